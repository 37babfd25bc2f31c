import type { Graph, Node, Writer } from './graph';
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
  const componentOf = componentsAmong(pool, graph);
  for (const node of pool) {
    const component = componentOf(node);
    if (component[0] !== node) continue;
    if (onWhom(node, graph).every((other) => component.includes(other)))
      return { next: node, loop: component.length > 1 ? component : [] };
  }
  return null; // a graph of components always has one without an edge out: this does not happen
}

/** Does an effect depend on any other? */
function waits(node: Node, graph: Graph): boolean {
  for (const writer of node.reader.found.keys()) if (dependsOnClass(node, writer, graph)) return true;
  for (const writer of graph.removers) if (dependsOnClass(node, writer, graph)) return true;
  return false;
}

/** The classes that an effect depends on. */
export function writersOf(node: Node, graph: Graph): readonly Writer[] {
  const writers: Writer[] = [];
  for (const writer of node.reader.found.keys()) if (dependsOnClass(node, writer, graph)) writers.push(writer);
  for (const writer of graph.removers)
    if (!node.reader.found.has(writer) && dependsOnClass(node, writer, graph)) writers.push(writer);
  return writers;
}

/** Does it depend on some effect of a class, other than itself? */
export function dependsOnClass(node: Node, writer: Writer, graph: Graph): boolean {
  const { members } = writer;
  if (members.length === 0 || (members.length === 1 && members[0] === node)) return false;
  const found = node.reader.found.get(writer);
  if (found !== undefined && (node.except === null || differenceFor(node, found, graph) !== null)) return true;
  return writer.removes && endedBy(writer, graph).has(node);
}

/** The effects that an effect depends on. */
const onWhom = (node: Node, graph: Graph): readonly Node[] =>
  writersOf(node, graph).flatMap((writer) => writer.members.filter((other) => other !== node));

/**
 * Tarjan's strongly connected components, over effects and the classes between them: an effect leads to the classes that
 * it depends on, a class to its members. Gives an effect's component in pool order; only what it leads to is searched.
 */
function componentsAmong(pool: readonly Node[], graph: Graph): (node: Node) => readonly Node[] {
  graph.resolution.work.loopSearches++;
  type Vertex = Node | Writer;
  const places = new Map(pool.map((node, place) => [node, place] as const));
  const numbers = new Map<Vertex, number>();
  const stack: Vertex[] = [];
  const onStack = new Set<Vertex>();
  const components = new Map<Node, readonly Node[]>();
  const visit = (vertex: Vertex): number => {
    const number = numbers.size;
    let low = number;
    numbers.set(vertex, number);
    stack.push(vertex);
    onStack.add(vertex);
    for (const other of 'instance' in vertex ? writersOf(vertex, graph) : vertex.members) {
      const seen = numbers.get(other);
      if (seen === undefined) low = Math.min(low, visit(other));
      else if (onStack.has(other)) low = Math.min(low, seen);
    }
    if (low < number) return low;
    const members = stack.splice(stack.lastIndexOf(vertex));
    for (const one of members) onStack.delete(one);
    const nodes = members.flatMap((one) => ('instance' in one ? [one] : []));
    nodes.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    for (const node of nodes) components.set(node, nodes);
    return low;
  };
  return (node) => {
    if (!numbers.has(node)) visit(node);
    return components.get(node) ?? [node];
  };
}
