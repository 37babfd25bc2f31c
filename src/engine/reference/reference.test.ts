import { expect, test } from 'vitest';
import { builtInCards } from '../../cards';
import { compileBoard, createCompileCache } from '../../compiler';
import { randomBoard } from '../../testing/random/random-board';
import { parseBoard } from '../board';
import type { CompiledBoard } from '../board/compiled';
import { resolveLayers } from '../layers';
import { differenceFromReference } from './compare';
import failedOnce from './seeds-that-failed.json';

const cache = createCompileCache();

test('the engine and the reference agree on order, objects, every dependency and every result', () => {
  const wrong = seeds().flatMap((seed) => {
    const board = compiled(seed);
    const difference = differenceFromReference(resolveLayers(board), board);
    return difference === null ? [] : [`seed ${seed}: ${difference}`];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
}, 600_000);

test('every sentence of a random board is read', () => {
  const unread = [...Array(500).keys()].flatMap((seed) => compiled(seed).problems);
  expect(unread).toEqual([]);
});

test('random boards have dependencies, loops and effects that never apply', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 500; seed++) {
    const trace = resolveLayers(compiled(seed));
    for (const [index, step] of trace.steps.entries()) {
      kinds.add(step.kind === 'applies' ? step.reason.kind : step.kind);
      for (const edge of trace.dependenciesBefore(index).edges) kinds.add(edge.kind);
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['cda', 'waited', 'loop', 'existence', 'applies-to', 'does', 'never-applies', 'reordered']),
  );
});

/** Fixed seeds, all that ever failed, and fresh ones: those follow from the day, so that a run can be made again. */
function seeds(): readonly number[] {
  const count = Number(process.env.BOARDS ?? 1_000);
  const today = Math.floor(Date.now() / 86_400_000);
  const fixed = Array.from({ length: count / 2 }, (_, index) => index);
  const fresh = Array.from({ length: count / 2 }, (_, index) => today * 1_000_000 + index);
  return [...failedOnce, ...fixed, ...fresh];
}

function compiled(seed: number): CompiledBoard {
  const board = parseBoard(randomBoard(seed));
  if (!board.ok) throw new Error(`seed ${seed}: ${JSON.stringify(board.error)}`);
  return compileBoard(board.value, builtInCards, cache);
}
