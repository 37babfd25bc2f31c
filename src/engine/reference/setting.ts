import type { CompiledBoard } from '../board/compiled';
import { copyInstances } from '../layers/copy-instances';
import { counterInstances } from '../layers/counter-instances';
import { resolvedInstance } from '../layers/locked';
import { printedRow } from '../layers/printed-row';
import { ruleInstances } from '../layers/rule-instances';
import { staticInstance } from '../layers/static-instance';
import type { Ability } from '../model/abilities';
import type { Row } from '../model/characteristics';
import { effectKey, type ObjectId } from '../model/ids';
import { factsOf } from '../query/facts';
import { seenBy, settled } from './settled';
import type { Effect, State } from './state';

/** The printed table with what works in layer 1, and with effects of resolutions, which see only what is older (D16). */
export function beginning(board: CompiledBoard, finalOf: (older: CompiledBoard) => ReadonlyMap<ObjectId, Row>): State {
  const facts = factsOf(board);
  const rows = new Map(
    [...board.objects].map(([id, { card, object, merged }]) => [id, printedRow(card, object, merged)]),
  );
  const state: State = { board, facts, rows, effects: new Map(), started: new Map() };
  for (const object of board.objects.values()) {
    for (const one of copyInstances(object, board, facts, state.effects.size)) state.effects.set(one.effect.key, one);
    takeUp(object.object.id, null, state, isCopying); // they work in layer 1 themselves
  }
  const printed = new Map(rows);
  const byAge = [...board.effects.values()].toSorted(
    (one, other) => ageOf(one.effect.id, state) - ageOf(other.effect.id, state),
  );
  for (const effect of byAge) {
    const older = seenBy(effect.effect.id, state, finalOf);
    const one = resolvedInstance(effect, facts, state.effects.size, printed, () => older);
    const locked = settled(one.clauses, effect.effect, { facts, rows: older, voice: one.voice, it: null });
    state.effects.set(one.effect.key, { ...one, locked });
  }
  return state;
}

/** After layer 1: abilities, counters and what rules do, object by object. */
export function withRest(state: State): void {
  for (const [id, object] of state.facts.objects) {
    const row = state.rows.get(id);
    if (!row) continue;
    takeUpAbilities(id, null, state);
    for (const one of counterInstances(object, state.facts, state.effects.size)) state.effects.set(one.effect.key, one);
    for (const one of ruleInstances(object, row, state.facts, state.effects.size))
      state.effects.set(one.effect.key, one);
  }
}

/** Static abilities that an object has by now and that are new (D14); from layer 2 on, when copying is done (D18). */
export function takeUpAbilities(id: ObjectId, by: Effect | null, state: State): void {
  const inLayerOne = by?.effect.layers.some((layer) => layer === '1a' || layer === '1b');
  if (!inLayerOne) takeUp(id, by, state, () => true);
}

function takeUp(id: ObjectId, by: Effect | null, state: State, which: (ability: Ability) => boolean): void {
  const object = state.facts.objects.get(id);
  const row = state.rows.get(id);
  if (!object || !row) return;
  for (const ability of row.abilities.filter(which)) {
    const known = state.effects.get(effectKey(ability.id));
    if (known && known.ability?.spec === ability.effect) continue;
    const granter = ability.origin.kind === 'granted' ? by : null;
    const one = staticInstance(ability, object, row, state.facts, known?.order ?? state.effects.size, granter);
    if (one && !state.started.has(one.effect.key)) state.effects.set(one.effect.key, one);
  }
}

const isCopying = ({ effect }: Ability): boolean =>
  effect?.clauses.some(({ parts }) => parts.some(({ kind }) => kind === 'become-copy')) ?? false;

const ageOf = (key: string, { facts }: State): number => facts.timestamps.get(key) ?? 0;
