/** The same board in an order that the rules do not have, for asking whether the order matters. */
import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { effectKey, objectId } from '../model/ids';
import type { OtherOrder, Trace } from '../trace/types';

const applied = (trace: Trace | undefined) =>
  trace?.steps.flatMap((step) => (step.kind === 'applies' ? [step.effect] : []));
const typesOf = (trace: Trace | undefined, object: string) => trace?.final.get(objectId(object))?.subtypes;

test('613.7: by timestamps alone Urborg makes every land a Swamp before Blood Moon takes its ability', () => {
  const { trace } = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', forest: 'Forest' });
  const alone = trace.inOrder?.({ kind: 'timestamps-alone' });
  expect(applied(trace)).toEqual(['moon/0']);
  expect(applied(alone)).toEqual(['urborg/0', 'moon/0']);
  expect(typesOf(alone, 'forest')).toEqual(['Forest', 'Swamp']);
  expect(typesOf(alone, 'urborg')).toEqual(['Mountain']);
});

test('613.8b: in a loop the other order of timestamps gives the other result', () => {
  const sap = { card: 'Saproling', token: true };
  const { trace } = evaluationOf({ limb: 'Life and Limb', moon: 'Blood Moon', bayou: 'Bayou', sap });
  const order: OtherOrder = { kind: 'exchanged', effects: [effectKey('limb/0'), effectKey('moon/0')] };
  expect(typesOf(trace, 'bayou')).toEqual(['Saproling', 'Mountain']);
  expect(typesOf(trace.inOrder?.(order), 'bayou')).toEqual(['Mountain']);
  expect(trace.inOrder?.(order)).toBe(trace.inOrder?.(order)); // worked out once
});
