import type { Part } from '../model/parts';
import type { Graph, Reader, Writer } from './graph';
import { fieldsWritten, removes } from './part-writes';
import { type Plan, writesOf } from './plan';
import { meets } from './sets';

/** A class of effects that ask the same, with all writers that could change their answers. */
export function newReader(key: string, plan: Plan, graph: Graph): Reader {
  const reader: Reader = { key, plan, members: 0, suspects: new Set(), found: new Map(), asked: null };
  for (const [other, readers] of graph.reach)
    if (meets(plan.reads, writesOf(other, graph.resolution.columns))) readers.push(reader);
  for (const writer of graph.writers.values()) if (meets(plan.reads, writer.writes)) suspect(reader, writer, graph);
  graph.readers.set(key, reader);
  for (const atom of plan.reads) graph.watched.add(atom);
  return reader;
}

/** A class of effects that do the same. */
export function newWriter(key: string, plan: Plan, graph: Graph): Writer {
  const writes = writesOf(plan, graph.resolution.columns);
  const writer: Writer = {
    key,
    plan,
    members: [],
    writes,
    inputs: inputsOf(plan.parts, graph),
    removes: plan.parts.some(removes),
    spread: null,
    draft: null,
    ends: null,
  };
  for (const reader of reachOf(plan, graph))
    if (graph.readers.get(reader.key) === reader) suspect(reader, writer, graph);
  graph.writers.set(key, writer);
  if (writer.removes) {
    graph.removers.add(writer);
    for (const atom of writer.inputs) graph.watched.add(atom); // 305.7 takes abilities from lands alone
  }
  return writer;
}

/** The readers whose answers a plan could change, found once for all writers that share it. */
function reachOf(plan: Plan, { reach, readers, resolution }: Graph): readonly Reader[] {
  const known = reach.get(plan);
  if (known !== undefined) return known;
  const writes = writesOf(plan, resolution.columns);
  const found = [...readers.values()].filter((reader) => meets(reader.plan.reads, writes));
  reach.set(plan, found);
  return found;
}

/** A writer that could change what a reader reads is tried; all that the answer follows from is watched from here on. */
function suspect(reader: Reader, writer: Writer, { watched }: Graph): void {
  reader.suspects.add(writer);
  for (const atoms of [writer.plan.reads, writer.inputs, writer.writes]) for (const atom of atoms) watched.add(atom);
}

/** A new question has come up: which writers could change its answer? */
export function refreshWrites(graph: Graph): void {
  const { atoms } = graph.resolution.columns;
  graph.atoms = atoms.length;
  graph.reach.clear();
  for (const writer of graph.writers.values()) {
    writer.writes = writesOf(writer.plan, graph.resolution.columns);
    writer.inputs = inputsOf(writer.plan.parts, graph);
    if (writer.removes) for (const atom of writer.inputs) graph.watched.add(atom);
    writer.draft = null;
    for (const reader of graph.readers.values())
      if (meets(reader.plan.reads, writer.writes)) suspect(reader, writer, graph);
  }
}

/** Types decide which subtypes come (205.3d), and what can't be had decides which abilities do (113.11). */
function inputsOf(parts: readonly Part[], { resolution: { columns } }: Graph): ReadonlySet<number> {
  const fields = new Set(parts.flatMap(fieldsWritten));
  const asksTypes = fields.has('subtypes') || fields.has('cardTypes');
  return new Set(
    columns.atoms
      .filter(
        (atom) => (asksTypes && atom.key.startsWith('type:')) || (fields.has('abilities') && atom.field === 'barred'),
      )
      .map(({ id }) => id),
  );
}
