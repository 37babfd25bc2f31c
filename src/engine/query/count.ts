import { BASIC_LAND_TYPES, type Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Filter, Quantity } from '../model/phrases';
import { CREATURE_TYPES } from '../model/subtypes';
import type { Asking } from './asking';
import { extremeOf, fieldOf } from './compare';
import { devotion, symbolsOf } from './devotion';
import { countersOn, isMeant, objectsMatching } from './matches';
import { party } from './party';
import { objectsNamed, playersNamed } from './refs';
import { hasSubtype, subtypesOf } from './types';

/** A number, worked out on the table as it stands. What has no value counts as 0 (208.5). Negative results stay (107.1b is asked where they are used). */
export function count(quantity: Quantity, asking: Asking): number {
  const { voice, facts } = asking;
  switch (quantity.kind) {
    case 'number':
      return quantity.value;
    case 'x':
      return voice.x ?? 0;
    case 'chosen-number':
      return voice.choices.number ?? 0;
    case 'count':
      return objectsMatching(quantity.filter, asking).length;
    case 'count-players':
      return playersNamed(quantity.player, asking).length;
    case 'distinct':
      return distinct(quantity.what, rowsOf(quantity.among, asking));
    case 'field':
      return total(objectsNamed(quantity.of, asking).map((id) => value(asking.rows.get(id), quantity.field)));
    case 'extreme':
      return extremeOf(quantity.field, objectsMatching(quantity.among, asking), quantity.least, asking) ?? 0;
    case 'total':
      return total(rowsOf(quantity.among, asking).map((row) => value(row, quantity.field)));
    case 'counters':
      return total(
        objectsNamed(quantity.on, asking).map((id) =>
          countersOn(facts.objects.get(id)?.counters ?? {}, quantity.counter),
        ),
      );
    case 'counters-among':
      return total(
        objectsMatching(quantity.among, asking).map((id) =>
          countersOn(facts.objects.get(id)?.counters ?? {}, quantity.counter),
        ),
      );
    case 'player-counters':
      return total(
        playersNamed(quantity.player, asking).map((id) => facts.players.get(id)?.counters[quantity.counter] ?? 0),
      );
    case 'life': {
      const lives = playersNamed(quantity.player, asking).map((id) => facts.players.get(id)?.life ?? 0);
      if (quantity.extreme === undefined || lives.length === 0) return total(lives);
      return quantity.extreme === 'most' ? Math.max(...lives) : Math.min(...lives);
    }
    case 'color-count':
      return total(objectsNamed(quantity.of, asking).map((id) => asking.rows.get(id)?.colors.length ?? 0));
    case 'devotion':
      return devotion(quantity.colors, playersNamed(quantity.player, asking), asking);
    case 'party':
      return party(asking);
    case 'most-of':
      return mostOf(quantity, asking);
    case 'mana-symbols':
      return total(rowsOf(quantity.among, asking).map((row) => symbolsOf([quantity.color], row.manaCost)));
    case 'attachments':
      return objectsNamed(quantity.on, asking)
        .flatMap((host) => facts.attachments.get(host) ?? [])
        .filter((id) => isMeant(quantity.filter, id, asking)).length;
    case 'sum':
      return total(quantity.terms.map((term) => count(term, asking)));
    case 'times':
      return quantity.factor * count(quantity.of, asking);
    case 'half': {
      const half = count(quantity.of, asking) / 2;
      return quantity.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'maximum':
      return Math.max(...quantity.of.map((one) => count(one, asking)));
    case 'minimum':
      return Math.min(...quantity.of.map((one) => count(one, asking)));
    case 'unseen':
      return voice.choices.number ?? voice.x ?? 0;
  }
}

/** 107.1b: where a calculation gives less than zero, zero is used; a number that the text writes keeps its sign. */
export function countAtLeastZero(quantity: Quantity, asking: Asking): number {
  if (quantity.kind === 'number') return quantity.value;
  if (quantity.kind === 'times') return quantity.factor * countAtLeastZero(quantity.of, asking);
  return Math.max(0, count(quantity, asking));
}

/** The most that a single one of these players owns or controls. */
function mostOf({ filter, by, player }: Extract<Quantity, { kind: 'most-of' }>, asking: Asking): number {
  const found = objectsMatching(filter, asking);
  const holder = (id: ObjectId) =>
    by === 'owner' ? asking.facts.objects.get(id)?.owner : asking.rows.get(id)?.controller;
  return Math.max(0, ...playersNamed(player, asking).map((one) => found.filter((id) => holder(id) === one).length));
}

/** The rows that a filter means, for adding up. */
const rowsOf = (filter: Filter, asking: Asking): readonly Row[] =>
  objectsMatching(filter, asking).flatMap((id) => asking.rows.get(id) ?? []);

const value = (row: Row | undefined, field: Parameters<typeof fieldOf>[1]): number =>
  row === undefined ? 0 : (fieldOf(row, field) ?? 0);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

type Distinct = Extract<Quantity, { kind: 'distinct' }>['what'];

function distinct(what: Distinct, rows: readonly Row[]): number {
  return new Set(rows.flatMap((row) => valuesOf(what, row))).size;
}

function valuesOf(what: Distinct, row: Row): readonly (string | number)[] {
  switch (what) {
    case 'card-type':
      return row.cardTypes;
    case 'color':
      return row.colors;
    case 'basic-land-type':
      return BASIC_LAND_TYPES.filter((type) => hasSubtype(row, type));
    case 'name':
      return row.name === '' ? [] : [row.name];
    case 'mana-value':
      return [row.manaValue];
    case 'power':
      return row.power === null ? [] : [row.power];
    case 'creature-type':
      return row.everyCreatureType ? CREATURE_TYPES : subtypesOf(row, 'creature');
  }
}
