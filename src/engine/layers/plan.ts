import { FIELDS } from '../model/characteristics';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Filter, Subject } from '../model/phrases';
import { objectsOf } from '../query/subjects';
import { type Bits, bitsOf, noBits, union } from './columns/bits';
import { fieldAtom, type View } from './columns/columns';
import { fieldsRead } from './columns/fields-read';
import { type Filled, fillOf } from './columns/fill';
import { placesIn } from './columns/find-fact';
import { conditionOf } from './columns/measure';
import type { Reading } from './columns/reading';
import { selectorOf } from './columns/selector';
import type { Instance, PlacedClause } from './instance';
import { inLayer, isEarly, type Planner, type Words, withoutOther, wordsFor } from './words';
import { type Writes, writesFor } from './writes';

/** One clause of an effect, for one layer, as questions to columns. */
export type ClausePlan = {
  readonly index: number;
  readonly holds: (view: View) => boolean;
  readonly find: (view: View) => Bits;
  /** Its parts of this layer with their values. */
  readonly fill: (view: View) => Filled;
  /** Atoms that its values follow from. */
  readonly values: ReadonlySet<number>;
};

/** How an effect is asked in one layer: by columns where its words allow that, otherwise by the rows (`outcomeOf`). */
export type Plan = {
  /** Null: rows must be asked. */
  readonly clauses: readonly ClausePlan[] | null;
  /** Atoms whose answers can change what it is, applies to or does. */
  readonly reads: ReadonlySet<number>;
  /** Its parts of this layer, as written, and what they may change. */
  readonly writes: Writes;
};

/**
 * The plan of an effect for a layer, and under which words it is kept: those that it shares with others, or its own key
 * where it has begun or where rows must be asked, since then its place in the table matters.
 */
export function plannedFor(
  instance: Instance,
  layer: Layer,
  begun: readonly (Bits | null)[] | null,
  planner: Planner,
): { readonly plan: Plan; readonly words: Words } {
  const own: Words = { key: instance.effect.key, exceptSelf: false };
  const shared = isEarly(layer) ? own : wordsFor(instance, planner);
  if (shared.key === own.key) return { plan: planOf(instance, layer, begun, own, planner), words: own };
  const plans = inLayer(planner.plans, layer);
  let plan = plans.get(shared.key);
  if (plan === undefined) {
    plan = planOf(instance, layer, null, shared, planner);
    plans.set(shared.key, plan);
  }
  if (plan.clauses === null) return { plan: planOf(instance, layer, begun, own, planner), words: own };
  if (begun === null) return { plan, words: shared };
  return { plan: continued(plan, plan.clauses, begun) ?? planOf(instance, layer, begun, own, planner), words: own };
}

/** The plan of an effect that goes on with fixed sets (613.6): its values are those of its words. Null if a clause is still to begin. */
function continued({ writes }: Plan, clauses: readonly ClausePlan[], begun: readonly (Bits | null)[]): Plan | null {
  if (clauses.some(({ index }) => (begun[index] ?? null) === null)) return null;
  const fixed = clauses.map(({ index, fill, values }): ClausePlan => {
    const set = begun[index] ?? [];
    return { index, holds: () => true, find: () => set, fill, values };
  });
  return { clauses: fixed, reads: new Set(clauses.flatMap(({ values }) => [...values])), writes };
}

/** The plan of an effect for a layer. `begun`: its sets are fixed and only its values are asked (613.6). */
function planOf(
  instance: Instance,
  layer: Layer,
  begun: readonly (Bits | null)[] | null,
  words: Words,
  planner: Planner,
): Plan {
  const here = instance.clauses.map((clause) =>
    clause.parts.flatMap((placed) => (placed.layer === layer ? [placed.part] : [])),
  );
  const writes = writesFor(instance, layer, here.flat(), planner);
  if (instance.locked !== null) return { clauses: null, reads: new Set(), writes }; // 611.2c-d: settled
  const reads = new Set<number>();
  const clauses = isEarly(layer)
    ? null
    : collect(
        instance.clauses.map((clause, index) =>
          clausePlan(clause, index, here[index] ?? [], begun, instance, words, planner, reads),
        ),
      );
  return { clauses, reads: clauses === null ? rowReads(instance, layer, begun, here, planner) : reads, writes };
}

