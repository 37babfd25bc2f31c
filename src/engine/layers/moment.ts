import type { ObjectId } from '../model/ids';
import type { DependencyEdge, DependencyMoment } from '../trace/types';
import type { Difference } from './dependency';
import type { Found, Graph, Node, Reader, Snapshot, Writer } from './graph';
import { loopsOf } from './loops';
import { endedBy } from './trial';
import { differenceFor } from './try-pair';

/**
 * The dependencies of one moment, to be written out when someone asks. Classes and what was found of them are kept as they
 * are now, which costs little since they are replaced, not changed, when something is tried again.
 */
export function momentOf(graph: Graph): () => DependencyMoment {
  const { layer, all, turn } = graph;
  const { found, endings } = snapshotOf(graph);
  const isQuiet = found.size === 0 && endings.size === 0;
  let moment: DependencyMoment | null = null;
  return () => {
    if (moment === null) {
      const pool = all.filter(({ since, until }) => since <= turn && turn < until);
      const edges = isQuiet ? [] : withLoops(pool, edgesOf(pool, found, endings, graph));
      moment = { layer, pool: pool.map(({ instance }) => instance.effect.key), edges };
    }
    return moment;
  };
}

/** What is known now; asked at once, because the table moves on, and shared until something comes or goes. */
function snapshotOf(graph: Graph): Snapshot {
  if (graph.snapshot?.version === graph.version) return graph.snapshot;
  const endings = new Map<Writer, ReadonlySet<Node>>();
  for (const writer of graph.removers) if (endedBy(writer, graph).size > 0) endings.set(writer, endedBy(writer, graph));
  const found = new Map<Reader, Reader['found']>();
  for (const reader of graph.readers.values()) if (reader.found.size > 0) found.set(reader, reader.found);
  graph.snapshot = { version: graph.version, found, endings };
  return graph.snapshot;
}

type Edge = Omit<DependencyEdge, 'inLoop'>;

function edgesOf(
  pool: readonly Node[],
  found: Snapshot['found'],
  endings: Snapshot['endings'],
  graph: Graph,
): readonly Edge[] {
  return pool.flatMap((node) => {
    const row = found.get(node.reader);
    return pool.flatMap((other) => {
      if (other === node) return [];
      const difference =
        endings.get(other.writer)?.has(node) === true
          ? existence(node)
          : differenceOn(node, row?.get(other.writer), graph);
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
