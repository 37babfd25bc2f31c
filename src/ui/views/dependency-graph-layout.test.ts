import * as dagre from '@dagrejs/dagre';
import { describe, expect, test } from 'vitest';
import { dependencyGraphLayout, graphSizes } from './dependency-graph-layout';
import type { GraphEdge, GraphLayout } from './dependency-graph-types';

const edge = (dependent: string, on: string, inLoop = false): GraphEdge => ({
  id: `${dependent}>${on}`,
  dependent,
  on,
  inLoop,
  labelWidth: 92,
});

function graph(keys: string, edges: readonly GraphEdge[], width = 532): GraphLayout {
  const nodes = keys.split(' ').map((key) => ({ key }));
  return dependencyGraphLayout(dagre, { nodes, edges }, graphSizes(nodes.length, width), width);
}
const at = (layout: GraphLayout, key: string) =>
  layout.nodes.find((node) => node.key === key) ?? { x: 0, y: 0, width: 0, height: 0 };

describe('the graph of 613.8', () => {
  test('two effects fill the width: what waits left, what it waits for right, a straight arrow between', () => {
    const layout = graph('urborg moon', [edge('urborg', 'moon')]);
    expect(at(layout, 'urborg').x).toBeCloseTo(14 + 79);
    expect(at(layout, 'moon').x).toBeCloseTo(532 - 14 - 79);
    expect(at(layout, 'urborg').y).toBeCloseTo(at(layout, 'moon').y);
    expect(layout.edges[0]).toMatchObject({ straight: true, path: 'M176 48H354', label: { x: 265, y: 48 } });
    expect([layout.width, layout.height]).toEqual([532, 96]);
  });

  test('a chain of three runs from left to right', () => {
    const layout = graph('a b c', [edge('a', 'b'), edge('b', 'c')]);
    expect(at(layout, 'a').x).toBeLessThan(at(layout, 'b').x);
    expect(at(layout, 'b').x).toBeLessThan(at(layout, 'c').x);
    expect(layout.rings).toEqual([]);
  });

  test('no two nodes overlap', () => {
    const layout = graph('a b c d e f', [edge('a', 'b'), edge('c', 'b'), edge('d', 'b'), edge('d', 'e')]);
    for (const one of layout.nodes)
      for (const other of layout.nodes.filter((each) => each !== one))
        expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height).toBe(true);
  });

  test('613.8b: a loop is a ring that goes through its members', () => {
    const layout = graph('limb moon', [edge('limb', 'moon', true), edge('moon', 'limb', true)]);
    const [ring] = layout.rings;
    expect(ring).toMatchObject({ members: ['limb', 'moon'] });
    for (const key of ['limb', 'moon']) {
      const node = at(layout, key);
      expect(
        ((node.x - (ring?.x ?? 0)) / (ring?.rx ?? 1)) ** 2 + ((node.y - (ring?.y ?? 0)) / (ring?.ry ?? 1)) ** 2,
      ).toBeCloseTo(1);
    }
    const [over, under] = layout.edges;
    expect(over?.label.y).not.toBeCloseTo(under?.label.y ?? 0);
    expect(layout.edges.every((each) => each.inLoop && each.path.includes('A'))).toBe(true);
  });

  test('a loop of three stands apart from what depends on it', () => {
    const loop = [edge('a', 'b', true), edge('b', 'c', true), edge('c', 'a', true)];
    const layout = graph('a b c d', [...loop, edge('d', 'a')]);
    expect(layout.rings[0]?.members).toEqual(['a', 'b', 'c']);
    for (const key of ['a', 'b', 'c']) expect(at(layout, 'd').x).toBeLessThan(at(layout, key).x);
  });

  test('a line to the far side of a loop stays inside the drawing', () => {
    const layout = graph('urborg moon limb', [
      edge('moon', 'limb', true),
      edge('limb', 'moon', true),
      edge('urborg', 'moon'),
      edge('urborg', 'limb'),
    ]);
    // Curves are written as x,y,x,y…: every second number is a height.
    const heights = layout.edges
      .filter((each) => each.path.includes('C'))
      .flatMap((each) => (each.path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1));
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(layout.height);
  });

  test('a loop that runs against the clock has its words between its members, not on them', () => {
    const layout = graph('a b c', [edge('a', 'c', true), edge('c', 'b', true), edge('b', 'a', true)]);
    for (const { label } of layout.edges)
      for (const node of layout.nodes)
        expect(Math.abs(label.x - node.x) < node.width / 2 && Math.abs(label.y - node.y) < node.height / 2).toBe(false);
  });

  test('effects without a dependency stand in rows, in timestamp order, inside the width', () => {
    const layout = graph('a b c d e f g h', []);
    expect(layout.edges).toEqual([]);
    for (const node of layout.nodes) {
      expect(node.x - node.width / 2).toBeGreaterThanOrEqual(0);
      expect(node.x + node.width / 2).toBeLessThanOrEqual(532);
    }
    expect(layout.nodes.map((node) => node.key)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(layout.height).toBeGreaterThan(at(layout, 'h').y);
  });
});