/** Plans of the clauses that have a part here; null if one of them cannot be asked by columns. */
function collect(plans: readonly (ClausePlan | null | 'elsewhere')[]): readonly ClausePlan[] | null {
  if (plans.includes(null)) return null;
  return plans.flatMap((plan) => (plan === null || plan === 'elsewhere' ? [] : [plan]));
}

function clausePlan(
  clause: PlacedClause,
  index: number,
  parts: readonly Part[],
  begun: readonly (Bits | null)[] | null,
  instance: Instance,
  words: Words,
  planner: Planner,
  reads: Set<number>,
): ClausePlan | null | 'elsewhere' {
  if (parts.length === 0) return 'elsewhere';
  const asking = planner.asking(instance);
  const { columns, constants, copiable } = planner;
  const reading: Reading = { columns, asking, reads, constants, copiable };
  const values = new Set<number>();
  const fill = fillOf(parts, { ...reading, reads: values });
  if (fill === null) return null;
  for (const atom of values) reads.add(atom);
  const fixed = begun?.[index] ?? null;
  if (fixed !== null) return { index, holds: () => true, find: () => fixed, fill, values };
  const subject = words.exceptSelf ? (withoutOther(clause.subject) ?? clause.subject) : clause.subject;
  const find = findOf(subject, reading);
  const holds = clause.condition === null ? () => true : conditionOf(clause.condition, reading);
  return find === null || holds === null ? null : { index, holds, find, fill, values };
}

function findOf(subject: Subject, reading: Reading): ((view: View) => Bits) | null {
  const { columns, asking } = reading;
  switch (subject.kind) {
    case 'object':
    case 'targets': {
      const bits = bitsOf(columns.words, placesIn(objectsOf(subject, asking, []), asking)); // D34: facts alone
      return () => bits;
    }
    case 'all':
      return findAll(subject.filter, reading);
    case 'union': {
      const finds = subject.subjects.flatMap((part) => findOf(part, reading) ?? []);
      return finds.length < subject.subjects.length
        ? null
        : (view) => finds.reduce<Bits>((bits, find) => union(bits, find(view)), noBits(columns.words));
    }
    case 'clause':
      return null;
  }
}

function findAll(filter: Filter, reading: Reading): ((view: View) => Bits) | null {
  const select = selectorOf(filter, reading);
  for (const atom of select?.reads ?? []) reading.reads.add(atom);
  return select?.of ?? null;
}

/** What an effect that must ask rows looks at, field by field. In layers 1 and 3 even its words can change. */
function rowReads(
  instance: Instance,
  layer: Layer,
  begun: readonly (Bits | null)[] | null,
  here: readonly (readonly Part[])[],
  { columns }: Planner,
): ReadonlySet<number> {
  const everything = layer === '1a' || layer === '1b' || layer === '3';
  if (instance.ability === null && instance.sees !== null) return new Set(); // a copy sees its original alone
  if (everything)
    return instance.ability === null ? new Set() : new Set(FIELDS.map((field) => fieldAtom(columns, field)));
  const reads = new Set<number>();
  for (const [index, clause] of instance.clauses.entries()) {
    const parts = here[index] ?? [];
    const asked = (begun?.[index] ?? null) === null ? clause : { ...clause, subject: NOBODY, condition: null };
    if (parts.length > 0) for (const field of fieldsRead(asked, parts)) reads.add(fieldAtom(columns, field));
  }
  if (instance.clauses.some(({ subject }) => subject.kind === 'clause'))
    for (const field of FIELDS) reads.add(fieldAtom(columns, field));
  return reads;
}

const NOBODY: Subject = { kind: 'union', subjects: [] };
