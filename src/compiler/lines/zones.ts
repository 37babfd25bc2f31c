import { type Condition, type EffectSpec, type Filter, ZONES, type Zone } from '../../engine';

/**
 * Where a static ability works, if it says so itself (113.6b): "as long as this card is in your graveyard". Null for the
 * battlefield, as usual; what defines characteristics works everywhere, and the engine knows that (113.6a).
 */
export function zonesOf(effect: EffectSpec | null): readonly Zone[] | null {
  const named = (effect?.clauses ?? []).map(({ condition }) => (condition === undefined ? null : zonesIn(condition)));
  const zones = new Set(named.flatMap((one) => one ?? []));
  return named.length === 0 || named.some((one) => one === null) ? null : ZONES.filter((zone) => zones.has(zone));
}

function zonesIn(condition: Condition): readonly Zone[] | null {
  if (condition.kind === 'all-of') return firstOf(condition.conditions.map(zonesIn));
  if (condition.kind === 'any-of') return unionOf(condition.conditions.map(zonesIn));
  if (condition.kind === 'matches' && condition.object.kind === 'self') return zonesAsked(condition.filter);
  if (condition.kind !== 'not') return null;
  const excluded = zonesIn(condition.condition);
  return excluded === null ? null : ZONES.filter((zone) => !excluded.includes(zone));
}

function zonesAsked(filter: Filter): readonly Zone[] | null {
  if (filter.kind === 'in-zone') return filter.zones;
  if (filter.kind === 'all-of') return firstOf(filter.filters.map(zonesAsked));
  return filter.kind === 'any-of' ? unionOf(filter.filters.map(zonesAsked)) : null;
}

const firstOf = (all: readonly (readonly Zone[] | null)[]): readonly Zone[] | null =>
  all.find((one) => one !== null) ?? null;

const unionOf = (all: readonly (readonly Zone[] | null)[]): readonly Zone[] | null =>
  all.some((one) => one === null) ? null : [...new Set(all.flatMap((one) => one ?? []))];
