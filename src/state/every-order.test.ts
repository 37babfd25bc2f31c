import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { objectId } from '../engine';
import { createEvaluator } from '../evaluate';
import { emptyBoard, newObject } from './builders';
import { decidingPair, type EveryOrder, permutations, tryEveryOrder, withOrder } from './every-order';

const evaluate = createEvaluator(builtInCards);
const board = {
  ...emptyBoard,
  objects: ['Humility', 'Opalescence', 'Glorious Anthem', 'Grizzly Bears'].map((name, index) =>
    newObject(emptyBoard, name, { id: objectId(`o${index}`) }),
  ),
  timestamps: ['o0', 'o1', 'o2', 'o3'],
};
const quiet = { evaluate, onProgress: () => {}, rest: async () => {} };

test('all orders of three, the given one first', () => {
  const orders = [...permutations(['a', 'b', 'c'])];
  expect(orders[0]).toEqual(['a', 'b', 'c']);
  expect(new Set(orders.map((order) => order.join(''))).size).toBe(6);
});

test('chosen keys change places among themselves, all others stay', () => {
  expect(withOrder(board, ['o2', 'o0']).timestamps).toEqual(['o2', 'o1', 'o0', 'o3']);
});

test('613.7: of Humility, Opalescence and Anthem only the order of the first two matters', async () => {
  const { groups, done, total } = await tryEveryOrder(board, ['o0', 'o1', 'o2'], {
    ...quiet,
    signal: new AbortController().signal,
  });
  expect([done, total]).toEqual([6, 6]);
  expect(groups.map(({ orders }) => orders.length)).toEqual([3, 3]);
  expect(decidingPair(groups, ['o0', 'o1', 'o2'])).toEqual(['o0', 'o1']);
});

test('it stops where it is told to, with what it has', async () => {
  const stop = new AbortController();
  stop.abort();
  const result: EveryOrder = await tryEveryOrder(board, ['o0', 'o1'], { ...quiet, signal: stop.signal });
  expect(result).toEqual({ groups: [], done: 0, total: 2 });
});
