import { fillPart } from '../effects';
import { inOrder } from '../effects/apply-parts';
import type { EffectSpec } from '../model/abilities';
import { FIELDS } from '../model/characteristics';
import type { EffectKey, PlayerId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Filter, Quantity, Subject } from '../model/phrases';
import type { Asking } from '../query/asking';
import { objectsOf } from '../query/subjects';
import { type Bits, bitsOf, noBits, union } from './bits';
import { type Atom, type Columns, fieldAtom, type View } from './columns';
import { fieldsRead } from './fields-read';
import type { Instance, PlacedClause } from './instance';
import { conditionOf, type Measure, measureOf } from './measure';
import { fieldsWritten, mayWrite } from './part-writes';
import { placesIn, type Reading, selectorOf } from './selector';

/** One clause of an effect, for one layer, as questions to columns. */
export type ClausePlan = {
  readonly index: number;
  readonly holds: (view: View) => boolean;
  readonly find: (view: View) => Bits;
  /** Its parts of this layer with their values, the same for every object. */
  readonly fill: (view: View) => readonly Part[];
};

/** How an effect is asked in one layer: by columns where its words allow that, otherwise by the rows (`outcomeOf`). */
export type Plan = {
  /** Null: rows must be asked. */
  readonly clauses: readonly ClausePlan[] | null;
  /** Atoms whose answers can change what it is, applies to or does. */
  readonly reads: ReadonlySet<number>;
  /** Its parts of this layer, as written. */
  readonly parts: readonly Part[];
  /** Atoms that its parts may change, out of the first so many that there were when it was asked (`writesOf`). */
  written: Written | null;
  /** The `any:…` atoms of the fields that its parts may change. */
  marks: readonly number[] | null;
};

type Written = {
  readonly of: number;
  readonly atoms: ReadonlySet<number>;
  /** For each part in the order of application the atoms with a column that it may change; asked when first needed. */
  readonly byPart: (readonly Atom[] | undefined)[];
};

/** The atoms that the parts of a plan may change. */
export function writesOf(plan: Plan, { atoms }: Columns): ReadonlySet<number> {
  if (plan.written?.of !== atoms.length) {
    const may = atoms.filter((atom) => plan.parts.some((part) => mayWrite(part, atom)));
    plan.written = { of: atoms.length, atoms: new Set(may.map(({ id }) => id)), byPart: [] };
  }
  return plan.written.atoms;
}

/** The atoms with a column that one filled-in part of a plan may change, by its place in the order of application. */
export function columnsOfPart(plan: Plan, part: Part, index: number, columns: Columns): readonly Atom[] {
  writesOf(plan, columns);
  const { byPart = [] } = plan.written ?? {};
  const known = byPart[index] ?? columns.atoms.filter((atom) => !atom.key.startsWith('any:') && mayWrite(part, atom));
  byPart[index] = known;
  return known;
}

/** What to mark as changed for questions that columns cannot answer. */
export function marksOf(plan: Plan, columns: Columns): readonly number[] {
  plan.marks ??= [...new Set(plan.parts.flatMap(fieldsWritten))].map((field) => fieldAtom(columns, field));
  return plan.marks;
}

/** What effects have in common: effects with equal keys have equal plans. */
export type Words = {
  readonly key: string;
  /** "Other …": all effects of these words affect the same objects, each but its own source. */
  readonly exceptSelf: boolean;
};

export type Planner = {
  readonly columns: Columns;
  readonly asking: (instance: Instance) => Asking;
  /** Who "you" is for an effect: from layer 4 on it does not change any more. */
  readonly you: (instance: Instance) => PlayerId | null;
  readonly constants: Map<string, Bits>;
  readonly specs: Map<EffectSpec, { readonly id: number; readonly isRelative: boolean; readonly isOther: boolean }>;
  readonly texts: Map<string, number>;
  readonly words: Map<EffectKey, { readonly ability: Instance['ability']; readonly words: Words }>;
  /** Plans by layer and words: made once for all effects that share them. */
  readonly plans: Map<string, Plan>;
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
  const shared = begun === null && !isEarly(layer) ? wordsFor(instance, planner) : own;
  if (shared.key === own.key) return { plan: planOf(instance, layer, begun, own, planner), words: own };
  const name = `${layer} ${shared.key}`;
  const plan = planner.plans.get(name) ?? planOf(instance, layer, null, shared, planner);
  planner.plans.set(name, plan);
  return plan.clauses === null
    ? { plan: planOf(instance, layer, null, own, planner), words: own }
    : { plan, words: shared };
}

/** Remembers the words of each effect, as long as layer 3 does not change them. */
function wordsFor(instance: Instance, planner: Planner): Words {
  const known = planner.words.get(instance.effect.key);
  if (known !== undefined && known.ability === instance.ability) return known.words;
  const words = wordsOf(instance, planner);
  planner.words.set(instance.effect.key, { ability: instance.ability, words });
  return words;
}

/**
 * The words of an effect that has not begun: the same for effects of one text, one "you" and the same choices, unless the
 * text speaks of the source itself or what it is attached to.
 */
function wordsOf(instance: Instance, planner: Planner): Words {
  const { ability, effect, voice } = instance;
  const own: Words = { key: effect.key, exceptSelf: false };
  if (ability === null) return own;
  const spec = specOf(ability.spec, planner);
  if (spec.isRelative) return own;
  const choices = Object.keys(voice.choices).length === 0 ? '' : JSON.stringify(voice.choices);
  return {
    key: `${spec.id} ${effect.isCda} ${planner.you(instance) ?? ''} ${choices}`,
    exceptSelf: spec.isOther,
  };
}

