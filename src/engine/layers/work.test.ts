import { expect, test } from 'vitest';
import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { benchBoard, type Kind } from '../../testing/bench/bench-board';
import { controlChain, controlEach, copyChain } from '../../testing/bench/chain-boards';
import { parseBoard } from '../board';
import { noWork, type Work } from './resolution';
import { resolveLayers } from './resolve-layers';

/** How much there was to do: counted, since times vary with the machine. */
const workOf = (kind: Kind, objects: number, effects: number): Work => workOn(benchBoard(kind, objects, effects));

function workOn(document: unknown): Work {
  const board = parseBoard(document);
  if (!board.ok) throw new Error(JSON.stringify(board.error[0]));
  const work = noWork();
  resolveLayers(compileBoard(board.value, builtInCards), work);
  return work;
}

test('on a plain table hardly a pair of effects needs to be tried', () => {
  const { pairs, selections, loopSearches } = workOf('plain', 1_000, 200);
  expect(pairs).toBeLessThan(200);
  expect(selections).toBeLessThan(600);
  expect(loopSearches).toBeLessThan(80);
}, 60_000);

test('effects that go on without their ability are no more work', () => {
  const { pairs, selections } = workOf('humility', 1_000, 200);
  expect(pairs).toBeLessThan(300);
  expect(selections).toBeLessThan(600);
}, 60_000);

test('chains and loops throughout: distinct texts, not effects, drive the square', () => {
  const few = workOf('heavy', 1_000, 200);
  const many = workOf('heavy', 1_000, 1_000);
  expect(few.pairs).toBeLessThan(20_000);
  expect(many.pairs).toBeLessThan(4 * few.pairs); // 25 times as many pairs of effects
}, 60_000);

test('ten times the objects, hardly more questions', () => {
  const small = workOf('heavy', 300, 100);
  const large = workOf('heavy', 3_000, 100);
  expect(large.pairs).toBeLessThan(2 * small.pairs);
  expect(large.loopSearches).toBeLessThan(2 * small.loopSearches);
}, 60_000);

test('613.8a by rows: in a chain of Auras that control each other, only neighbours are tried', () => {
  const small = workOn(controlChain(50));
  const large = workOn(controlChain(200));
  expect(small.pairs).toBeGreaterThanOrEqual(49); // each depends on the next
  expect(large.pairs).toBeLessThan(3 * 200);
  expect(large.selections).toBeLessThan(3 * 200);
}, 60_000);

test('control of separate objects: no effect looks at what another changes, so none is tried', () => {
  const { pairs, selections } = workOn(controlEach(300));
  expect(pairs).toBe(0);
  expect(selections).toBeLessThan(2 * 300);
}, 60_000);

test('a chain of copies: each has its values from the one before, and nothing is tried', () => {
  const { pairs, selections } = workOn(copyChain(1_000));
  expect(pairs).toBe(0);
  expect(selections).toBeLessThan(2 * 1_000);
}, 60_000);
