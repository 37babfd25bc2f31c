import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Answer } from './ask-rows';
import { meetReaders, meetWriters, newReader, newWriter, refreshWrites } from './classes';
import type { Bits } from './columns/bits';
import type { Draft } from './columns/columns';
import type { Visited } from './components';
import type { Difference } from './dependency';
import { byTimestamp, type Instance } from './instance';
import { type Plan, plannedFor } from './plan';
import type { Resolution } from './resolution';
import type { Asked, Spread } from './spread';
import { wouldEnd } from './trial';
import { tryAgain } from './try-pair';
import type { Watched } from './watch';
import type { Writes } from './writes';

/** An effect that waits to be applied in this layer. */
export type Node = Visited & {
  readonly instance: Instance;
  readonly reader: Reader;
  readonly writer: Writer;
  /** The place of its source where its words say "other", so that it never affects that. */
  readonly except: number | null;
  /** It is in the pool from one application of the phase until before another. */
  readonly since: number;
  until: number;
  /** Its loop, or itself alone, by the last search that visited it; in pool order. */
  component: readonly Node[];
};

/** Effects that ask the same: what one depends on, all do, but for their own "other". */
export type Reader = {
  readonly key: string;
  readonly plan: Plan;
  members: number;
  /** Writers that could change what it reads; only those are ever tried. */
  readonly suspects: Set<Writer>;
  /** On whom it depends now. Replaced, never changed, so that a moment can keep it. */
  found: ReadonlyMap<Writer, Found>;
  asked: Asked | null;
  /** The same for an effect that asks rows. */
  answer: Answer | null;
};

/** Effects that do the same to the same objects. */
export type Writer = Visited & {
  readonly key: string;
  readonly plan: Plan;
  /** In timestamp order. */
  readonly members: Node[];
  /** Atoms that its parts may change. */
  writes: ReadonlySet<number>;
  /** Atoms that decide what its application does, beside those that decide what it applies to. */
  inputs: ReadonlySet<number>;
  readonly removes: boolean;
  spread: Spread | null;
  draft: Draft | null;
  /** The rows as they would be after it, and whose rows that follows from. */
  after: Watched | null;
  /** Effects that would lose their ability to it, among those of the graph; null where not asked yet. */
  ends: ReadonlySet<Node> | null;
  /** The graph watches all that its application follows from. */
  isWatched: boolean;
  /** Readers that have it among their suspects. */
  readonly suspectedBy: Reader[];
};

/** A dependency between two classes: on which objects sets differ, and where instructions do; or one between two effects. */
export type Found =
  | { readonly kind: 'sets'; readonly appliesTo: Bits; readonly does: Bits }
  | { readonly kind: 'rows'; readonly difference: Difference };

/** The dependencies at a moment: what was found of each class, and who would lose its ability to whom. */
export type Snapshot = {
  readonly version: number;
  readonly found: ReadonlyMap<Reader, Reader['found']>;
  readonly endings: ReadonlyMap<Writer, ReadonlySet<Node>>;
};

/** More turns than there are; a small integer, so that all nodes are of one shape. */
const STILL_THERE = 2 ** 30 - 1;

/** Nothing has visited it yet. */
export const UNVISITED: Visited = { number: -1, isOpen: false };

/** All that may depend on each other in one phase of a layer. */
export type Graph = {
  readonly layer: Layer;
  readonly resolution: Resolution;
  readonly readers: Map<string, Reader>;
  readonly writers: Map<string, Writer>;
  readonly nodes: Map<EffectKey, Node>;
  /** What still waits for its turn, in timestamp order. */
  readonly pool: Node[];
  /** All that were ever in the pool of this phase, in timestamp order. */
  readonly all: Node[];
  /** How many effects have had their turn. */
  turn: number;
  /** The readers whose answers some parts could change: asked once for all writers that share them. */
  readonly reach: Map<Writes, Reader[]>;
  /** Writers of which the rows after a trial are kept. */
  readonly kept: Set<Writer>;
  /** The writers that can take abilities away. */
  readonly removers: Set<Writer>;
  /** Atoms that some class reads or that a kept answer follows from: a change of no other needs a recheck. */
  readonly watched: Set<number>;
  /** What was found before the last recheck, for the readers whose findings it altered. */
  readonly altered: Map<Reader, Reader['found']>;
  /** Goes up when dependencies come or go, so that moments between can share what was found. */
  version: number;
  /** What was found at some version, as moments keep it. */
  snapshot: Snapshot | null;
  /** Goes up with everything that a search for loops visits. */
  visits: number;
  /** How many atoms there were when the writers were last asked what they may change. */
  atoms: number;
};

