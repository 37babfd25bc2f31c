import type { Graph, Reader, Writer } from './graph';
import type { Plan } from './plan';
import { meets } from './sets';
import { atomsOf, inputsOf, type Writes } from './writes';

/** A class of effects that ask the same, with all writers that could change their answers. */
export function newReader(key: string, plan: Plan, graph: Graph): Reader {
  const reader: Reader = { key, plan, members: 0, suspects: new Set(), found: new Map(), asked: null };
  if (plan.reads.size === 0) {
    graph.readers.set(key, reader);
    return reader;
  }
  for (const [other, readers] of graph.reach)
    if (meets(plan.reads, atomsOf(other, graph.resolution.columns))) readers.push(reader);
  for (const writer of graph.writers.values()) if (meets(plan.reads, writer.writes)) suspect(reader, writer, graph);
  graph.readers.set(key, reader);
  for (const atom of plan.reads) graph.watched.add(atom);
  return reader;
}

/** A class of effects that do the same. */
export function newWriter(key: string, plan: Plan, graph: Graph): Writer {
  const { columns } = graph.resolution;
  const writer: Writer = {
    key,
    plan,
    members: [],
    writes: atomsOf(plan.writes, columns),
    inputs: inputsOf(plan.writes, columns),
    removes: plan.writes.removes,
    spread: null,
    draft: null,
    ends: null,
    isWatched: false,
    suspectedBy: new Set(),
    number: -1,
    isOpen: false,
  };
  for (const reader of reachOf(plan.writes, graph))
    if (graph.readers.get(reader.key) === reader) suspect(reader, writer, graph);
  graph.writers.set(key, writer);
  if (writer.removes) {
    graph.removers.add(writer);
    graph.version++;
    for (const atom of writer.inputs) graph.watched.add(atom); // 305.7 takes abilities from lands alone
  }
  return writer;
}

/** The readers whose answers some parts could change, found once for all writers that share it. */
function reachOf(of: Writes, { reach, readers, resolution }: Graph): readonly Reader[] {
  const known = reach.get(of);
  if (known !== undefined) return known;
  const writes = atomsOf(of, resolution.columns);
  const found = [...readers.values()].filter((reader) => meets(reader.plan.reads, writes));
  reach.set(of, found);
  return found;
}

/** A writer that could change what a reader reads is tried; all that the answer follows from is watched from here on. */
function suspect(reader: Reader, writer: Writer, { watched }: Graph): void {
  reader.suspects.add(writer);
  writer.suspectedBy.add(reader);
  if (writer.isWatched) return;
  writer.isWatched = true;
  for (const atoms of [writer.plan.reads, writer.inputs, writer.writes]) for (const atom of atoms) watched.add(atom);
}

/** A new question has come up: which writers could change its answer? */
export function refreshWrites(graph: Graph): void {
  const { atoms } = graph.resolution.columns;
  graph.atoms = atoms.length;
  graph.reach.clear();
  for (const writer of graph.writers.values()) {
    writer.writes = atomsOf(writer.plan.writes, graph.resolution.columns);
    writer.inputs = inputsOf(writer.plan.writes, graph.resolution.columns);
    if (writer.removes) for (const atom of writer.inputs) graph.watched.add(atom);
    writer.draft = null;
    writer.isWatched = false;
    for (const reader of graph.readers.values())
      if (meets(reader.plan.reads, writer.writes)) suspect(reader, writer, graph);
  }
}
