import { BASIC_LAND_TYPES, COLORS } from '../../model/characteristics';
import type { ObjectId, PlayerId } from '../../model/ids';
import type { Filter, PlayerRef } from '../../model/phrases';
import { familyOf } from '../../model/subtypes';
import type { Asking, Rows } from '../../query/asking';
import { compare } from '../../query/compare';
import { matches, namesZone } from '../../query/matches';
import { listOf, objectsNamed, playersNamed } from '../../query/refs';
import { hasKeyword } from '../../query/types';
import { allBits, type Bits, bitsOf, both, hasBit, noBits, setBit, union, without } from './bits';
import { type Columns, flagAtom, NONE, numberAtom, typeAtom, type View } from './columns';

/** A filter as a question to columns: the objects it means, and the atoms it reads. */
export type Selector = { readonly of: (view: View) => Bits; readonly reads: ReadonlySet<number> };

/** What filters are read with: whose words they are, and where atoms are kept. */
export type Reading = {
  readonly columns: Columns;
  readonly asking: Asking;
  readonly reads: Set<number>;
  readonly constants: Map<string, Bits>;
  /** The rows as layer 1 left them. */
  readonly copiable: Rows;
};

type Find = (view: View) => Bits;

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

const keywordAtom = (columns: Columns, keyword: string): number =>
  flagAtom(columns, `kw:${keyword}`, 'abilities', (row) => hasKeyword(row, keyword));

const everyTypeAtom = (columns: Columns): number =>
  flagAtom(columns, 'every', 'everyCreatureType', (row) => row.everyCreatureType);

/** A written subtype; "every creature type" is an atom of its own. */
const subtypeAtom = (columns: Columns, subtype: string): number =>
  flagAtom(columns, `sub:${subtype}`, 'subtypes', (row) => row.subtypes.includes(subtype));

/** References that only facts answer, once control is settled (layer 2). */
function isFact(player: PlayerRef): boolean {
  return player.kind !== 'controller-of' && player.kind !== 'owner-of';
}

function flag(atom: number, { reads }: Reading): Find {
  reads.add(atom);
  return (view) => view.flags(atom);
}

function subtype(name: string, reading: Reading): Find {
  const written = flag(subtypeAtom(reading.columns, name), reading);
  if (familyOf(name) !== 'creature') return written;
  const every = flag(everyTypeAtom(reading.columns), reading);
  return (view) => union(written(view), every(view));
}

const color = (name: string, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `color:${name}`, 'colors', (row) => row.colors.some((has) => has === name)),
    reading,
  );

const named = (name: string, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `name:${name}`, 'name', (row) => row.name !== '' && row.name === name),
    reading,
  );

const controller = (player: PlayerId, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `ctrl:${player}`, 'controller', (row) => row.controller === player),
    reading,
  );

/** Objects by how many colours they have: sets for each number of colours, grown colour by colour. */
function colorCount({ comparison, count }: Extract<Filter, { kind: 'color-count' }>, reading: Reading): Find {
  const colors = COLORS.map((name) => color(name, reading));
  const { words } = reading.columns;
  return (view) => {
    let exactly: Bits[] = [everything(reading.columns)];
    for (const find of colors) {
      const has = find(view);
      exactly = [...exactly, noBits(words)].map((bits, number) =>
        union(without(bits, has), both(exactly[number - 1] ?? noBits(words), has)),
      );
    }
    return exactly.reduce(
      (result, bits, number) => (compare(number, comparison, count) ? union(result, bits) : result),
      noBits(words),
    );
  };
}

function comparison(filter: Extract<Filter, { kind: 'compare' }>, reading: Reading): Find | null {
  const { field, than } = filter;
  const { columns, reads } = reading;
  if (than.kind !== 'number') return null;
  if (field === 'manaValue' || field === 'loyalty' || field === 'defense') return fixed(filter, reading); // settled by layer 1
  const atom = numberAtom(columns, field);
  const creature = typeAtom(columns, 'Creature');
  reads.add(atom).add(creature);
  return (view) => {
    const values = view.numbers(atom);
    const isCreature = view.flags(creature);
    const result = noBits(columns.words);
    for (let place = 0; place < values.length; place++) {
      const value = values[place] ?? NONE;
      const known = value !== NONE || hasBit(isCreature, place); // 208.5: a creature without a value has 0
      if (known && compare(value === NONE ? 0 : value, filter.comparison, than.value)) setBit(result, place);
    }
    return result;
  };
}

/** A filter that asks facts alone: answered once. */
function fixed(filter: Filter, reading: Reading): Find {
  const bits = constant(filter, reading);
  return () => bits;
}

function constant(filter: Filter, { columns, asking, constants }: Reading): Bits {
  const { voice } = asking;
  const key = RELATIVE.has(filter.kind)
    ? `${JSON.stringify(filter)} ${voice.source ?? ''} ${voice.controller ?? ''} ${voice.effect}`
    : JSON.stringify(filter);
  const known = constants.get(key);
  if (known !== undefined) return known;
  const bits = noBits(columns.words);
  let place = 0;
  for (const object of asking.facts.objects.values()) {
    const isIn = filter.kind === 'in-zone' ? filter.zones.includes(object.zone) : matches(filter, object.id, asking);
    if (isIn) setBit(bits, place);
    place++;
  }
  constants.set(key, bits);
  return bits;
}

/** Fact filters whose answer depends on who speaks. */
const RELATIVE = new Set<Filter['kind']>(['owned-by', 'attached-to', 'exiled-with-source']);

export const placesIn = (ids: readonly ObjectId[], { facts }: Asking): readonly number[] =>
  ids.flatMap((id) => facts.place.get(id) ?? []);

const everything = (columns: Columns): Bits => allBits(columns.size);

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

/** 305.6: subtypes that give a land a mana ability. */
export const isBasicLandType = (subtype: string): boolean => BASIC_LAND_TYPES.some((type) => type === subtype);
