import { expect, test } from 'vitest';
import { type Bus, layoutBus } from './bus-layout';
import type { Box, Placed } from './bus-rows';

// Rows 0 and 1 are B's, rows 2 to 5 are A's; a heading of 26 pixels stands 22 below the last row of B.
const box = (column: number, row: number): Placed => {
  const top = row * 220 + (row > 1 ? 18 : 0);
  return { left: 12 + column * 193, top, right: 193 + column * 193, bottom: top + 190, side: row > 1 ? 'A' : 'B' };
};
const heading: Box = { left: 12, top: 432, right: 180, bottom: 458 };
const bus = (given: Partial<Parameters<typeof layoutBus>[0]>): Bus => {
  const found = layoutBus({
    ...{ source: box(0, 0), targets: [], spared: [], blocks: [], labels: [heading], folded: [], width: 784 },
    ...given,
  });
  if (!found) throw new Error('no bus');
  return found;
};
const center = (column: number): number => 102.5 + column * 193;
const ends = (paths: readonly string[]): readonly string[] => paths.map((path) => path.replace(/^.*?(?=V)/, ''));

test('between neighboring rows it lies in the middle of their gutter', () => {
  const { lines, arrows, starts } = bus({ source: box(0, 3), targets: [box(1, 2), box(3, 2)] });
  const y = (box(0, 2).bottom + box(0, 3).top) / 2;
  expect(lines[0]).toBe(`M${center(0) + 6} ${y}H${center(3) - 6}`);
  expect(ends(arrows)).toEqual([`V${box(1, 2).bottom + 4}`, `V${box(3, 2).bottom + 4}`]);
  expect(starts).toEqual([{ x: center(0), y: box(0, 3).top }]);
});

test('it hops over a spared tile between, and over none beyond its ends', () => {
  const { hops } = bus({ source: box(0, 3), targets: [box(0, 2), box(2, 2)], spared: [box(1, 2), box(3, 2)] });
  expect(hops.map(({ x }) => x)).toEqual([center(1)]);
});

test('right over its source an arrow stands beside the stem', () => {
  const { arrows } = bus({ source: box(0, 3), targets: [box(0, 2), box(2, 2)] });
  expect(arrows[0]).toContain(`${center(0) - 30} `);
});

test('in its own row it runs below, or above where it goes up anyway', () => {
  const level = bus({ source: box(0, 2), targets: [box(2, 2)] });
  expect(ends(level.arrows)).toEqual([`V${box(2, 2).bottom + 4}`]);
  const both = bus({ source: box(0, 3), targets: [box(1, 2), box(2, 3)] });
  expect(ends(both.arrows)).toEqual([`V${box(1, 2).bottom + 4}`, `V${box(2, 3).top - 4}`]);
});

test('both ways it leaves from both edges', () => {
  const { starts } = bus({ source: box(0, 3), targets: [box(1, 2), box(1, 4)] });
  expect(starts.map(({ y }) => y)).toEqual([box(0, 3).top, box(0, 3).bottom]);
});

test('to the other side it keeps clear of the heading', () => {
  const { arrows, lines } = bus({ source: box(2, 1), targets: [box(1, 2)] });
  expect(lines[0]).toContain(`${box(0, 1).bottom + 15.5}`);
  expect(arrows[0]).toContain(`V${box(1, 2).top - 4}`);
  const shifted = bus({
    source: box(2, 1),
    targets: [box(0, 2)],
    labels: [{ ...heading, right: 120 }],
  });
  expect(shifted.arrows[0]).toMatch(/Q130 /); // 10 beside the heading's end, still over the tile
});

test('past a row it takes the margin on the shorter side', () => {
  const left = bus({ source: box(0, 4), targets: [box(1, 2)], spared: [box(1, 3), box(3, 3)] });
  expect(left.lines.some((path) => path.includes('Q5 '))).toBe(true); // 7 left of the first column
  const right = bus({ source: box(3, 4), targets: [box(2, 2)], spared: [box(0, 3)] });
  expect(right.lines.some((path) => path.includes(`Q${box(3, 0).right + 7} `))).toBe(true);
});

test('on its way to a further row it branches off to nearer ones', () => {
  const { joints, arrows } = bus({ source: box(0, 5), targets: [box(1, 2), box(1, 3)], spared: [box(3, 4)] });
  expect(joints).toContainEqual({ x: 5, y: (box(0, 3).bottom + box(0, 4).top) / 2 });
  expect(arrows).toHaveLength(2);
});

test('more than two rows away it is a mark that counts and names the side', () => {
  const { marks, arrows } = bus({
    source: box(0, 4),
    targets: [box(0, 0), box(1, 0), box(3, 0)],
    spared: [box(0, 1), box(0, 2), box(0, 3)],
  });
  expect(arrows).toEqual([]);
  expect(marks).toMatchObject([{ count: 3, side: 'B', way: 'up', anchor: 'start' }]);
});

test('past a folded side it is a mark', () => {
  const folded: Box = { left: 12, top: 660, right: 772, bottom: 664 };
  const near = { source: box(0, 5), targets: [box(0, 3)], spared: [box(0, 4)] };
  expect(bus(near).marks).toEqual([]);
  const between = { ...folded, top: box(0, 3).bottom + 40, bottom: box(0, 3).bottom + 44 };
  expect(bus({ ...near, folded: [between] }).marks).toMatchObject([{ count: 1, side: null }]);
});

test('no line crosses a tile, wherever source and targets stand', () => {
  const rows = [0, 1, 2, 3, 4, 5];
  const all = rows.flatMap((row) => [0, 1, 2, 3].map((column) => box(column, row)));
  for (const source of all) {
    for (const one of all) {
      const targets = all.filter((other) => other !== source && (other === one || other.left === one.left));
      if (targets.length === 0) continue;
      const spared = all.filter((other) => other !== source && !targets.includes(other));
      const { lines, arrows } = bus({ source, targets, spared });
      for (const path of [...lines, ...arrows]) {
        for (const [from, to] of segments(path)) expect(all.filter((tile) => crosses(from, to, tile))).toEqual([]);
      }
    }
  }
});

test('nothing changed, nothing drawn', () => {
  const input = { source: box(0, 0), targets: [], spared: [box(1, 0)], blocks: [], labels: [], folded: [], width: 784 };
  expect(layoutBus(input)).toBeNull();
});

type Spot = { readonly x: number; readonly y: number };

/** The straight pieces of a path of M, H, V and Q; a corner counts as the line between its ends. */
function segments(path: string): readonly (readonly [Spot, Spot])[] {
  const found: [Spot, Spot][] = [];
  let at: Spot = { x: 0, y: 0 };
  for (const [, command = '', numbers = ''] of path.matchAll(/([MHVQ])([^MHVQ]*)/g)) {
    const values = numbers.trim().split(/[ ,]+/).map(Number);
    const [first = 0, second = 0, third = 0, fourth = 0] = values;
    const next: Record<string, Spot> = {
      M: { x: first, y: second },
      H: { x: first, y: at.y },
      V: { x: at.x, y: first },
      Q: { x: third, y: fourth },
    };
    const to = next[command] ?? at;
    if (command !== 'M') found.push([at, to]);
    at = to;
  }
  return found;
}

/** Through the inside of a tile; its edges are where lines begin. */
function crosses(from: Spot, to: Spot, tile: Box): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return right > tile.left && left < tile.right && bottom > tile.top && top < tile.bottom;
}
