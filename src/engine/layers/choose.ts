import { closeComponents, type Search } from './components';
import type { Graph, Node, Writer } from './graph';
import { byTimestamp } from './instance';
import { endedBy } from './trial';
import { differenceFor } from './try-pair';

/** The next effect and, where it is in one, its loop in timestamp order (613.8b). */
export type Choice = { readonly next: Node; readonly loop: readonly Node[] };

/**
 * Which effect is next (613.7, 613.8b, D7, D8): the earliest that waits for nothing, where dependencies inside a loop do
 * not count and only the earliest of a loop can be next. The pool is in timestamp order.
 */
export function choose(graph: Graph): Choice | null {
  const { pool } = graph;
  const [first] = pool;
  if (first === undefined) return null;
  if (!waits(first, graph)) return { next: first, loop: [] };
  const componentOf = componentsAmong(graph);
  for (const node of pool) {
    const component = componentOf(node);
    if (component[0] !== node) continue;
    if (waitsInside(node, component, graph)) return { next: node, loop: component.length > 1 ? component : [] };
  }
  return null; // a graph of components always has one without an edge out: this does not happen
}

/** Which effect would be next if none depended on another (613.7). */
export function oldest({ pool }: Graph): Choice | null {
  const [first] = pool;
  return first === undefined ? null : { next: first, loop: [] };
}

/** Does an effect depend on any other? */
function waits(node: Node, graph: Graph): boolean {
  for (const writer of node.reader.found.keys()) if (dependsOnClass(node, writer, graph)) return true;
  for (const writer of graph.removers) if (dependsOnClass(node, writer, graph)) return true;
  return false;
}

/** The classes that an effect depends on. */
export function writersOf(node: Node, graph: Graph): readonly Writer[] {
  if (node.reader.found.size === 0 && graph.removers.size === 0) return NOBODY;
  const writers: Writer[] = [];
  for (const writer of node.reader.found.keys()) if (dependsOnClass(node, writer, graph)) writers.push(writer);
  for (const writer of graph.removers)
    if (!node.reader.found.has(writer) && dependsOnClass(node, writer, graph)) writers.push(writer);
  return writers;
}

const NOBODY: readonly Writer[] = [];

/** Does it depend on some effect of a class, other than itself? */
export function dependsOnClass(node: Node, writer: Writer, graph: Graph): boolean {
  const { members } = writer;
  if (members.length === 0 || (members.length === 1 && members[0] === node)) return false;
  const found = node.reader.found.get(writer);
  if (found !== undefined && (node.except === null || differenceFor(node, found, graph) !== null)) return true;
  return writer.removes && endedBy(writer, graph).has(node);
}

/** Does it depend on effects of its own loop alone, or on none? All that it leads to has just been visited. */
const waitsInside = (node: Node, loop: readonly Node[], graph: Graph): boolean =>
  writersOf(node, graph).every(({ members }) => members.every((other) => other === node || other.component === loop));

/**
 * The components over effects and the classes between them: an effect leads to the classes that it depends on, a class to
 * its members. Gives an effect's component in pool order; only what it leads to is searched.
 */
function componentsAmong(graph: Graph): (node: Node) => readonly Node[] {
  graph.resolution.work.loopSearches++;
  const first = graph.visits;
  const search: Search<Node | Writer> = {
    first,
    take: () => graph.visits++,
    leadsTo: (vertex) => (isEffect(vertex) ? writersOf(vertex, graph) : vertex.members),
    close,
  };
  return (node) => {
    if (node.number < first) closeComponents(node, search);
    return node.component;
  };
}

const isEffect = (vertex: Node | Writer): vertex is Node => 'instance' in vertex;

/** A component is complete: each of its effects knows the others. */
function close(members: readonly (Node | Writer)[]): void {
  const nodes = members.filter(isEffect).sort((one, other) => byTimestamp(one.instance, other.instance));
  for (const node of nodes) node.component = nodes;
}
