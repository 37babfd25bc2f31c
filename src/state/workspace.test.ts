import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../engine';
import { boardOf } from '../testing/board-of';
import { createDebugger } from './debugger';
import { evaluateBoard } from './evaluator';
import { interfaceStore } from './interface';
import type { Shelf } from './shelf';
import { createWorkspace } from './workspace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moon = boardOf({ moon: 'Blood Moon' }, { title: 'Moon' });
const bear = boardOf({ bear: 'Grizzly Bears' }, { title: 'Bear' });

function desk({ refuses = false } = {}) {
  const boards = new Map<string, Board>();
  let current: string | null = null;
  const shelf: Shelf = {
    list: async () =>
      [...boards].map(([id, { title, objects }]) => ({ id, title, objects: objects.length, changed: 0 })),
    keep: async (id, board) => !refuses && boards.set(id, board) !== undefined,
    read: async (id) => boards.get(id) ?? null,
    remove: async (id) => void boards.delete(id),
    current: async () => current,
    setCurrent: async (id) => {
      current = id;
    },
  };
  let ids = 0;
  const debug = createDebugger(evaluateBoard, moon);
  return { boards, debug, workspace: createWorkspace(debug, shelf, () => `b${++ids}`) };
}

test('an example is kept from its first edit on, after a rest', async () => {
  const { boards, debug, workspace } = desk();
  await workspace.openNew(moon);
  expect(boards.size).toBe(0);
  debug.edit({ kind: 'set-title', title: 'Mine' });
  await vi.advanceTimersByTimeAsync(600);
  expect([...boards.values()].map(({ title }) => title)).toEqual(['Mine']);
  expect(interfaceStore.getState().saving).toBe('saved');
});

test('opening another board keeps what was edited a moment ago', async () => {
  const { boards, debug, workspace } = desk();
  debug.edit({ kind: 'set-title', title: 'Unsaved' });
  await workspace.openNew(bear);
  expect([...boards.values()].map(({ title }) => title)).toEqual(['Unsaved']);
});

test('a board from a link is kept only once it was copied, and one gets back to one’s own', async () => {
  const { boards, debug, workspace } = desk();
  debug.edit({ kind: 'set-title', title: 'Mine' });
  await workspace.openShared(bear);
  expect(boards.size).toBe(1);
  await workspace.makeCopy();
  expect([...boards.values()].map(({ title }) => title)).toEqual(['Mine', 'Bear']);
  await workspace.openKept('b1');
  expect(debug.store.getState().board.title).toBe('Mine');
  expect(debug.store.getState().readOnly).toBe(false);
});

test('a removed board comes back', async () => {
  const { boards, debug, workspace } = desk();
  debug.edit({ kind: 'set-title', title: 'Mine' });
  await workspace.settle();
  const back = await workspace.remove('b1');
  expect(boards.size).toBe(0);
  await back?.();
  expect(boards.get('b1')?.title).toBe('Mine');
});

test('where storage refuses, the page says so and the board stays', async () => {
  const { debug, workspace } = desk({ refuses: true });
  debug.edit({ kind: 'set-title', title: 'Mine' });
  await workspace.settle();
  expect(interfaceStore.getState().saving).toBe('refused');
  expect(debug.store.getState().board.title).toBe('Mine');
});
