import type { Filter, PlayerRef } from '../../model/phrases';
import { namesZone } from '../../query/matches';
import { listOf, objectsNamed, playersNamed } from '../../query/refs';
import { type Bits, bitsOf, both, noBits, union, without } from './bits';
import { flagAtom, typeAtom, type View } from './columns';
import { color, colorCount, comparison, controller, flag, keywordAtom, named, subtype } from './find-characteristic';
import { constant, fixed, placesIn } from './find-fact';
import { everything, type Find, type Reading } from './reading';

/** A filter as a question to columns: the objects it means, and the atoms it reads. */
export type Selector = { readonly of: (view: View) => Bits; readonly reads: ReadonlySet<number> };

/** A filter as a selector, zone included (109.2); null where columns cannot answer it and rows must be asked. */
export function selectorOf(filter: Filter, reading: Omit<Reading, 'reads'>): Selector | null {
  const reads = new Set<number>();
  const find = meant(filter, { ...reading, reads });
  return find === null ? null : { of: find, reads };
}

/** As `isMeant` has it: on the battlefield unless zones are named, alternative by alternative. */
function meant(filter: Filter, reading: Reading): Find | null {
  if (filter.kind === 'any-of')
    return combine(
      filter.filters.map((part) => meant(part, reading)),
      union,
      reading,
      false,
    );
  const found = finder(filter, reading);
  if (found === null || namesZone(filter)) return found;
  const battlefield = constant({ kind: 'in-zone', zones: ['battlefield'] }, reading);
  return (view) => both(found(view), battlefield);
}

/** As `matches` has it: zones count only where they are named. */
export function finder(filter: Filter, reading: Reading): Find | null {
  const { columns, asking } = reading;
  switch (filter.kind) {
    case 'any': {
      const all = everything(columns);
      return () => all;
    }
    case 'all-of':
      return combine(
        filter.filters.map((part) => finder(part, reading)),
        both,
        reading,
        true,
      );
    case 'any-of':
      return combine(
        filter.filters.map((part) => finder(part, reading)),
        union,
        reading,
        false,
      );
    case 'not': {
      const found = finder(filter.filter, reading);
      const all = everything(columns);
      return found === null ? null : (view) => without(all, found(view));
    }
    case 'card-type':
      return flag(typeAtom(columns, filter.cardType), reading);
    case 'supertype':
      return flag(
        flagAtom(columns, `super:${filter.supertype}`, 'supertypes', (row) =>
          row.supertypes.includes(filter.supertype),
        ),
        reading,
      );
    case 'subtype':
      return subtype(filter.subtype, reading);
    case 'color':
      return color(filter.color, reading);
    case 'color-count':
      return colorCount(filter, reading);
    case 'chosen-color':
      return combine(
        listOf(asking.voice.choices.color).map((name) => color(name, reading)),
        union,
        reading,
        false,
      );
    case 'chosen-type': {
      const { creatureType, landType } = asking.voice.choices;
      return combine(
        [...listOf(creatureType), ...listOf(landType)].map((name) => subtype(name, reading)),
        union,
        reading,
        false,
      );
    }
    case 'named':
      return named(filter.name, reading);
    case 'chosen-name':
      return combine(
        listOf(asking.voice.choices.name).map((name) => named(name, reading)),
        union,
        reading,
        false,
      );
    case 'controlled-by':
      return isFact(filter.player)
        ? combine(
            playersNamed(filter.player, asking).map((player) => controller(player, reading)),
            union,
            reading,
            false,
          )
        : null;
    case 'owned-by':
      return isFact(filter.player) ? fixed(filter, reading) : null;
    case 'status':
      return filter.status === 'enchanted' || filter.status === 'equipped' ? null : fixed(filter, reading);
    case 'is': {
      const bits = bitsOf(columns.words, placesIn(objectsNamed(filter.object, asking), asking));
      return filter.object.kind === 'it' ? null : () => bits;
    }
    case 'in-zone':
    case 'designation':
    case 'has-counter':
    case 'attached-to':
    case 'exiled-with-source':
    case 'assumed':
      return fixed(filter, reading);
    case 'has-keyword':
      return flag(keywordAtom(columns, filter.keyword), reading);
    case 'has-no-abilities':
      return flag(
        flagAtom(columns, 'no-abilities', 'abilities', (row) => row.abilities.length === 0),
        reading,
      );
    case 'compare':
      return comparison(filter, reading);
    case 'chosen-card-type':
    case 'shares':
    case 'greatest':
    case 'has-mana-symbol':
    case 'has-ability-kind':
    case 'on-top':
    case 'has-attached':
    case 'attached-to-match':
      return null;
  }
}

/** References that only facts answer, once control is settled (layer 2). */
function isFact(player: PlayerRef): boolean {
  return player.kind !== 'controller-of' && player.kind !== 'owner-of';
}

/** Several selectors as one; what columns cannot answer makes the whole unanswerable. */
function combine(
  parts: readonly (Find | null)[],
  join: (one: Bits, other: Bits) => Bits,
  { columns }: Reading,
  isAll: boolean,
): Find | null {
  const found = parts.flatMap((part) => part ?? []);
  if (found.length < parts.length) return null;
  const [first, ...others] = found;
  const none = isAll ? everything(columns) : noBits(columns.words);
  if (first === undefined) return () => none;
  return (view) => others.reduce((result, find) => join(result, find(view)), first(view));
}
