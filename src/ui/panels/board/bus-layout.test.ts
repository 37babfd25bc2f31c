import { expect, test } from 'vitest';
import { type Box, layoutBus } from './bus-layout';

const box = (column: number, row: number): Box => ({
  left: column * 193,
  top: row * 220,
  right: column * 193 + 181,
  bottom: row * 220 + 190,
});

test('the trunk lies in the middle of the gutter between the two rows', () => {
  const bus = layoutBus({ source: box(0, 1), targets: [box(1, 0), box(3, 0)], spared: [] });
  expect(bus?.trunk).toEqual(['M90.5 220V205', 'M90.5 205H669.5']);
  expect(bus?.branches.every((path) => path.endsWith('V194'))).toBe(true);
});

test('it hops over a tile between, and over none beyond its ends', () => {
  const bus = layoutBus({ source: box(0, 1), targets: [box(0, 0), box(2, 0)], spared: [box(1, 0), box(3, 0)] });
  expect(bus?.hops).toEqual([{ x: 283.5, y: 205 }]);
});

test('to a row below it leaves from the bottom', () => {
  const bus = layoutBus({ source: box(1, 0), targets: [box(0, 1)], spared: [] });
  expect(bus?.start).toEqual({ x: 283.5, y: 190 });
  expect(bus?.branches[0]?.endsWith('V216')).toBe(true);
});

test('rows that are no neighbors get no line, for it would cross a tile', () => {
  expect(layoutBus({ source: box(0, 2), targets: [box(1, 0)], spared: [] })).toBeNull();
  expect(layoutBus({ source: box(0, 1), targets: [box(1, 0), box(1, 2)], spared: [] })).toBeNull();
});

test('nothing changed, nothing drawn', () => {
  expect(layoutBus({ source: box(0, 0), targets: [], spared: [box(1, 0)] })).toBeNull();
});
