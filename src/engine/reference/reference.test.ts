import { expect, test } from 'vitest';
import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { randomCompiled } from '../../testing/random/random-compiled';
import { parseBoard } from '../board';
import type { CompiledBoard } from '../board/compiled';
import { resolveLayers } from '../layers';
import failedOnce from './boards-that-failed.json';
import { differenceFromReference } from './compare';

test('the engine and the reference agree on order, objects, every dependency and every result', () => {
  const wrong = seeds().flatMap((seed) => {
    const difference = differenceOn(randomCompiled(seed));
    return difference === null ? [] : [`seed ${seed}: ${difference}`];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
}, 600_000);

// Boards on which the two once differed, or do when the engine is broken in the way that the title says. Boards, not seeds:
// the next change of the generator makes other boards of all seeds.
test.each(failedOnce)('they agree on a board that tells them apart where $title', (document) => {
  const board = parseBoard(document);
  expect(board.ok && differenceOn(compileBoard(board.value, builtInCards))).toBeNull();
});

test('every sentence of a random board is read', () => {
  const unread = [...Array(500).keys()].flatMap((seed) => randomCompiled(seed).problems);
  expect(unread).toEqual([]);
}, 600_000);

test('random boards have dependencies, loops and effects that never apply', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 500; seed++) {
    const trace = resolveLayers(randomCompiled(seed));
    for (const [index, step] of trace.steps.entries()) {
      kinds.add(step.kind === 'applies' ? step.reason.kind : step.kind);
      for (const edge of trace.dependenciesBefore(index).edges) kinds.add(edge.kind);
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['cda', 'waited', 'loop', 'existence', 'applies-to', 'does', 'never-applies', 'reordered']),
  );
}, 600_000);

/** Fixed seeds and fresh ones: those follow from the day, so that a run can be made again. */
function seeds(): readonly number[] {
  const count = Number(process.env.BOARDS ?? 1_000);
  const today = Math.floor(Date.now() / 86_400_000);
  const fixed = Array.from({ length: count / 2 }, (_, index) => index);
  const fresh = Array.from({ length: count / 2 }, (_, index) => today * 1_000_000 + index);
  return [...fixed, ...fresh];
}

const differenceOn = (board: CompiledBoard): string | null => differenceFromReference(resolveLayers(board), board);
