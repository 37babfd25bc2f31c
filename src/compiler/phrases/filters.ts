/** Short ways to make filters. Equal words give equal filters: nested all-of and any-of are flattened. */
import type { CardType, Filter, ObjectStatus, PlayerRef, Subtype, Zone } from '../../engine';

export const ANY: Filter = { kind: 'any' };

/** All of them; "any" disappears. */
export function allOf(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.kind === 'all-of' ? one.filters : one.kind === 'any' ? [] : [one]));
  return flat.length === 1 ? (flat[0] ?? ANY) : flat.length === 0 ? ANY : { kind: 'all-of', filters: flat };
}

/** One of them or more. */
export function anyOf(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.kind === 'any-of' ? one.filters : [one]));
  return flat.length === 1 ? (flat[0] ?? ANY) : { kind: 'any-of', filters: flat };
}

export const not = (filter: Filter): Filter => (filter.kind === 'not' ? filter.filter : { kind: 'not', filter });
export const cardTypeIs = (cardType: CardType): Filter => ({ kind: 'card-type', cardType });
export const subtypeIs = (subtype: Subtype): Filter => ({ kind: 'subtype', subtype });
export const statusIs = (status: ObjectStatus): Filter => ({ kind: 'status', status });
export const designated = (designation: string): Filter => ({ kind: 'designation', designation });
export const inZones = (...zones: readonly Zone[]): Filter => ({ kind: 'in-zone', zones });
/** The topmost card of a player's library or graveyard. */
export const topOf = (player: PlayerRef, zone: 'library' | 'graveyard'): Filter =>
  allOf([inZones(zone), { kind: 'owned-by', player }, { kind: 'on-top' }]);
export const OTHER: Filter = not({ kind: 'is', object: { kind: 'self' } });
