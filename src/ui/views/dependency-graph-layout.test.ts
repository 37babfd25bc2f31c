import * as dagre from '@dagrejs/dagre';
import { describe, expect, test } from 'vitest';
import { dependencyGraphLayout } from './dependency-graph-layout';
import type { GraphEdge, GraphLayout, PlacedEdge } from './dependency-graph-types';
import { LINE, widthOfLines } from './graph-words';

const edge = (dependent: string, on: string, inLoop = false): GraphEdge => ({
  id: `${dependent}>${on}`,
  dependent,
  on,
  inLoop,
  words: { full: ['would change what it applies to,', 'on Swamp 613.8a'], short: ['applies to,', 'on Swamp'] },
});

function graph(keys: string, edges: readonly GraphEdge[], width = 532, room = 240): GraphLayout {
  const nodes = keys.split(' ').map((key) => ({ key, name: 76, state: 30, stamp: 12 }));
  return dependencyGraphLayout(dagre, { nodes, edges }, { width, room });
}
const at = (layout: GraphLayout, key: string) =>
  layout.nodes.find((node) => node.key === key) ?? { x: 0, y: 0, width: 0, height: 0, lines: 1 };

type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const nodeRects = (layout: GraphLayout): readonly Rect[] =>
  layout.nodes.map(({ x, y, width, height }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }));

function wordRect({ words }: PlacedEdge): readonly Rect[] {
  if (words === null) return [];
  const width = widthOfLines(words.lines);
  const left = { start: words.x, middle: words.x - width / 2, end: words.x - width }[words.anchor];
  return [{ left, right: left + width, top: words.y - 9, bottom: words.y + (words.lines.length - 1) * LINE + 3 }];
}