export const newGraph = (layer: Layer, resolution: Resolution): Graph => ({
  layer,
  resolution,
  readers: new Map(),
  writers: new Map(),
  nodes: new Map(),
  pool: [],
  all: [],
  turn: 0,
  reach: new Map(),
  kept: new Set(),
  removers: new Set(),
  watched: new Set(),
  altered: new Map(),
  version: 0,
  snapshot: null,
  visits: 0,
  atoms: resolution.columns.atoms.length,
});

/** Takes an effect up. Its class may be new; then everything it could depend on, or that could depend on it, is tried. */
export function addNode(instance: Instance, graph: Graph): Node {
  const { layer, resolution } = graph;
  const { facts, columns, planner } = resolution;
  const begun = resolution.begun.get(instance.effect.key) ?? null;
  const { plan, words } = plannedFor(instance, layer, begun, planner);
  if (columns.atoms.length !== graph.atoms) refreshWrites(graph);
  const place = instance.effect.source === null ? undefined : facts.place.get(instance.effect.source);
  const except = words.exceptSelf && place !== undefined ? place : null;
  const reader = graph.readers.get(words.key) ?? newReader(words.key, plan, graph);
  const writerKey = except === null ? words.key : instance.effect.key;
  const writer = graph.writers.get(writerKey) ?? newWriter(writerKey, plan, graph);
  const node: Node = {
    instance,
    reader,
    writer,
    except,
    since: graph.turn,
    until: STILL_THERE,
    component: [],
    ...UNVISITED,
  };
  insert(graph.all, node);
  insert(graph.pool, node);
  reader.members++;
  insert(writer.members, node);
  graph.nodes.set(instance.effect.key, node);
  for (const one of graph.removers) takeIntoEnds(node, one, graph);
  if (reader.members === 1) meetWriters(reader, graph);
  if (writer.members.length === 1) meetReaders(writer, graph);
  if (reader.members === 1) tryAgain(reader, reader.suspects, graph);
  if (writer.members.length === 1) tryNewWriter(writer, reader.members === 1 ? reader : null, graph);
  return node;
}

function takeIntoEnds(node: Node, writer: Writer, graph: Graph): void {
  if (writer.ends === null || !wouldEnd(node, writer, graph)) return;
  writer.ends = new Set([...writer.ends, node]);
  graph.version++;
}

/** Tries a new class with all that it could change; `tried` has been tried already. */
function tryNewWriter(writer: Writer, tried: Reader | null, graph: Graph): void {
  for (const reader of writer.suspectedBy)
    if (reader !== tried && reader.members > 0) tryAgain(reader, [writer], graph);
}

/** Lets an effect go: it was applied, or has lost its ability. Classes without members are forgotten with all that is known of them. */
export function dropNode(node: Node, graph: Graph): void {
  const { instance, reader, writer } = node;
  node.until = graph.turn;
  graph.pool.splice(graph.pool.indexOf(node), 1);
  graph.nodes.delete(instance.effect.key);
  reader.members--;
  if (reader.members === 0) graph.readers.delete(reader.key);
  writer.members.splice(writer.members.indexOf(node), 1);
  if (writer.members.length > 0) return;
  graph.writers.delete(writer.key);
  graph.kept.delete(writer);
  if (graph.removers.delete(writer)) graph.version++;
  for (const one of writer.suspectedBy) {
    one.suspects.delete(writer);
    if (!one.found.has(writer)) continue;
    const found = new Map(one.found);
    found.delete(writer);
    one.found = found;
    graph.version++;
  }
}

/** In timestamp order; most come in that order. */
function insert(nodes: Node[], node: Node): void {
  let at = nodes.length;
  while (at > 0 && byTimestamp((nodes[at - 1] ?? node).instance, node.instance) > 0) at--;
  if (at === nodes.length) nodes.push(node);
  else nodes.splice(at, 0, node);
}
