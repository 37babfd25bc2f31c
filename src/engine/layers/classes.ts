import { couldTell } from './ask-rows';
import type { Graph, Reader, Writer } from './graph';
import type { Plan } from './plan';
import { meets } from './sets';
import { atomsOf, inputsOf, type Writes } from './writes';

/** A class of effects that ask the same. */
export function newReader(key: string, plan: Plan, graph: Graph): Reader {
  const suspects = plan.reads.size === 0 ? NO_SUSPECTS : new Set<Writer>();
  const reader: Reader = { key, plan, members: 0, suspects, found: NOTHING_FOUND, asked: null, answer: null };
  graph.readers.set(key, reader);
  for (const atom of plan.reads) graph.watched.add(atom);
  return reader;
}

/** Who reads nothing suspects nobody, and most never find anything. */
const NO_SUSPECTS: Set<Writer> = new Set();
const NOTHING_FOUND: Reader['found'] = new Map();

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
    after: null,
    ends: null,
    isWatched: false,
    suspectedBy: [],
    number: -1,
    isOpen: false,
  };
  graph.writers.set(key, writer);
  if (writer.removes) {
    graph.removers.add(writer);
    graph.version++;
    for (const atom of writer.inputs) graph.watched.add(atom); // 305.7 takes abilities from lands alone
  }
  return writer;
}

/** Which writers could change the answer of a reader? */
export function meetWriters(reader: Reader, graph: Graph): void {
  const { reads } = reader.plan;
  if (reads.size === 0) return;
  for (const [parts, readers] of graph.reach)
    if (!readers.includes(reader) && meets(reads, atomsOf(parts, graph.resolution.columns))) readers.push(reader);
  let last: ReadonlySet<number> | null = null; // many writers in a row share what they write
  let isMet = false;
  for (const writer of graph.writers.values()) {
    if (writer.writes !== last) isMet = meets(reads, writer.writes);
    last = writer.writes;
    if (isMet) suspect(reader, writer, graph);
  }
}

/** Which readers have an answer that a writer could change? */
export function meetReaders(writer: Writer, graph: Graph): void {
  for (const reader of reachOf(writer.plan.writes, graph)) if (reader.members > 0) suspect(reader, writer, graph);
}

function reachOf(parts: Writes, { reach, readers, resolution }: Graph): readonly Reader[] {
  const known = reach.get(parts);
  if (known !== undefined) return known;
  const writes = atomsOf(parts, resolution.columns);
  const minding: Reader[] = [];
  for (const reader of readers.values()) if (meets(reader.plan.reads, writes)) minding.push(reader);
  reach.set(parts, minding);
  return minding;
}

/** A writer that could change what a reader reads is tried; all that the answer follows from is watched from here on. */
function suspect(reader: Reader, writer: Writer, graph: Graph): void {
  watchAll(writer, graph);
  if (reader.plan.clauses === null && (reader.key === writer.key || !couldTell(reader, writer, graph))) return;
  if (reader.suspects.has(writer)) return;
  reader.suspects.add(writer);
  writer.suspectedBy.push(reader);
}

function watchAll(writer: Writer, { watched }: Graph): void {
  if (writer.isWatched) return;
  writer.isWatched = true;
  for (const atoms of [writer.plan.reads, writer.inputs, writer.writes]) for (const atom of atoms) watched.add(atom);
}

/** A new question has come up: which writers could change its answer? */
export function refreshWrites(graph: Graph): void {
  const { columns } = graph.resolution;
  graph.atoms = columns.atoms.length;
  graph.reach.clear();
  for (const writer of graph.writers.values()) {
    writer.writes = atomsOf(writer.plan.writes, columns);
    writer.inputs = inputsOf(writer.plan.writes, columns);
    if (writer.removes) for (const atom of writer.inputs) graph.watched.add(atom);
    writer.draft = null;
    writer.isWatched = false;
    meetReaders(writer, graph);
  }
}
