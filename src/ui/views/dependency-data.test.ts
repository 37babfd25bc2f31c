import { describe, expect, test } from 'vitest';
import { effectKey } from '../../engine';
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
