import { expect, test } from 'vitest';
import { enchantment, evaluationOf, type Objects } from '../../testing/board-of';
import type { TraceStep } from '../trace/types';

/** What the trace says of a layer, in short: effect and reason of each application, and the notes between them. */
function layerOf(layer: string, objects: Objects, more: object = {}): readonly string[] {
  return evaluationOf(objects, more)
    .trace.steps.filter((step) => step.layer === layer)
    .map(short);
}

function short(step: TraceStep): string {
  switch (step.kind) {
    case 'applies':
      return `${step.effect} ${step.reason.kind}`;
    case 'never-applies':
      return `${step.effect} never: ${step.why}${step.because === null ? '' : ` by ${step.because}`}`;
    case 'goes-on':
      return `${step.effect} goes on`;
    case 'loop':
      return `loop ${step.members.join(' ')}`;
    case 'reordered':
      return `${step.next} instead of ${step.instead}`;
  }
}

test('613.8b: Blood Moon goes first because an older effect waits for it, which then never applies', () => {
  expect(layerOf('4', { urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon' })).toEqual([
    'moon/0 before-dependent',
    'urborg/0 never: ability-gone by moon/0',
  ]);
});

test('613.7: with Blood Moon older nothing waits, timestamps alone decide', () => {
  expect(layerOf('4', { moon: 'Blood Moon', urborg: 'Urborg, Tomb of Yawgmoth' })).toEqual([
    'moon/0 timestamp',
    'urborg/0 never: ability-gone by moon/0',
  ]);
});

test('613.8b: what waited is applied just after the newer effect that it depends on', () => {
  expect(layerOf('4', { bell: 'Kormus Bell', urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest' })).toEqual([
    'urborg/0 before-dependent',
    'bell/0 waited',
  ]);
});

test('613.8b: in a loop timestamps decide, and the loop is named before its first effect applies', () => {
  const white = { card: enchantment('Black creatures are white.') };
  const black = { card: enchantment('White creatures are black.') };
  const bodies = { lions: 'Savannah Lions', knight: 'Black Knight' };
  expect(layerOf('5', { white, black, ...bodies })).toEqual([
    'loop white/0 black/0',
    'white/0 loop',
    'black/0 timestamp',
  ]);
});

test('613.8c: a dependency that appears after an application changes who is next, and the trace says so', () => {
  const board = {
    urborg: 'Urborg, Tomb of Yawgmoth',
    graft: { card: 'Xenograft', choices: { creatureType: 'Zombie' } },
    bell: 'Kormus Bell',
    forest: 'Forest',
  };
  expect(layerOf('4', board)).toEqual([
    'urborg/0 timestamp',
    'bell/0 instead of graft/1',
    'bell/0 before-dependent',
    'graft/1 waited',
  ]);
});

test('613.3: defining abilities come first, whatever their timestamp', () => {
  const lattice = { card: 'Mycosynth Lattice' };
  expect(
    layerOf('5', { lattice, spawn: { card: { ...enchantment('Devoid'), typeLine: 'Creature — Eldrazi' } } }),
  ).toEqual(['spawn/0 cda', 'lattice/1 timestamp']);
});

test('613.6: an effect that has begun goes on without its ability', () => {
  const { trace } = evaluationOf({ opal: 'Opalescence', humility: 'Humility', anthem: 'Glorious Anthem' });
  const goesOn = trace.steps.flatMap((step) =>
    step.kind === 'applies' && step.continues ? [`${step.layer} ${step.effect}`] : [],
  );
  expect(goesOn).toEqual(['7b humility/0']);
});
