import { expect, test } from 'vitest';
import { type Board, objectId } from '../engine';
import { boardOf } from '../testing/board-of';
import { emptyBoard } from './builders';
import { createDebugger } from './debugger';
import { evaluateBoard } from './evaluator';
import { createKeptView } from './kept-view';

const moonlit = boardOf({ urborg: 'Urborg, Tomb of Yawgmoth', bayou: 'Bayou', moon: 'Blood Moon' });
const withoutMoon = boardOf({ urborg: 'Urborg, Tomb of Yawgmoth', bayou: 'Bayou' });

/** The storage of one tab, and pages that are loaded in it one after another. */
function tab({ refuses = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const allowed = () => {
    if (refuses) throw new Error('denied');
    return storage;
  };
  const load = (board: Board) => {
    const debug = createDebugger(evaluateBoard, emptyBoard);
    debug.open(board);
    return { debug, view: createKeptView(debug, evaluateBoard, allowed) };
  };
  return { kept, load };
}

test('the head, the selection, the edition and the pinned run are there again after the reload, once', () => {
  const { load } = tab();
  const before = load(moonlit);
  before.debug.lookAt('older');
  before.debug.goToStep(1);
  before.debug.select(objectId('bayou'));
  before.debug.pin(evaluateBoard(withoutMoon, 'older'));
  before.view.keep();

  const after = load(moonlit);
  after.view.restore();
  const { step, selected, edition, pinned } = after.debug.store.getState();
  expect({ step, selected, edition }).toEqual({ step: 1, selected: 'bayou', edition: 'older' });
  expect(pinned?.board.objects.map(({ id }) => id)).toEqual(['urborg', 'bayou']);
  expect(pinned?.trace.edition).toBe(before.debug.store.getState().pinned?.trace.edition);

  const later = load(moonlit);
  later.view.restore();
  expect(later.debug.store.getState()).toMatchObject({ step: 2, selected: null, edition: 'current', pinned: null });
});

test('each position is kept, also one before a note or at either end', () => {
  const end = evaluateBoard(moonlit).trace.steps.length;
  expect(end).toBe(2); // Blood Moon applies, and the note that Urborg's effect never does (305.7, 613.8)
  for (let position = 0; position <= end; position++) {
    const { load } = tab();
    const before = load(moonlit);
    before.debug.goToStep(position);
    before.view.keep();
    const after = load(moonlit);
    after.view.restore();
    expect(after.debug.store.getState().step).toBe(position);
  }
});

test('another board opens at its end, whatever was kept of the one before', () => {
  const { load } = tab();
  const before = load(moonlit);
  before.debug.goToStep(0);
  before.view.keep();
  const other = load(withoutMoon);
  other.view.restore();
  expect(other.debug.store.getState().step).toBe(other.debug.store.getState().evaluation.trace.steps.length);
});

test.each(['', '{', '3', '{"of":3}', '{"of":"urborg bayou moon","edition":"mine","position":0,"step":"0"}'])(
  'what a stranger put there is no view: %o',
  (text) => {
    const { kept, load } = tab();
    kept.set('layerscope:view', text);
    const { debug, view } = load(moonlit);
    view.restore();
    expect(debug.store.getState()).toMatchObject({ step: 2, selected: null, pinned: null });
  },
);

test('a pinned board that is none is left out, and the rest is there again', () => {
  const { kept, load } = tab();
  const before = load(moonlit);
  before.debug.goToStep(1);
  before.debug.pin(evaluateBoard(withoutMoon));
  before.view.keep();
  const [[key, text] = ['', '']] = [...kept];
  kept.set(key, JSON.stringify({ ...JSON.parse(text), pinned: { format: 'deck' } }));
  const after = load(moonlit);
  after.view.restore();
  expect(after.debug.store.getState()).toMatchObject({ step: 1, pinned: null });
});

test('where storage is refused, the board opens at its end', () => {
  const { load } = tab({ refuses: true });
  const { debug, view } = load(moonlit);
  debug.goToStep(1);
  view.keep();
  view.restore();
  expect(debug.store.getState().step).toBe(1); // untouched, and nothing was thrown
});