function specOf(spec: EffectSpec, { specs, texts }: Planner) {
  const known = specs.get(spec);
  if (known !== undefined) return known;
  const [clause] = spec.clauses;
  const isOther = spec.clauses.length === 1 && clause !== undefined && withoutOther(clause.subject) !== null;
  const text = JSON.stringify(spec.clauses);
  const rest = isOther ? text.replace(OTHER, '') : text;
  const id = texts.get(text) ?? texts.size;
  texts.set(text, id);
  const made = { id, isRelative: RELATIVE.test(rest), isOther };
  specs.set(spec, made);
  return made;
}

const OTHER = JSON.stringify({ kind: 'not', filter: { kind: 'is', object: { kind: 'self' } } });
const RELATIVE =
  /"kind":"(self|attached|target|chosen-object|paired|exiled-with|granter|attached-player|exiled-with-source)"/;

/** The subject of "other …" without that word, or null if it does not say so once at its head. */
function withoutOther(subject: Subject): Subject | null {
  if (subject.kind !== 'all' || subject.filter.kind !== 'all-of') return null;
  const others = subject.filter.filters.filter((part) => JSON.stringify(part) !== OTHER);
  return others.length === subject.filter.filters.length - 1
    ? { kind: 'all', filter: { kind: 'all-of', filters: others } }
    : null;
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
  const parts = here.flat();
  if (instance.locked !== null) return { clauses: null, reads: new Set(), parts, written: null, marks: null }; // 611.2c-d: settled
  const reads = new Set<number>();
  const clauses = isEarly(layer)
    ? null
    : collect(
        instance.clauses.map((clause, index) =>
          clausePlan(clause, index, here[index] ?? [], begun, instance, words, planner, reads),
        ),
      );
  return {
    clauses,
    reads: clauses === null ? rowReads(instance, layer, begun, here, planner) : reads,
    parts,
    written: null,
    marks: null,
  };
}

/** Layers in which rows are asked: copies, control and text change what columns take for granted. */
export const isEarly = (layer: Layer): boolean => layer === '1a' || layer === '1b' || layer === '2' || layer === '3';

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
  const reading: Reading = { columns: planner.columns, asking, reads, constants: planner.constants };
  const fill = fillOf(parts, reading);
  if (fill === null) return null;
  const fixed = begun?.[index] ?? null;
  if (fixed !== null) return { index, holds: () => true, find: () => fixed, fill };
  const subject = words.exceptSelf ? (withoutOther(clause.subject) ?? clause.subject) : clause.subject;
  const find = findOf(subject, reading);
  const holds = clause.condition === null ? () => true : conditionOf(clause.condition, reading);
  return find === null || holds === null ? null : { index, holds, find, fill };
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

/** The parts with their values, where those are the same for every object. */
function fillOf(parts: readonly Part[], reading: Reading): ((view: View) => readonly Part[]) | null {
  const prepared = parts.map((part) => prepare(part, reading));
  if (prepared.includes(null)) return null;
  const steps = prepared.flatMap((one) => one ?? []);
  const isWritten = steps.every((step) => step.measures === null);
  const at = reading.asking;
  const filled = (view: View): readonly Part[] =>
    inOrder(steps.map((step) => fillPart(step.measures === null ? step.part : step.measures(view), at)));
  if (!isWritten) return filled;
  const once = inOrder(steps.map((step) => fillPart(step.part, at)));
  return () => once;
}

type Prepared = { readonly part: Part; readonly measures: ((view: View) => Part) | null };

function prepare(part: Part, reading: Reading): Prepared | null {
  switch (part.kind) {
    case 'modify-pt': {
      const power = measured(part.power, reading);
      const toughness = measured(part.toughness, reading);
      if (power === null || toughness === null) return null;
      return power === 'written' && toughness === 'written'
        ? { part, measures: null }
        : {
            part,
            measures: (view) => ({
              ...part,
              power: at(power, part.power, view),
              toughness: at(toughness, part.toughness, view),
            }),
          };
    }
    case 'set-pt':
    case 'define-pt': {
      const power = part.power === null ? 'written' : measured(part.power, reading);
      const toughness = part.toughness === null ? 'written' : measured(part.toughness, reading);
      if (power === null || toughness === null) return null;
      if (power === 'written' && toughness === 'written') return { part, measures: null };
      return {
        part,
        measures: (view) => ({
          ...part,
          power: part.power && at(power, part.power, view),
          toughness: part.toughness && at(toughness, part.toughness, view),
        }),
      };
    }
    case 'add-abilities':
      return part.abilities.some((grant) => grant.kind === 'abilities-of') ? null : { part, measures: null };
    case 'set-colors':
    case 'add-colors':
      return part.special.includes('colors-of-attached') ? null : { part, measures: null };
    case 'add-types-of':
    case 'become-copy':
    case 'exchange-control':
    case 'exchange-text':
    case 'set-controller':
      return null;
    default:
      return { part, measures: null }; // nothing in it is read off the table
  }
}

function measured(quantity: Quantity, reading: Reading): Measure | 'written' | null {
  return quantity.kind === 'number' ? 'written' : measureOf(quantity, reading);
}

const at = (measure: Measure | 'written', quantity: Quantity, view: View): Quantity =>
  measure === 'written' ? quantity : measure(view);

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
