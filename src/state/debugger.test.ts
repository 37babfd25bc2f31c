import { expect, test } from 'vitest';
import { objectId } from '../engine';
import { boardOf, creature, enchantment } from '../testing/board-of';
import { emptyBoard, newEffect, newObject } from './builders';
import { createDebugger } from './debugger';
import { evaluateBoard } from './evaluator';

const bear = objectId('grizzly-bears');
const withBear = { ...emptyBoard, objects: [newObject(emptyBoard, 'Grizzly Bears')], timestamps: ['grizzly-bears'] };
const growth = newEffect(withBear, 'Target creature gets +3/+3 until end of turn.', { targets: [bear] });
const made = () => createDebugger(evaluateBoard, withBear);
const power = (debug: ReturnType<typeof made>) => debug.store.getState().evaluation.trace.final.get(bear)?.power;

test('an edit is answered at once, and undone and done again', () => {
  const debug = made();
  debug.edit({ kind: 'add-effect', effect: growth });
  expect(power(debug)).toBe(5);
  debug.undo();
  expect(power(debug)).toBe(2);
  debug.redo();
  expect(power(debug)).toBe(5);
});

test('edits with one merge key are one step of undo', () => {
  const debug = made();
  debug.edit({ kind: 'set-title', title: 'B' }, { merge: 'title' });
  debug.edit({ kind: 'set-title', title: 'Bo' }, { merge: 'title' });
  debug.undo();
  expect(debug.store.getState().board.title).toBe('');
});

test('a new edit forgets what was undone', () => {
  const debug = made();
  debug.edit({ kind: 'add-effect', effect: growth });
  debug.undo();
  debug.edit({ kind: 'set-title', title: 'another way' });
  debug.redo();
  expect(power(debug)).toBe(2);
});

test('a preview shows the result and leaves the board alone', () => {
  const debug = made();
  debug.previewChange({ kind: 'add-effect', effect: growth }, bear);
  const { preview, board } = debug.store.getState();
  expect(preview?.evaluation.trace.final.get(bear)?.power).toBe(5);
  expect(board.effects).toEqual([]);
  debug.previewChange(null);
  expect(debug.store.getState().preview).toBeNull();
});

test('a board that came by link is not edited until it is made ones own', () => {
  const debug = made();
  debug.open(withBear, { readOnly: true });
  debug.edit({ kind: 'add-effect', effect: growth });
  expect(power(debug)).toBe(2);
  debug.makeEditable();
  debug.edit({ kind: 'add-effect', effect: growth });
  expect(power(debug)).toBe(5);
});

test('the head stays at the same effect when an earlier one comes before it', () => {
  const debug = made();
  debug.edit({ kind: 'add-effect', effect: growth });
  debug.edit({ kind: 'add-object', object: newObject(debug.store.getState().board, 'Glorious Anthem') });
  debug.goToStep(1);
  expect(debug.store.getState().evaluation.trace.steps[0]).toMatchObject({ effect: 'e1', layer: '7c' });
  debug.edit({ kind: 'move-timestamp', key: 'glorious-anthem', to: 0 });
  expect(debug.store.getState().step).toBe(2);
});

test('at the end the head stays at the end, and the start stays the start', () => {
  const debug = made();
  debug.edit({ kind: 'add-effect', effect: growth });
  expect(debug.store.getState().step).toBe(1);
  debug.firstStep();
  debug.undo();
  expect(debug.store.getState().step).toBe(0);
});

test('what is selected is let go when it leaves the board', () => {
  const debug = made();
  debug.select(bear);
  debug.edit({ kind: 'remove', id: bear });
  expect(debug.store.getState().selected).toBeNull();
});

test('an older edition is a way to look: board, undo and the place stay, and edits are shown in it', () => {
  const bonus = { card: enchantment('Each creature with power 3 or greater gets +1/+1.') };
  const board = boardOf({ bonus, bear: { card: creature(), counters: { '+1/+1': 1 } } });
  const debug = createDebugger(evaluateBoard, board);
  debug.goToStep(1); // the counter, in 7c
  debug.lookAt('older');
  const { evaluation, step, history, edition } = debug.store.getState();
  expect([edition, history.past.length, evaluation.board]).toEqual(['older', 0, board]);
  expect(evaluation.trace.steps[step - 1]).toMatchObject({ layer: '7d', effect: 'bear#+1/+1' });
  debug.edit({ kind: 'set-off', id: 'bonus', off: true });
  expect(debug.store.getState().evaluation.trace.steps).toMatchObject([{ layer: '7d' }]);
  debug.lookAt('current');
  expect(debug.store.getState().evaluation.trace.steps).toMatchObject([{ layer: '7c' }]);
  debug.lookAt('older');
  debug.open(board);
  expect(debug.store.getState().edition).toBe('current');
});
