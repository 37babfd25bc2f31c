import { expect, test } from 'vitest';
import { nearest } from './nearest';

const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 100, y: row * 100 })));

test('arrow keys walk along rows and columns', () => {
  expect(nearest({ x: 0, y: 100 }, grid, 'right')).toEqual({ x: 100, y: 100 });
  expect(nearest({ x: 100, y: 100 }, grid, 'up')).toEqual({ x: 100, y: 0 });
  expect(nearest({ x: 100, y: 100 }, grid, 'down')).toEqual({ x: 100, y: 200 });
});

test('at an edge there is nowhere to go', () => {
  expect(nearest({ x: 200, y: 0 }, grid, 'right')).toBeNull();
});

test('from outside the grid the nearest place in the direction is taken', () => {
  expect(nearest({ x: -300, y: 120 }, grid, 'right')).toEqual({ x: 0, y: 100 });
});
