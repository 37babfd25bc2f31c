import { describe, expect, test } from 'vitest';
import { effectKey } from '../../engine';
import { evaluationOf } from '../../testing/board-of';
import { moonEvaluation } from '../../testing/moon-board';
import { dependencyData, pairToShow } from './dependency-data';

const { trace } = moonEvaluation;
const states = (position: number, side: 'before' | 'after') =>
  dependencyData(trace, position, side)?.nodes.map((node) => [node.effect, node.state]);

describe('the dependencies under the head', () => {
  test('before Blood Moon, Urborg waits and will be gone', () => {
    expect(states(1, 'before')).toEqual([
      ['urborg/0', 'waits-then-gone'],
      ['moon/0', 'now'],
    ]);
    expect(dependencyData(trace, 1, 'before')?.edges).toHaveLength(1);
  });

  test('613.8c: after it, all is asked anew and nothing is left', () => {
    expect(states(1, 'after')).toEqual([
      ['urborg/0', 'gone'],
      ['moon/0', 'applied'],
    ]);
    expect(dependencyData(trace, 1, 'after')?.edges).toEqual([]);
  });

  test('at a step that never applies: the moment that made it so, what was dropped, and what is still to come', () => {
    const bell = evaluationOf({
      bell: 'Kormus Bell',
      urborg: 'Urborg, Tomb of Yawgmoth',
      moon: 'Blood Moon',
      wasteland: 'Wasteland',
    });
    const data = dependencyData(bell.trace, 2, 'before');
    expect(bell.trace.steps[1]).toMatchObject({ kind: 'never-applies', effect: 'urborg/0' });
    expect(data).toMatchObject({ entry: 0, dropped: { effect: 'urborg/0', by: 'moon/0' } });
    expect(data?.nodes.map((node) => [node.effect, node.state])).toEqual([
      ['bell/0', 'to-come'],
      ['urborg/0', 'gone'],
      ['moon/0', 'applied'],
    ]);
    expect(data?.edges.map((edge) => [edge.dependent, edge.on])).toEqual([
      ['bell/0', 'urborg/0'],
      ['urborg/0', 'moon/0'],
    ]);
    expect(data?.next).toBe('moon/0');
    const after = dependencyData(bell.trace, 2, 'after');
    expect(after).toMatchObject({ edges: [], asked: ['bell/0'], dropped: null, next: 'bell/0' });
    expect(dependencyData(bell.trace, 3, 'after')?.next).toBeNull();
    expect(after?.nodes).toHaveLength(3);
  });

  test('what lost its ability in an earlier layer is out before its own begins', () => {
    const { trace } = evaluationOf(
      {
        lion: 'Serra Angel',
        opal: 'Opalescence',
        anthem: 'Glorious Anthem',
        other: 'Honor of the Pure',
        bear: 'Grizzly Bears',
      },
      { effects: [{ id: 'e1', text: 'Target creature loses all abilities until end of turn.', targets: ['anthem'] }] },
    );
    const never = trace.steps.findIndex((step) => step.kind === 'never-applies');
    expect(trace.steps[never]).toMatchObject({ effect: 'anthem/0', layer: '7c' });
    const data = dependencyData(trace, never + 1, 'before');
    expect(data?.dropped).toEqual({ effect: 'anthem/0', by: null });
    expect(data?.asked).toEqual(['other/0']);
    expect(data?.nodes.map((node) => [node.effect, node.state])).toEqual([
      ['anthem/0', 'gone'],
      ['other/0', 'to-come'],
    ]);
  });

  test('at the start it shows the first layer that is to come', () => {
    expect(dependencyData(trace, 0, 'before')).toMatchObject({ layer: '4' });
  });

  test('a pair is the one asked for, the first dependency, or the first two effects', () => {
    const layer4 = dependencyData(trace, 1, 'before');
    const layer7c = dependencyData(trace, 3, 'before');
    if (!layer4 || !layer7c) throw new Error('both layers have effects');
    expect(pairToShow(layer4, null)).toEqual({ dependent: 'urborg/0', on: 'moon/0' });
    const asked = { dependent: effectKey('moon/0'), on: effectKey('urborg/0') };
    expect(pairToShow(layer4, asked)).toEqual(asked);
    expect(pairToShow(layer7c, asked)).toEqual({ dependent: 'bear#+1/+1', on: 'e1' });
  });
});
