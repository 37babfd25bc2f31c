import { expect, test } from 'vitest';
import { closeComponents, type Visited } from './components';

type Vertex = Visited & { readonly id: number; readonly others: Vertex[] };

/** The components in the order in which they are complete, for edges from one id to another; searched from id 0. */
function componentsOf(vertices: number, edges: Iterable<readonly [number, number]>): readonly (readonly number[])[] {
  const all = Array.from({ length: vertices }, (_, id): Vertex => ({ id, others: [], number: -1, isOpen: false }));
  for (const [from, to] of edges) all[from]?.others.push(all[to] ?? fail(to));
  let visits = 0;
  const found: number[][] = [];
  closeComponents(all[0] ?? fail(0), {
    first: 0,
    take: () => visits++,
    leadsTo: ({ others }) => others,
    close: (component) => found.push(component.map(({ id }) => id).sort((one, other) => one - other)),
  });
  expect(visits).toBe(found.flat().length); // each was visited once
  return found;
}

function fail(id: number): never {
  throw new Error(`no vertex ${id}`);
}

function* chain(length: number): Iterable<readonly [number, number]> {
  for (let id = 0; id + 1 < length; id++) yield [id, id + 1];
}

test('613.8b: a loop is one component, what it waits for is complete before it, and what waits for it is no part of it', () => {
  const edges: [number, number][] = [
    [0, 1], // waits for the loop 1 → 2 → 3 → 1
    [1, 2],
    [2, 3],
    [3, 1],
    [2, 4], // for which the loop waits
  ];
  expect(componentsOf(5, edges)).toEqual([[4], [1, 2, 3], [0]]);
});

test('two loops that share an effect are one; an edge to a component that is complete joins nothing', () => {
  const figureEight: [number, number][] = [
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
  ];
  expect(componentsOf(3, figureEight)).toEqual([[0, 1, 2]]);
  const diamond: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [2, 1],
  ];
  expect(componentsOf(4, diamond)).toEqual([[3], [1], [2], [0]]);
});

test('a chain of 50,000 does not run out of stack, and a loop of as many is one component', () => {
  const length = 50_000;
  const alone = componentsOf(length, chain(length));
  expect(alone).toHaveLength(length);
  expect(alone[0]).toEqual([length - 1]);
  const loop = componentsOf(length, [...chain(length), [length - 1, 0]]);
  expect(loop).toHaveLength(1);
  expect(loop[0]).toHaveLength(length);
});

test('what an earlier search visited is visited anew, once', () => {
  const loop: Vertex[] = [0, 1].map((id) => ({ id, others: [], number: -1, isOpen: false }));
  for (const vertex of loop) vertex.others.push(...loop.filter((other) => other !== vertex));
  let visits = 0;
  for (const first of [0, 2]) {
    const sizes: number[] = [];
    for (const vertex of loop)
      if (vertex.number < first)
        closeComponents(vertex, {
          first,
          take: () => visits++,
          leadsTo: ({ others }) => others,
          close: ({ length }) => sizes.push(length),
        });
    expect(sizes).toEqual([2]);
  }
});
