import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Filter } from '../model/phrases';
import { type Asking, about } from './asking';
import { compare, extremeOf, fieldOf } from './compare';
import { count } from './count';
import { hostOf } from './facts';
import { isPlayer, listOf, objectsNamed } from './refs';
import { hasStatus } from './status';
import { isOnTop } from './top';
import { hasCardType, hasKeyword, hasSubtype, sharesCreatureType } from './types';

/** The objects that a filter means: on the battlefield, unless it names zones itself (109.2). In board order. */
export function objectsMatching(filter: Filter, asking: Asking): readonly ObjectId[] {
  return [...asking.facts.objects.keys()].filter((id) => isMeant(filter, id, asking));
}

/** Does a filter mean this object, zone included (109.2)? Each alternative may name zones of its own. */
export function isMeant(filter: Filter, id: ObjectId, asking: Asking): boolean {
  if (filter.kind === 'any-of') return filter.filters.some((alternative) => isMeant(alternative, id, asking));
  if (!namesZone(filter) && asking.facts.objects.get(id)?.zone !== 'battlefield') return false;
  return matches(filter, id, asking);
}

/** Does an object have what a filter asks, on the table as it stands (D25)? Zones count only where the filter names them. */
export function matches(filter: Filter, id: ObjectId, asking: Asking): boolean {
  const row = asking.rows.get(id);
  return row !== undefined && matchesRow(filter, row, id, asking);
}

function matchesRow(filter: Filter, row: Row, id: ObjectId, asking: Asking): boolean {
  const { facts, voice } = asking;
  const object = facts.objects.get(id);
  if (object === undefined) return false;
  switch (filter.kind) {
    case 'any':
      return true;
    case 'all-of':
      return filter.filters.every((part) => matchesRow(part, row, id, asking));
    case 'any-of':
      return filter.filters.some((part) => matchesRow(part, row, id, asking));
    case 'not':
      return !matchesRow(filter.filter, row, id, asking);
    case 'card-type':
      return hasCardType(row, filter.cardType);
    case 'supertype':
      return row.supertypes.includes(filter.supertype);
    case 'subtype':
      return hasSubtype(row, filter.subtype);
    case 'color':
      return row.colors.includes(filter.color);
    case 'color-count':
      return compare(row.colors.length, filter.comparison, filter.count);
    case 'chosen-color':
      return listOf(voice.choices.color).some((color) => row.colors.some((has) => has === color));
    case 'chosen-type':
      return [...listOf(voice.choices.creatureType), ...listOf(voice.choices.landType)].some((type) =>
        hasSubtype(row, type),
      );
    case 'chosen-card-type':
      return listOf(voice.choices.cardType).some((type) => row.cardTypes.some((has) => same(has, type)));
    case 'named':
      return row.name !== '' && row.name === filter.name;
    case 'chosen-name':
      return listOf(voice.choices.name).some((name) => row.name !== '' && row.name === name);
    case 'controlled-by':
      return isPlayer(row.controller, filter.player, about(asking, id));
    case 'owned-by':
      return isPlayer(object.owner, filter.player, about(asking, id));
    case 'in-zone':
      return filter.zones.includes(object.zone);
    case 'is':
      return objectsNamed(filter.object, asking).includes(id);
    case 'status':
      return hasStatus(object, filter.status, asking);
    case 'designation':
      return object.designations.some((designation) => same(designation, filter.designation));
    case 'has-keyword':
      return hasKeyword(row, filter.keyword);
    case 'has-no-abilities':
      return row.abilities.length === 0;
    case 'has-counter':
      return countersOn(object.counters, filter.counter) >= filter.atLeast;
    case 'compare': {
      const value = fieldOf(row, filter.field);
      return value !== null && compare(value, filter.comparison, count(filter.than, about(asking, id)));
    }
    case 'attached-to':
      return (
        object.attachedTo !== null && objectsNamed(filter.object, asking).some((host) => host === object.attachedTo)
      );
    case 'shares':
      return objectsNamed(filter.with, asking).some((other) => shares(filter.what, row, asking.rows.get(other)));
    case 'greatest':
      return (
        fieldOf(row, filter.field) ===
        extremeOf(filter.field, objectsMatching(filter.among, asking), filter.least, asking)
      );
    case 'has-mana-symbol':
      return row.manaCost.includes(filter.symbol);
    case 'exiled-with-source':
      return object.exiledWith !== null && object.exiledWith === voice.source;
    case 'has-ability-kind':
      return row.abilities.some((ability) =>
        filter.ability === 'mana' || filter.ability === 'tap'
          ? ability.kind === 'activated' &&
            (filter.ability === 'mana' ? /: Add /.test(ability.text) : /\{T\}.*:/.test(ability.text))
          : ability.kind === filter.ability,
      );
    case 'on-top':
      return isOnTop(id, asking);
    case 'has-attached':
      return (facts.attachments.get(id) ?? []).some((attached) => isMeant(filter.filter, attached, asking));
    case 'attached-to-match': {
      const host = hostOf(facts, id);
      return host !== null && isMeant(filter.filter, host, asking);
    }
    case 'assumed':
      return facts.assumed.has(filter.words);
  }
}

/** Does a filter name zones itself? Then it asks those, not the battlefield (109.2). */
export function namesZone(filter: Filter): boolean {
  if (filter.kind === 'in-zone' || filter.kind === 'exiled-with-source') return true;
  if (filter.kind === 'all-of' || filter.kind === 'any-of') return filter.filters.some(namesZone);
  return filter.kind === 'not' && namesZone(filter.filter);
}

/** How many counters of a kind are there, or of all kinds. */
export function countersOn(counters: { readonly [kind: string]: number }, kind: string | null): number {
  if (kind !== null) return counters[kind] ?? 0;
  return Object.values(counters).reduce((sum, number) => sum + number, 0);
}

function shares(
  what: 'creature-type' | 'color' | 'card-type' | 'name' | 'mana-value',
  row: Row,
  other: Row | undefined,
): boolean {
  if (other === undefined) return false;
  switch (what) {
    case 'creature-type':
      return sharesCreatureType(row, other);
    case 'color':
      return row.colors.some((color) => other.colors.includes(color));
    case 'card-type':
      return row.cardTypes.some((type) => other.cardTypes.includes(type));
    case 'name':
      return row.name !== '' && row.name === other.name;
    case 'mana-value':
      return row.manaValue === other.manaValue;
  }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
