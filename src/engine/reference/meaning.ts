import { fillPart } from '../effects';
import { applyParts, inOrder } from '../effects/apply-parts';
import { type PlacedClause, placed } from '../layers/instance';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { holds } from '../query/holds';
import { objectsOf } from '../query/subjects';
import { same } from './same';
import type { Effect, Sets, State } from './state';

/** What an effect is in a layer (613.8a): whether it is there, what it applies to, and what it does to each object. */
export type Meaning = {
  readonly isGone: boolean;
  readonly sets: Sets;
  readonly clauses: readonly PlacedClause[];
  /** The objects of its clauses of this layer, in board order; null where no clause applies. */
  readonly objects: readonly ObjectId[] | null;
  /** With their values filled in: what is done, not what comes of it (D4). */
  readonly instructions: ReadonlyMap<ObjectId, readonly Part[]>;
};

export const isSameMeaning = (one: Meaning, other: Meaning): boolean =>
  one.isGone === other.isGone && same([...one.instructions], [...other.instructions]);

export const hasStarted = ({ effect }: Effect, { started }: State): boolean => started.has(effect.key);

/** Has its source the ability that it comes from? */
export function exists({ ability, effect }: Effect, { rows }: State): boolean {
  if (ability === null || effect.source === null) return true;
  return rows.get(effect.source)?.abilities.some(({ id }) => id === ability.id) ?? false;
}

/** Asks an effect what it is in a layer, of a whole table. */
export function meaning(effect: Effect, layer: Layer, state: State): Meaning {
  if (!hasStarted(effect, state) && !exists(effect, state))
    return { isGone: true, sets: [], clauses: [], objects: null, instructions: new Map() };
  const clauses = clausesNow(effect, state);
  const sets = setsNow(effect, clauses, layer, state);
  const here = clauses.map(({ parts }) => parts.filter((one) => one.layer === layer));
  const affected = sets.filter((set, index) => set !== null && (here[index]?.length ?? 0) > 0);
  const ids = [...state.facts.objects.keys()];
  const objects = affected.length === 0 ? null : ids.filter((id) => affected.some((set) => set?.includes(id)));
  const instructions = new Map<ObjectId, readonly Part[]>();
  for (const id of objects ?? []) {
    const parts = here.flatMap((placedParts, index) =>
      sets[index]?.includes(id) ? filled(effect, placedParts, index, id, state) : [],
    );
    if (parts.length > 0) instructions.set(id, inOrder(parts)); // D1
  }
  return { isGone: false, sets, clauses, objects, instructions };
}

/** All there is as it would be after an effect of this meaning: a copy, the real one is not touched. */
export function applied(effect: Effect, { instructions }: Meaning, layer: Layer, state: State): State {
  const rows = new Map(state.rows);
  for (const [id, parts] of instructions) {
    const row = state.rows.get(id);
    if (row) rows.set(id, printedInLayerOne(applyParts(row, parts, askingOf(effect, state, id)), layer));
  }
  return { ...state, rows };
}

/** Layer 3 may have changed its words; once it has begun they stay (613.6). */
function clausesNow(effect: Effect, { rows, started }: State): readonly PlacedClause[] {
  const begun = started.get(effect.effect.key);
  if (begun) return begun.clauses;
  const { ability } = effect;
  const source = effect.effect.source === null ? undefined : rows.get(effect.effect.source);
  const words = source?.abilities.find(({ id }) => id === ability?.id)?.effect;
  return words ? placed(words, effect.effect.isCda) : effect.clauses;
}

/** 613.6: fixed sets stay; a clause whose first layer this is looks for its objects now, if its condition holds (D30). */
function setsNow(effect: Effect, clauses: readonly PlacedClause[], layer: Layer, state: State): Sets {
  if (effect.locked !== null) return effect.locked.map(({ objects }) => objects); // 611.2c
  const asking = askingOf(effect, state, null);
  const sets: (readonly ObjectId[] | null)[] = [];
  for (const [index, clause] of clauses.entries()) {
    const fixed = state.started.get(effect.effect.key)?.sets[index] ?? null;
    const begins = fixed === null && clause.parts.some((one) => one.layer === layer);
    const applies = begins && (clause.condition === null || holds(clause.condition, asking));
    sets.push(applies ? objectsOf(clause.subject, asking, earlierSets(sets, clauses, asking)) : fixed);
  }
  return sets;
}

/** "It" and "those" mean what an earlier clause affects, even where that clause has not begun. */
const earlierSets = (sets: Sets, clauses: readonly PlacedClause[], asking: Asking) =>
  sets.map((set, place) => set ?? objectsOf(clauses[place]?.subject ?? NOBODY, asking, []));

const NOBODY = { kind: 'union', subjects: [] } as const;

function filled(
  effect: Effect,
  parts: PlacedClause['parts'],
  clause: number,
  id: ObjectId,
  state: State,
): readonly Part[] {
  const settled = effect.locked?.[clause]?.parts.get(id); // 611.2d
  const layer = parts[0]?.layer;
  if (effect.locked !== null) return (settled ?? []).filter((one) => one.layer === layer).map(({ part }) => part);
  return parts.map(({ part }) => fillPart(part, askingOf(effect, state, id)));
}

const askingOf = (effect: Effect, { facts, rows }: State, it: ObjectId | null): Asking => ({
  facts,
  rows: effect.sees ?? rows,
  voice: effect.voice,
  it,
});

/** 613.2c: what layer 1 gives belongs to the copiable values, as if it were printed. */
const printedInLayerOne = (row: Row, layer: Layer): Row =>
  layer !== '1a' && layer !== '1b' ? row : { ...row, abilities: row.abilities.map((ability) => asPrinted(ability)) };

const asPrinted = (ability: Row['abilities'][number]): Row['abilities'][number] =>
  ability.origin.kind === 'granted' ? { ...ability, origin: { kind: 'printed' } } : ability;