/** The head of an arrow, as far as it is seen. */
const tipRect = ({ tip }: PlacedEdge): Rect => ({
  left: tip.x - 6,
  right: tip.x + 6,
  top: tip.y - 6,
  bottom: tip.y + 6,
});

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Nothing lies on anything else, and all of it is inside the drawing. */
function expectClear(layout: GraphLayout, width: number): void {
  const nodes = nodeRects(layout);
  const words = layout.edges.flatMap(wordRect);
  const solid = [...nodes, ...words];
  for (const [index, one] of solid.entries())
    for (const other of solid.slice(index + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
  for (const tip of layout.edges.map(tipRect)) for (const text of words) expect(overlap(tip, text)).toBe(false);
  for (const rect of solid) {
    expect(rect.left).toBeGreaterThanOrEqual(0);
    expect(rect.right).toBeLessThanOrEqual(width);
    expect(rect.top).toBeGreaterThanOrEqual(0);
    expect(rect.bottom).toBeLessThanOrEqual(layout.height);
  }
}

const CHAIN = [edge('a', 'b'), edge('b', 'c')];
const LOOP = [edge('a', 'b', true), edge('b', 'c', true), edge('c', 'a', true)];

describe('the graph of 613.8', () => {
  test('two effects fill the width: what waits left, what it waits for right, a straight arrow between', () => {
    const layout = graph('urborg moon', [edge('urborg', 'moon')]);
    expect(at(layout, 'urborg')).toMatchObject({ x: 14 + 79, lines: 3 });
    expect(at(layout, 'moon').x).toBeCloseTo(532 - 14 - 79);
    expect(at(layout, 'urborg').y).toBeCloseTo(at(layout, 'moon').y);
    expect(layout.edges[0]?.words?.lines).toEqual(['would change what it applies to,', 'on Swamp 613.8a']);
    expect(layout.edges[0]?.tip).toMatchObject({ x: 354, y: at(layout, 'moon').y, angle: 0 });
    expect(layout.edges[0]?.over).not.toBeNull();
    expect([layout.width, layout.height]).toEqual([532, 96]);
  });

  test('a chain of three runs from left to right where it fits, with the whole reason on each edge', () => {
    const layout = graph('a b c', CHAIN);
    expect(at(layout, 'a').x).toBeLessThan(at(layout, 'b').x);
    expect(at(layout, 'b').x).toBeLessThan(at(layout, 'c').x);
    for (const { words } of layout.edges) expect(words?.lines.join(' ')).toContain('would change what it applies to,');
    expectClear(layout, 532);
  });

  test('where it is narrow a chain runs down, and still says the whole reason', () => {
    const layout = graph('a b c', CHAIN, 380);
    expect(at(layout, 'a').x).toBeCloseTo(at(layout, 'c').x);
    expect(at(layout, 'a').y).toBeLessThan(at(layout, 'b').y);
    expect(layout.edges[0]).toMatchObject({
      tip: { angle: 90 },
      words: { anchor: 'start', lines: ['would change what it applies to, on Swamp 613.8a'] },
    });
    expectClear(layout, 380);
  });

  test.each([532, 380, 340])(
    'many that wait for one: words neither on each other nor on arrows, at %d pixels',
    (width) => {
      const fan = ['a', 'b', 'c', 'd'].map((key) => edge(key, 'e'));
      const layout = graph('a b c d e', fan, width);
      expectClear(layout, width);
      expect(layout.edges.every((each) => each.words !== null)).toBe(true);
    },
  );

  test('effects of a column stand in timestamp order', () => {
    const keys = ['a', 'b', 'c', 'd'];
    const waiting = graph(
      'a b c d e',
      keys.map((key) => edge(key, 'e')),
    );
    const awaited = graph(
      'e a b c d',
      keys.map((key) => edge('e', key)),
    );
    for (const layout of [waiting, awaited]) {
      const ys = keys.map((key) => at(layout, key).y);
      expect(ys).toEqual(ys.toSorted((one, other) => one - other));
    }
  });

  test('a graph with more edges than words could be read is drawn without words', () => {
    const keys = Array.from({ length: 6 }, (_, index) => `n${index}`);
    const edges = keys.flatMap((from) => keys.map((to) => edge(from, `to-${to}`)));
    const layout = graph([...keys, ...keys.map((key) => `to-${key}`)].join(' '), edges);
    expect(layout.edges.every((each) => each.words === null)).toBe(true);
    expectClear(layout, 532);
  });

  test.each([532, 380])(
    '613.8b: a loop of two is a ring that leads over one edge and under the other, at %d pixels',
    (width) => {
      const layout = graph('limb moon', [edge('limb', 'moon', true), edge('moon', 'limb', true)], width);
      const [ring] = layout.rings;
      expect(ring).toMatchObject({ members: ['limb', 'moon'] });
      for (const key of ['limb', 'moon'])
        expect(Math.abs(at(layout, key).x - (ring?.x ?? 0))).toBeCloseTo((ring?.width ?? 0) / 2);
      const [over, under] = layout.edges;
      expect(over?.middle.y).toBeLessThan(at(layout, 'limb').y);
      expect(under?.middle.y).toBeGreaterThan(at(layout, 'limb').y);
      expectClear(layout, width);
    },
  );

  test.each([532, 380])('613.8b: members of a loop of three stand on its ring, at %d pixels', (width) => {
    const layout = graph('a b c', LOOP, width);
    const ring = layout.rings[0] ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const key of ['a', 'b', 'c']) expect(Math.abs(at(layout, key).y - ring.y)).toBeCloseTo(ring.height / 2);
    expectClear(layout, width);
  });

  test('a ring goes round in the order of its edges, whichever way timestamps run', () => {
    const layout = graph('a b c', [edge('a', 'c', true), edge('c', 'b', true), edge('b', 'a', true)]);
    expect(layout.rings[0]?.members).toEqual(['a', 'c', 'b']);
    expectClear(layout, 532);
  });

  test.each([532, 380])(
    'what waits for a loop stands before it, and so does what it waits for, at %d pixels',
    (width) => {
      const layout = graph('w a b c', [...LOOP, edge('w', 'c')], width);
      expect(layout.rings[0]?.members[0]).toBe('c');
      expect(at(layout, 'w').x < at(layout, 'a').x || at(layout, 'w').y < at(layout, 'a').y).toBe(true);
      expectClear(layout, width);
    },
  );

  test('lines to both members of a loop end at them, inside the drawing', () => {
    const pair = [edge('moon', 'limb', true), edge('limb', 'moon', true)];
    const layout = graph('urborg moon limb', [...pair, edge('urborg', 'moon'), edge('urborg', 'limb')]);
    expectClear(layout, 532);
    for (const { tip } of layout.edges) expect(tip.y).toBeGreaterThan(0);
  });

  test('effects without a dependency stand in rows, in timestamp order, inside the width', () => {
    const layout = graph('a b c d e f g h', []);
    expect(layout.edges).toEqual([]);
    expect(layout.nodes.map((node) => node.key)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expectClear(layout, 532);
  });

  test('compact nodes have room for what has become of an effect beside its t-number', () => {
    const nodes = Array.from({ length: 9 }, (_, index) => ({ key: `n${index}`, name: 90, state: 84, stamp: 18 }));
    const layout = dependencyGraphLayout(dagre, { nodes, edges: [edge('n0', 'n1')] }, { width: 532, room: 240 });
    for (const { width } of layout.nodes) expect(width).toBeGreaterThanOrEqual(84 + 18 + 9 + 8 + 6);
    expectClear(layout, 532);
  });
});
