import { expect, test } from 'vitest';
import { moonBoard, moonEvaluation } from '../testing/moon-board';
import { createDebugger } from './debugger';
import { createTransport } from './transport';

/** Blood Moon, Urborg that never applies, two boosts; the head at the start. */
function atStart() {
  const debug = createDebugger((board) => ({ ...moonEvaluation, board }), moonBoard);
  const transport = createTransport(debug);
  transport.first();
  return { transport, step: () => debug.store.getState().step };
}

test('steps visit every entry, or only those that change something', () => {
  const { transport, step } = atStart();
  transport.next();
  transport.next();
  expect(step()).toBe(2);
  transport.visitUnchanged(false);
  transport.previous();
  expect(step()).toBe(1);
  transport.next();
  expect(step()).toBe(3);
});

test('playing stops at the end, and begins again from the start', () => {
  const { transport, step } = atStart();
  transport.last();
  transport.togglePlay();
  expect([step(), transport.store.getState().playing]).toEqual([0, true]);
  for (let i = 0; i < 4; i += 1) transport.tick();
  expect([step(), transport.store.getState().playing]).toEqual([4, false]);
});

test('stepping back, jumping and running to a stop pause it', () => {
  const { transport, step } = atStart();
  transport.togglePlay();
  transport.toLayer('7c');
  expect([step(), transport.store.getState().playing]).toEqual([3, false]);
  expect(transport.runTo({ kind: 'layer', layer: '6' })).toBe(false);
  expect(step()).toBe(3);
});
