import { expect, test } from 'vitest';
import { permutations } from './every-order';
import { tellingPairs } from './order-pairs';

const groupOf = (keys: string, holds: (order: string) => boolean) => ({
  orders: [...permutations([...keys])].filter((order) => holds(order.join(''))),
});

test('a group is told by what is always before what in it', () => {
  const ab = groupOf('abc', (order) => order.indexOf('a') < order.indexOf('b'));
  const ba = groupOf('abc', (order) => order.indexOf('b') < order.indexOf('a'));
  expect(tellingPairs([ab, ba])).toEqual([[['a', 'b']], [['b', 'a']]]);
});

test('what follows from other pairs is not said', () => {
  const [abc, rest] = [groupOf('abc', (order) => order === 'abc'), groupOf('abc', (order) => order !== 'abc')];
  expect(tellingPairs([abc, rest])).toEqual([
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    [],
  ]);
});

test('what all orders share that were tried so far tells none of them from another', () => {
  const [one, other] = [{ orders: [['a', 'b', 'c']] }, { orders: [['a', 'c', 'b']] }];
  expect(tellingPairs([one, other])).toEqual([[['b', 'c']], [['c', 'b']]]);
});
