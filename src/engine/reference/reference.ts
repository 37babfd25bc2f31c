import type { CompiledBoard } from '../board/compiled';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import { LAYERS, type Layer } from '../model/layers';
import { applied, exists, hasStarted, isSameMeaning, type Meaning, meaning } from './meaning';
import { same } from './same';
import { beginning, takeUpAbilities, withRest } from './setting';
import type { Effect, State } from './state';

/** What the reference says of one application. */
export type ReferenceStep = {
  readonly layer: Layer;
  readonly effect: EffectKey;
  readonly objects: readonly ObjectId[];
  /** Every dependency at that moment, as `dependent > on`, sorted. */
  readonly edges: readonly string[];
};
export type Reference = { readonly steps: readonly ReferenceStep[]; readonly final: ReadonlyMap<ObjectId, Row> };

/**
 * Rule 613 in the plainest way, for tests to compare with: the whole table is copied for every question, every pair of
 * effects is tried before every application, and nothing is remembered. Its own are sets and what resolutions settled
 * (611.2c), dependencies, loops and order (613.8), what has begun (613.6), exchanges, and when granted effects come.
 *
 * It shares with the engine what no order of things can make wrong and what rulings test (`src/cases`): what each kind of
 * part does to one row (`effects`), what filters, conditions and references mean on a given table (`query`), the printed
 * rows, and which effects there are with whose words: `copyInstances`, `staticInstance`, `counterInstances`,
 * `ruleInstances` and of `resolvedInstance` all but what it settles. A mistake in those is on both sides, and not seen here.
 */
export function reference(board: CompiledBoard): Reference {
  const state = beginning(board, (older) => reference(older).final);
  const steps: ReferenceStep[] = [];
  for (const layer of LAYERS) {
    if (layer === '2') withRest(state);
    for (const isCda of [true, false]) steps.push(...phase(layer, isCda, state)); // 613.3
  }
  return { steps, final: state.rows };
}

/** All effects that have a part in this layer, one after the other. */
function phase(layer: Layer, isCda: boolean, state: State): readonly ReferenceStep[] {
  const steps: ReferenceStep[] = [];
  const done = new Set<EffectKey>();
  for (;;) {
    const pool = poolOf(layer, isCda, state).filter(({ effect }) => !done.has(effect.key));
    const depends = dependencies(pool, layer, state); // 613.8c: before every application
    const next = nextOf(pool, depends);
    if (next === undefined) return steps;
    done.add(next.effect.key);
    const does = meaning(next, layer, state);
    if (does.objects === null) continue; // D30: its condition is false, so it does not begin in this layer
    const edges = pool.flatMap((one) =>
      [...(depends.get(one) ?? [])].map((on) => `${one.effect.key} > ${on.effect.key}`),
    );
    steps.push({ layer, effect: next.effect.key, objects: does.objects, edges: edges.toSorted() });
    start(next, does, layer, state);
  }
}

/** 613.7, 613.6: in timestamp order, those that exist or have begun. */
function poolOf(layer: Layer, isCda: boolean, state: State): readonly Effect[] {
  return [...state.effects.values()]
    .filter(({ effect, idle }) => effect.isCda === isCda && idle === null && effect.layers.includes(layer))
    .filter((one) => hasStarted(one, state) || exists(one, state))
    .toSorted((one, other) => one.effect.timestamp - other.effect.timestamp || one.order - other.order);
}

/**
 * 613.8a: on what each depends. Both define characteristics or neither does, since they are of one phase. What would leave
 * the table as it is alters nothing about the others, so they are not asked.
 */
function dependencies(pool: readonly Effect[], layer: Layer, state: State): ReadonlyMap<Effect, ReadonlySet<Effect>> {
  if (pool.length < 2) return new Map(); // there is nothing to depend on
  const now = new Map(pool.map((effect) => [effect, meaning(effect, layer, state)]));
  const depends = new Map(pool.map((effect) => [effect, new Set<Effect>()]));
  for (const [other, does] of now) {
    const after = applied(other, does, layer, state);
    if (isSameTable(after, state)) continue;
    for (const [effect, is] of now)
      if (effect !== other && !isSameMeaning(meaning(effect, layer, after), is)) depends.get(effect)?.add(other);
  }
  return depends;
}

const isSameTable = (one: State, other: State): boolean => same([...one.rows.values()], [...other.rows.values()]);

/** 613.8b, D7, D8: the earliest that is the earliest of its loop and waits for nothing outside it. */
function nextOf(pool: readonly Effect[], depends: ReadonlyMap<Effect, ReadonlySet<Effect>>): Effect | undefined {
  const leadsTo = (from: Effect): ReadonlySet<Effect> => {
    const seen = new Set<Effect>();
    const visit = (at: Effect): void => {
      for (const on of depends.get(at) ?? []) {
        if (seen.has(on)) continue;
        seen.add(on);
        visit(on);
      }
    };
    visit(from);
    return seen;
  };
  const reached = new Map(pool.map((effect) => [effect, leadsTo(effect)]));
  const isInLoop = (one: Effect, other: Effect): boolean =>
    one === other || (reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true);
  return pool.find((effect) => {
    const loop = pool.filter((other) => isInLoop(effect, other));
    return loop[0] === effect && [...(depends.get(effect) ?? [])].every((on) => loop.includes(on));
  });
}

/** Applies it for good: its sets are fixed (613.6), and abilities that it granted have effects of their own (D14). */
function start(effect: Effect, does: Meaning, layer: Layer, state: State): void {
  const { sets, clauses } = does;
  const { rows } = applied(effect, does, layer, state);
  state.started.set(effect.effect.key, { sets, clauses });
  for (const [id, row] of rows) {
    if (row === state.rows.get(id)) continue;
    state.rows.set(id, row);
    takeUpAbilities(id, effect, state);
  }
}
