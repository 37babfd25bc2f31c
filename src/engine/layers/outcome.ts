import { fillPart } from '../effects';
import { applyParts, inOrder } from '../effects/apply-parts';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Asking, Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { holds } from '../query/holds';
import { objectsNamed } from '../query/refs';
import { objectsOf } from '../query/subjects';
import { exists, type Instance, type PlacedClause, placed } from './instance';

/** The objects of each clause, fixed when the effect began to apply (613.6); null for a clause that has not begun. */
export type Sets = readonly (readonly ObjectId[] | null)[];

/**
 * What an effect is in one layer, asked of one table (613.8a, D4): whether it exists, what it applies to, and the
 * instruction for each object with its values filled in. Never the row that results.
 */
export type Outcome = {
  readonly exists: boolean;
  readonly sets: Sets;
  /** The parts of this layer for each object, in the order in which they are applied (D1). Keys in board order. */
  readonly instructions: ReadonlyMap<ObjectId, readonly Part[]>;
};

/** Asks an effect of a table. `begun` are the sets it has if it has started; then it cannot cease to exist (D9, D10). */
export function outcomeOf(instance: Instance, layer: Layer, rows: Rows, facts: Facts, begun: Sets | null): Outcome {
  if (begun === null && !exists(instance, (source) => rows.get(source)?.abilities)) return NOTHING;
  if (instance.locked !== null) return lockedOutcome(instance, layer, facts);
  const asking: Asking = { facts, rows: instance.sees ?? rows, voice: instance.voice, it: null };
  const clauses = begun === null ? asTheyRead(instance, rows) : instance.clauses;
  const sets = setsOf(clauses, layer, asking, begun);
  return { exists: true, sets, instructions: instructionsOf(clauses, layer, sets, asking) };
}

/** The rows that an application changes. */
export function changedRows(
  instance: Instance,
  outcome: Outcome,
  layer: Layer,
  rows: Rows,
  facts: Facts,
): ReadonlyMap<ObjectId, Row> {
  const changed = new Map<ObjectId, Row>();
  const asking: Asking = { facts, rows: instance.sees ?? rows, voice: instance.voice, it: null };
  for (const [id, parts] of outcome.instructions) {
    const row = rows.get(id);
    if (row === undefined) continue;
    const after = applyParts(row, parts, { ...asking, it: id });
    changed.set(id, layer === '1a' || layer === '1b' ? asPrinted(after) : after);
  }
  return changed;
}

const NOTHING: Outcome = { exists: false, sets: [], instructions: new Map() };

/** The set of each clause: fixed earlier, or by its condition and subject now if it has a part in this layer. */
function setsOf(clauses: readonly PlacedClause[], layer: Layer, asking: Asking, begun: Sets | null): Sets {
  const sets: (readonly ObjectId[] | null)[] = [];
  for (const [index, clause] of clauses.entries()) {
    const fixed = begun?.[index] ?? null;
    const begins = fixed === null && clause.parts.some((placed) => placed.layer === layer);
    sets.push(begins ? setNow(clause, asking, sets, clauses) : fixed);
  }
  return sets;
}

function setNow(
  clause: PlacedClause,
  asking: Asking,
  sets: Sets,
  clauses: readonly PlacedClause[],
): readonly ObjectId[] | null {
  if (clause.condition !== null && !holds(clause.condition, asking)) return null; // D30
  const earlier = sets.map((set, index) => set ?? objectsOf(clauses[index]?.subject ?? NO_SUBJECT, asking, []));
  return withPartners(objectsOf(clause.subject, asking, earlier), clause, asking);
}

const NO_SUBJECT = { kind: 'union', subjects: [] } as const;

/** An exchange does the same to both objects, each with the other as its partner (701.12b, 612.5). */
export function withPartners(objects: readonly ObjectId[], clause: PlacedClause, asking: Asking): readonly ObjectId[] {
  const partners = clause.parts.flatMap(({ part }) => (isExchange(part) ? objectsNamed(part.with, asking) : []));
  return [...new Set([...objects, ...partners])];
}

type Exchange = Extract<Part, { kind: 'exchange-control' | 'exchange-text' }>;

const isExchange = (part: Part): part is Exchange => part.kind === 'exchange-control' || part.kind === 'exchange-text';

/** The part as it reads for one of two objects that exchange something: the partner is the other one. */
export function partFor(part: Part, object: ObjectId, set: readonly ObjectId[]): Part {
  const other = set.find((id) => id !== object);
  return isExchange(part) && other !== undefined ? { ...part, with: { kind: 'object', id: other } } : part;
}

function instructionsOf(
  clauses: readonly PlacedClause[],
  layer: Layer,
  sets: Sets,
  asking: Asking,
): Outcome['instructions'] {
  const parts = new Map<ObjectId, Part[]>();
  for (const [index, clause] of clauses.entries()) {
    const here = clause.parts.filter((placed) => placed.layer === layer);
    const set = here.length === 0 ? null : (sets[index] ?? null);
    for (const id of set ?? []) {
      const filled = here.map(({ part }) => fillPart(partFor(part, id, set ?? []), { ...asking, it: id }));
      parts.set(id, [...(parts.get(id) ?? []), ...filled]);
    }
  }
  return inBoardOrder(parts, asking.facts);
}

/** 611.2c, 611.2d: what a resolution settled does not change any more. */
function lockedOutcome({ locked }: Instance, layer: Layer, facts: Facts): Outcome {
  const parts = new Map<ObjectId, Part[]>();
  for (const clause of locked ?? []) {
    for (const [id, instructions] of clause.parts) {
      const here = instructions.flatMap((placed) => (placed.layer === layer ? [placed.part] : []));
      if (here.length > 0) parts.set(id, [...(parts.get(id) ?? []), ...here]);
    }
  }
  return {
    exists: true,
    sets: (locked ?? []).map((clause) => clause.objects),
    instructions: inBoardOrder(parts, facts),
  };
}

function inBoardOrder(parts: ReadonlyMap<ObjectId, readonly Part[]>, { place }: Facts): Outcome['instructions'] {
  const ids = [...parts.keys()].toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  return new Map(ids.map((id) => [id, inOrder(parts.get(id) ?? [])] as const));
}

/** The clauses as the ability reads on this table: layer 3 may have changed its words (613.8a "text"). */
function asTheyRead(instance: Instance, rows: Rows): readonly PlacedClause[] {
  const { ability, effect } = instance;
  if (ability === null || effect.source === null) return instance.clauses;
  const now = rows.get(effect.source)?.abilities.find(({ id }) => id === ability.id);
  return now === undefined || now.effect === null || now.effect === ability.spec
    ? instance.clauses
    : placed(now.effect, effect.isCda);
}

/** What layer 1 gives an object belongs to its copiable values, as if it were printed (613.2c). */
const asPrinted = (row: Row): Row => ({
  ...row,
  abilities: row.abilities.map((ability) =>
    ability.origin.kind === 'granted' ? { ...ability, origin: { kind: 'printed' } } : ability,
  ),
});
