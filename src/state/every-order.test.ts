import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { type Board, libraryOf } from '../engine';
import { createEvaluator } from '../evaluate';
import { boardOf } from '../testing/board-of';
import { createTrial, decidingPair, factorial, permutations, withCards, withOrder } from './every-order';
import { orderReports } from './order-reports';

const evaluate = createEvaluator(builtInCards);
const board = boardOf(
  { humility: 'Humility', opalescence: 'Opalescence', anthem: 'Glorious Anthem', bear: 'Grizzly Bears' },
  { timestamps: ['humility', 'opalescence', 'anthem', 'bear'] },
);
const three = ['humility', 'opalescence', 'anthem'];

const reportsOf = (keys: readonly string[], by = evaluate) => [
  ...orderReports({ board, keys, edition: 'current' }, by),
];

test('all orders of three, the given one first', () => {
  const orders = [...permutations(['a', 'b', 'c'])];
  expect(orders[0]).toEqual(['a', 'b', 'c']);
  expect(new Set(orders.map((order) => order.join(''))).size).toBe(6);
  expect([0, 1, 4, 7].map(factorial)).toEqual([1, 1, 24, 5_040]);
});

test('chosen keys change places among themselves, all others stay', () => {
  expect(withOrder(board, ['anthem', 'humility']).timestamps).toEqual(['anthem', 'opalescence', 'humility', 'bear']);
});

test('613.7: of Humility, Opalescence and Anthem only the order of the first two matters', () => {
  const last = reportsOf(three).at(-1);
  if (last?.kind !== 'done') throw new Error('it did not come to an end');
  const { groups, done, total } = last.result;
  expect([done, total]).toEqual([6, 6]);
  expect(groups.map(({ orders }) => orders.length)).toEqual([3, 3]);
  expect(decidingPair(groups, three)).toEqual(['humility', 'opalescence']);
});

test('it reports on the way, each time what it has by then, and says once that it is done', () => {
  const reports = reportsOf(three);
  expect(reports.map(({ kind }) => kind)).toEqual([...Array(6).fill('progress'), 'done']);
  const done = reports.flatMap((report) => (report.kind === 'failed' ? [] : [report.result.done]));
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 6]);
});

test('a request and its reports survive the way between page and worker', () => {
  const request = structuredClone({ board: withCards(board, builtInCards), keys: three, edition: 'current' } as const);
  const reports = [...orderReports(request, createEvaluator(libraryOf([])))];
  expect(structuredClone(reports)).toEqual(reportsOf(three));
});

test('a failure is a report like any other', () => {
  const broken = (): never => {
    throw new Error('no such thing');
  };
  expect(reportsOf(three, broken)).toEqual([{ kind: 'failed', reason: 'no such thing' }]);
});

test('nothing is tried before it is asked for, and never more than seven keys', () => {
  const tried: Board[] = [];
  const keys = ['humility', 'opalescence', 'anthem', 'bear', 'e', 'f', 'g', 'h'];
  const trial = createTrial(board, keys, (each) => {
    tried.push(each);
    return evaluate(each);
  });
  expect([trial.total, tried.length]).toEqual([5_040, 0]);
  expect([trial.next(), tried.length, trial.result().done]).toEqual([true, 1, 1]);
});
