import { forgetAnswer, forgetTrials } from './ask-rows';
import { meetReaders, meetWriters } from './classes';
import type { Bits } from './columns/bits';
import type { Graph, Reader, Writer } from './graph';
import { meets } from './sets';
import { tryAgain } from './try-pair';
import { leavesAlone, type Touched, touchedIn } from './watch';

/**
 * 613.8c: after an application only what reads, or depends on, something that changed is tried again. `changed` are the
 * atoms whose answers changed, `set` the objects whose rows did.
 */
export function recheck(changed: ReadonlySet<number>, set: Bits, graph: Graph): void {
  graph.altered.clear();
  const touched = touchedIn(set);
  forgetTrials(touched, graph);
  if (!meets(changed, graph.watched)) return;
  const stale = new Set<Reader>();
  for (const reader of graph.readers.values()) {
    if (!meets(changed, reader.plan.reads) || !forgetAnswer(reader, touched)) continue;
    reader.asked = null; // all of them, before any is tried again
    stale.add(reader);
  }
  const moved = new Set<Writer>();
  for (const writer of graph.writers.values()) if (forget(changed, touched, writer, graph)) moved.add(writer);
  for (const reader of stale) if (reader.plan.clauses === null) meetWriters(reader, graph);
  for (const writer of moved) meetReaders(writer, graph);
  for (const reader of graph.readers.values()) {
    if (reader.suspects.size === 0) continue;
    tryAgain(reader, stale.has(reader) ? reader.suspects : intersection(reader.suspects, moved), graph);
  }
}

/** Drops what a writer's kept answers no longer follow from; true if its application may be another one now. */
function forget(changed: ReadonlySet<number>, touched: Touched, writer: Writer, graph: Graph): boolean {
  const isMoved = (meets(changed, writer.plan.reads) && !isSettled(writer, touched)) || meets(changed, writer.inputs);
  if (isMoved) {
    writer.spread = null;
    writer.after = null;
    if (writer.ends !== null) graph.version++;
    writer.ends = null;
  }
  if (isMoved || (writer.draft !== null && meets(changed, writer.writes))) writer.draft = null;
  return isMoved;
}

/** It asks rows, and those that it looked at for what it applies to are as they were. */
const isSettled = ({ plan, spread }: Writer, touched: Touched): boolean =>
  plan.clauses === null && spread !== null && spread.seen !== null && leavesAlone(touched, spread.seen);

function intersection(one: ReadonlySet<Writer>, other: ReadonlySet<Writer>): readonly Writer[] {
  const found: Writer[] = [];
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const writer of few) if (many.has(writer)) found.push(writer);
  return found;
}
