import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import {
  type Bits,
  bitsOf,
  both,
  difference,
  equalBits,
  firstBit,
  hasBit,
  isEmpty,
  noBits,
  union,
  without,
} from './bits';
import { type Draft, typeAtom, viewOf } from './columns';
import { type Difference, dependsOn, type Moment } from './dependency';
import { type Application, rowAfter, rowNow, rowsNow } from './history';
import type { Instance } from './instance';
import { fieldsWritten, removes, takesAway } from './part-writes';
import { type Plan, plannedFor, writesOf } from './plan';
import { type Resolution, setsBegun } from './resolution';
import { type Asked, ask, draftOf, type Spread, spreadOfAsked, spreadOfRows } from './spread';

/** An effect that waits to be applied in this layer. */
export type Node = {
  readonly instance: Instance;
  readonly reader: Reader;
  readonly writer: Writer;
  /** The place of its source where its words say "other", so that it never affects that. */
  readonly except: Bits | null;
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
};

/** Effects that do the same to the same objects. */
export type Writer = {
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
  /** Effects that would lose their ability to it, among those of the graph; null where not asked yet. */
  ends: ReadonlySet<Node> | null;
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

/** All that may depend on each other in one phase of a layer. */
export type Graph = {
  readonly layer: Layer;
  readonly resolution: Resolution;
  readonly readers: Map<string, Reader>;
  readonly writers: Map<string, Writer>;
  readonly nodes: Map<EffectKey, Node>;
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
  /** How many atoms there were when the writers were last asked what they may change. */
  atoms: number;
};

export const newGraph = (layer: Layer, resolution: Resolution): Graph => ({
  layer,
  resolution,
  readers: new Map(),
  writers: new Map(),
  nodes: new Map(),
  removers: new Set(),
  watched: new Set(),
  altered: new Map(),
  version: 0,
  snapshot: null,
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
  const except = words.exceptSelf && place !== undefined ? bitsOf(columns.words, [place]) : null;
  const reader = graph.readers.get(words.key) ?? newReader(words.key, plan, graph);
  const writerKey = except === null ? words.key : instance.effect.key;
  const writer = graph.writers.get(writerKey) ?? newWriter(writerKey, plan, graph);
  const node: Node = { instance, reader, writer, except };
  reader.members++;
  insert(writer.members, node);
  graph.nodes.set(instance.effect.key, node);
  graph.version++;
  for (const one of graph.writers.values())
    if (one.ends !== null && wouldEnd(node, one, graph)) one.ends = new Set([...one.ends, node]);
  if (reader.members === 1) tryAgain(reader, reader.suspects, graph);
  if (writer.members.length === 1) tryNewWriter(writer, reader.members === 1 ? reader : null, graph);
  return node;
}

/** Tries a new class with all that it could change; `tried` has been tried already. */
function tryNewWriter(writer: Writer, tried: Reader | null, graph: Graph): void {
  for (const reader of graph.readers.values()) {
    if (reader !== tried && reader.suspects.has(writer)) tryAgain(reader, [writer], graph);
  }
}

/** A new question has come up: which writers could change its answer? */
function refreshWrites(graph: Graph): void {
  const { atoms } = graph.resolution.columns;
  graph.atoms = atoms.length;
  for (const writer of graph.writers.values()) {
    writer.writes = writesOf(writer.plan, graph.resolution.columns);
    writer.inputs = inputsOf(writer.plan.parts, graph);
    if (writer.removes) for (const atom of writer.inputs) graph.watched.add(atom);
    writer.draft = null;
    for (const reader of graph.readers.values()) suspect(reader, writer, graph);
  }
}

/** Lets an effect go: it was applied, or has lost its ability. Classes without members are forgotten with all that is known of them. */
export function dropNode({ instance, reader, writer }: Node, graph: Graph): void {
  graph.nodes.delete(instance.effect.key);
  reader.members--;
  if (reader.members === 0) graph.readers.delete(reader.key);
  writer.members.splice(
    writer.members.findIndex((one) => one.instance === instance),
    1,
  );
  if (writer.members.length > 0) return;
  graph.writers.delete(writer.key);
  graph.version++;
  graph.removers.delete(writer);
  for (const one of graph.readers.values()) {
    if (!one.suspects.delete(writer) || !one.found.has(writer)) continue;
    const found = new Map(one.found);
    found.delete(writer);
    one.found = found;
  }
}

/** 613.8c: after an application only what reads, or depends on, something that changed is tried again. */
export function recheck(changed: ReadonlySet<number>, graph: Graph): void {
  graph.altered.clear();
  if (!meets(changed, graph.watched)) return;
  const stale = new Set<Reader>();
  for (const reader of graph.readers.values()) {
    if (!meets(changed, reader.plan.reads)) continue;
    reader.asked = null; // all of them, before any is tried again
    stale.add(reader);
  }
  const moved = new Set<Writer>();
  for (const writer of graph.writers.values()) if (forget(changed, writer, graph)) moved.add(writer);
  for (const reader of graph.readers.values()) {
    if (reader.suspects.size === 0) continue;
    tryAgain(reader, stale.has(reader) ? reader.suspects : intersection(reader.suspects, moved), graph);
  }
}

/** Drops what a writer's kept answers no longer follow from; true if its application may be another one now. */
function forget(changed: ReadonlySet<number>, writer: Writer, graph: Graph): boolean {
  const isMoved = meets(changed, writer.plan.reads) || meets(changed, writer.inputs);
  if (isMoved) {
    writer.spread = null;
    if (writer.ends !== null) graph.version++;
    writer.ends = null;
  }
  if (isMoved || (writer.draft !== null && meets(changed, writer.writes))) writer.draft = null;
  return isMoved;
}

function intersection(one: ReadonlySet<Writer>, other: ReadonlySet<Writer>): readonly Writer[] {
  const found: Writer[] = [];
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const writer of few) if (many.has(writer)) found.push(writer);
  return found;
}

/** What an effect would do if it were applied now. */
export function spreadOf(node: Node, graph: Graph): Spread {
  const { instance, writer, except } = node;
  if (writer.spread === null) {
    const { resolution, layer } = graph;
    const begun = resolution.begun.get(instance.effect.key) ?? null;
    const { words } = resolution.columns;
    resolution.work.selections++;
    writer.spread =
      writer.plan.clauses === null
        ? spreadOfRows(instance, layer, resolution.history, setsBegun(instance.effect.key, resolution), words)
        : spreadOfAsked(askNow(node.reader, graph), writer.plan, instance.clauses.length, begun, except, words);
  }
  return writer.spread;
}

/** The effects that would lose their ability to a writer before they have begun (613.8a existence). */
export function endedBy(writer: Writer, graph: Graph): ReadonlySet<Node> {
  writer.ends ??= new Set(
    writer.removes ? [...graph.nodes.values()].filter((node) => wouldEnd(node, writer, graph)) : [],
  );
  return writer.ends;
}

function wouldEnd({ instance }: Node, writer: Writer, graph: Graph): boolean {
  const { resolution } = graph;
  const { ability, effect } = instance;
  const [other] = writer.members;
  if (ability === null || effect.source === null || other === undefined || resolution.begun.has(effect.key))
    return false;
  const place = resolution.facts.place.get(effect.source);
  const spread = spreadOf(other, graph);
  if (place === undefined || !hasBit(spread.set, place)) return false;
  return endsAbility(instance, place, applicationOf(other, spread, graph), resolution);
}

/** Does an application take an effect's ability away? */
export function endsAbility(
  instance: Instance,
  place: number,
  application: Application,
  resolution: Resolution,
): boolean {
  const { ability, effect } = instance;
  if (ability === null || resolution.endedBy.has(effect.key)) return false;
  const parts = application.partsFor(place);
  const { history, columns } = resolution;
  if (parts.length > 1 && parts.some((part) => part.kind === 'set-land-types')) {
    // whether it is a land by then may be the doing of an earlier part: the row knows
    const after = rowAfter(rowNow(history, place), application, place, rowsNow(history), history);
    return !after.abilities.some(({ id }) => id === ability.id);
  }
  const isLand = hasBit(viewOf(columns).flags(typeAtom(columns, 'Land')), place);
  return parts.some((part) => takesAway(part, ability, isLand));
}

export const applicationOf = ({ instance }: Node, { set, partsFor }: Spread, { layer }: Graph): Application => ({
  instance,
  layer,
  set,
  partsFor,
});

/** The columns as they would be after a writer's application. */
export function draftOfWriter(writer: Writer, graph: Graph): Draft {
  const [node] = writer.members;
  if (node === undefined) throw new Error('a writer without members is forgotten');
  if (writer.draft === null) {
    const spread = spreadOf(node, graph);
    const { history, columns } = graph.resolution;
    writer.draft = draftOf(spread, writer.plan, applicationOf(node, spread, graph), history, columns);
  }
  return writer.draft;
}

function newReader(key: string, plan: Plan, graph: Graph): Reader {
  const reader: Reader = { key, plan, members: 0, suspects: new Set(), found: new Map(), asked: null };
  for (const writer of graph.writers.values()) suspect(reader, writer, graph);
  graph.readers.set(key, reader);
  for (const atom of plan.reads) graph.watched.add(atom);
  return reader;
}

function newWriter(key: string, plan: Plan, graph: Graph): Writer {
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
  for (const reader of graph.readers.values()) suspect(reader, writer, graph);
  graph.writers.set(key, writer);
  if (writer.removes) {
    graph.removers.add(writer);
    for (const atom of writer.inputs) graph.watched.add(atom); // 305.7 takes abilities from lands alone
  }
  return writer;
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

/** A writer that could change what a reader reads is tried; all that the answer follows from is watched from here on. */
function suspect(reader: Reader, writer: Writer, { watched }: Graph): void {
  if (!meets(reader.plan.reads, writer.writes)) return;
  reader.suspects.add(writer);
  for (const atoms of [writer.plan.reads, writer.inputs, writer.writes]) for (const atom of atoms) watched.add(atom);
}

/** Tries some of a reader's suspects and keeps what was found. */
function tryAgain(reader: Reader, suspects: Iterable<Writer>, graph: Graph): void {
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
  work.pairs++;
  if (reader.plan.clauses === null) return tryRows(reader, writer, graph);
  const now = askNow(reader, graph);
  const draft = draftOfWriter(writer, graph);
  if (![...draft.written.keys()].some((atom) => reader.plan.reads.has(atom))) return null;
  work.selections++;
  return compareAsked(now, ask(reader.plan, draft), graph);
}

function tryRows(reader: Reader, writer: Writer, graph: Graph): Found | null {
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

/** In which objects two answers differ: by being affected, or by what is done to them. */
function compareAsked(before: Asked, after: Asked, { resolution }: Graph): Found | null {
  if (isSame(before, after)) return null;
  const { words } = resolution.columns;
  const all = ({ sets }: Asked): Bits =>
    sets.reduce<Bits>((bits, set) => (set === null ? bits : union(bits, set)), noBits(words));
  const appliesTo = difference(all(before), all(after));
  let does: Bits = noBits(words);
  for (const [index, set] of before.sets.entries()) {
    const now = after.sets[index] ?? null;
    const [then, later] = [set ?? noBits(words), now ?? noBits(words)];
    if (!equalBits(then, later)) does = union(does, difference(then, later));
    const [one, other] = [before.parts[index] ?? [], after.parts[index] ?? []];
    if (one !== other && JSON.stringify(one) !== JSON.stringify(other)) does = union(does, both(then, later));
  }
  does = without(does, appliesTo);
  return isEmpty(appliesTo) && isEmpty(does) ? null : { kind: 'sets', appliesTo, does };
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
  const own = (bits: Bits): number => firstBit(node.except === null ? bits : without(bits, node.except));
  const moved = own(found.appliesTo);
  const place = moved >= 0 ? moved : own(found.does);
  if (place < 0) return null;
  return { kind: moved >= 0 ? 'applies-to' : 'does', witness: resolution.history.ids[place] ?? null };
}

/** What a class is asked now; the answer is kept until something changes that it reads. */
function askNow(reader: Reader, { resolution }: Graph): Asked {
  reader.asked ??= ask(reader.plan, viewOf(resolution.columns));
  return reader.asked;
}

function meets(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const atom of few) if (many.has(atom)) return true;
  return false;
}

function insert(members: Node[], node: Node): void {
  const { timestamp } = node.instance.effect;
  const at = members.findIndex(
    ({ instance }) =>
      instance.effect.timestamp > timestamp ||
      (instance.effect.timestamp === timestamp && instance.order > node.instance.order),
  );
  if (at < 0) members.push(node);
  else members.splice(at, 0, node);
}
