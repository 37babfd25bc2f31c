import { couldTell, differenceByRows } from './ask-rows';
import {
  type Bits,
  both,
  difference,
  equalBits,
  firstBit,
  isEmpty,
  noBits,
  union,
  unionOf,
  without,
  withoutPlace,
} from './columns/bits';
import type { Draft } from './columns/columns';
import { type Filled, NOTHING_FILLED } from './columns/fill';
import { type Difference, dependsOn, type Moment } from './dependency';
import type { Found, Graph, Node, Reader, Writer } from './graph';
import { rowsNow } from './history';
import { setsBegun } from './resolution';
import { type Asked, ask } from './spread';
import { askNow, draftOfWriter } from './trial';

/** Tries some of a reader's suspects and keeps what was found. */
export function tryAgain(reader: Reader, suspects: Iterable<Writer>, graph: Graph): void {
  let found: Map<Writer, Found> | null = null;
  for (const writer of suspects) {
    if (writer.members.length === 0) continue;
    const now = tryPair(reader, writer, graph);
    if (now === null && !reader.found.has(writer)) continue;
    found ??= new Map(reader.found);
    if (now === null) found.delete(writer);
    else found.set(writer, now);
  }
  if (found === null) return;
  if (!graph.altered.has(reader)) graph.altered.set(reader, reader.found);
  reader.found = found;
  graph.version++;
}

/** 613.8a for two classes: by columns where both can be asked that way, otherwise by rows, effect by effect. */
function tryPair(reader: Reader, writer: Writer, graph: Graph): Found | null {
  const { work } = graph.resolution;
  if (reader.plan.clauses === null) return tryRows(reader, writer, graph);
  work.pairs++;
  const now = askNow(reader, graph);
  const draft = draftOfWriter(writer, graph);
  if (!touches(draft, reader.plan.reads)) return null;
  work.selections++;
  const found = compareAsked(now, ask(reader.plan, draft), graph);
  // Several clauses can say the same, so that an object changes clauses and nothing else: rows know.
  const isUnsure = found?.kind === 'sets' && reader.plan.clauses.length > 1 && isEmpty(found.appliesTo);
  return isUnsure ? tryMembers(reader, writer, graph) : found;
}

function tryRows(reader: Reader, writer: Writer, graph: Graph): Found | null {
  if (!couldTell(reader, writer, graph)) return null;
  graph.resolution.work.pairs++;
  const difference = differenceByRows(reader, writer, graph);
  return difference === null ? null : { kind: 'rows', difference };
}

/** One effect of each class, asked of rows. */
function tryMembers(reader: Reader, writer: Writer, graph: Graph): Found | null {
  const { layer, resolution } = graph;
  const effect = [...graph.nodes.values()].find((node) => node.reader === reader)?.instance;
  const other = writer.members.find(({ instance }) => instance !== effect)?.instance;
  if (effect === undefined || other === undefined) return null;
  const moment: Moment = {
    layer,
    rows: rowsNow(resolution.history),
    facts: resolution.facts,
    begun: ({ effect: { key } }) => setsBegun(key, resolution),
  };
  const difference = dependsOn(effect, other, moment);
  return difference === null ? null : { kind: 'rows', difference };
}

/** Does a draft hold a column that is read? */
function touches({ written }: Draft, reads: ReadonlySet<number>): boolean {
  for (const atom of written.keys()) if (reads.has(atom)) return true;
  return false;
}

/** In which objects two answers differ: by being affected, or by what is done to them. */
function compareAsked(before: Asked, after: Asked, { resolution }: Graph): Found | null {
  if (isSame(before, after)) return null;
  const { words } = resolution.columns;
  const appliesTo = difference(unionOf(before.sets, words), unionOf(after.sets, words));
  let does: Bits = noBits(words);
  for (const [index, set] of before.sets.entries()) {
    const now = after.sets[index] ?? null;
    const [then, later] = [set ?? noBits(words), now ?? noBits(words)];
    if (!equalBits(then, later)) does = union(does, difference(then, later));
    if (!sameParts(before.parts[index], after.parts[index])) does = union(does, both(then, later));
  }
  does = without(does, appliesTo);
  return isEmpty(appliesTo) && isEmpty(does) ? null : { kind: 'sets', appliesTo, does };
}

/** Values of each object's own do not change: a clause has the same ones each time, or none where it does not begin. */
function sameParts(one: Filled = NOTHING_FILLED, other: Filled = NOTHING_FILLED): boolean {
  if (one === other) return true;
  if (one.kind === 'own' || other.kind === 'own') return false;
  return JSON.stringify(one.parts) === JSON.stringify(other.parts);
}

const isSame = (before: Asked, after: Asked): boolean =>
  before.sets.every((set, index) => {
    const now = after.sets[index] ?? null;
    if (set === null || now === null) return set === now;
    return before.parts[index] === after.parts[index] && equalBits(set, now);
  });

/** The dependency of one effect on one class, as far as its own "other" leaves it one. */
export function differenceFor(node: Node, found: Found, { resolution }: Graph): Difference | null {
  if (found.kind === 'rows') return found.difference;
  const own = (bits: Bits): number => firstBit(node.except === null ? bits : withoutPlace(bits, node.except));
  const moved = own(found.appliesTo);
  const place = moved >= 0 ? moved : own(found.does);
  if (place < 0) return null;
  return { kind: moved >= 0 ? 'applies-to' : 'does', witness: resolution.history.ids[place] ?? null };
}
