import type { ObjectId } from '../model/ids';
import type { DependencyEdge, DependencyMoment } from '../trace/types';
import type { Difference } from './dependency';
import { differenceFor, type Found, type Graph, isEndedBy, type Node, type Writer } from './graph';
import { loopsOf } from './order';

/**
 * The dependencies of one moment, to be written out when someone asks. Classes and what was found of them are kept as they
 * are now, which costs little since they are replaced, not changed, when something is tried again.
 */
export function momentOf(pool: readonly Node[], graph: Graph): () => DependencyMoment {
  const { layer } = graph;
  const keys = () => pool.map(({ instance }) => instance.effect.key);
  const found = new Map(
    [...graph.readers.values()]
      .filter((reader) => reader.found.size > 0)
      .map((reader) => [reader, reader.found] as const),
  );
  const endings = endingsNow(pool, graph);
  if (found.size === 0 && endings.size === 0) return () => ({ layer, pool: keys(), edges: [] });
  let moment: DependencyMoment | null = null;
  return () => {
    moment ??= { layer, pool: keys(), edges: withLoops(pool, edgesOf(pool, found, endings, graph)) };
    return moment;
  };
}

/** Who would lose its ability to whom: asked at once, because the table moves on. */
function endingsNow(pool: readonly Node[], graph: Graph): ReadonlyMap<Node, ReadonlySet<Writer>> {
  const endings = new Map<Node, Set<Writer>>();
  for (const writer of graph.writers.values()) {
    if (!writer.removes) continue;
    for (const node of pool)
      if (isEndedBy(node, writer, graph)) endings.set(node, (endings.get(node) ?? new Set()).add(writer));
  }
  return endings;
}

type Edge = Omit<DependencyEdge, 'inLoop'>;

function edgesOf(
  pool: readonly Node[],
  found: ReadonlyMap<unknown, ReadonlyMap<Writer, Found>>,
  endings: ReadonlyMap<Node, ReadonlySet<Writer>>,
  graph: Graph,
): readonly Edge[] {
  return pool.flatMap((node) => {
    const row = found.get(node.reader);
    const ends = endings.get(node);
    return pool.flatMap((other) => {
      if (other === node) return [];
      const difference =
        ends?.has(other.writer) === true ? existence(node) : differenceOn(node, row?.get(other.writer), graph);
      return difference === null
        ? []
        : [{ dependent: node.instance.effect.key, on: other.instance.effect.key, ...difference }];
    });
  });
}

const existence = ({ instance }: Node): Difference => ({
  kind: 'existence',
  witness: instance.effect.source as ObjectId | null,
});

const differenceOn = (node: Node, found: Found | undefined, graph: Graph): Difference | null =>
  found === undefined ? null : differenceFor(node, found, graph);

function withLoops(pool: readonly Node[], edges: readonly Edge[]): readonly DependencyEdge[] {
  const loops = loopsOf(
    pool.map(({ instance }) => instance.effect.key),
    edges,
  );
  return edges.map((edge) => ({
    ...edge,
    inLoop: loops.some((loop) => loop.includes(edge.dependent) && loop.includes(edge.on)),
  }));
}
