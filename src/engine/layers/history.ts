import { applyParts } from '../effects/apply-parts';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { type Bits, hasBit, isWithin, noBits, union, wordsFor } from './columns/bits';
import type { Instance } from './instance';

/** What one application did: to which objects, and by which parts with their values. The rows follow from it. */
export type Application = {
  readonly instance: Instance;
  readonly layer: Layer;
  readonly set: Bits;
  /** The filled-in parts for an object of the set, in the order in which they are applied. */
  readonly partsFor: (place: number) => readonly Part[];
};

/** The rows of a table through time: made when asked for, by replaying the applications that touched an object. */
export type History = {
  readonly facts: Facts;
  readonly ids: readonly ObjectId[];
  readonly applications: Application[];
  /** How many of them belong to layer 1. */
  copying: number;
  /** Every object that some application has touched. */
  touched: Bits;
  /** The printed row of an object. */
  readonly startOf: (place: number) => Row;
  readonly lives: (Life | undefined)[];
};

/** The rows that one object has had: `rows[n]` from application `since[n]` on (0 is the start). */
type Life = { readonly since: number[]; readonly rows: Row[]; upTo: number };

export const newHistory = (facts: Facts, startOf: (place: number) => Row): History => ({
  facts,
  ids: [...facts.objects.keys()],
  applications: [],
  copying: 0,
  touched: noBits(wordsFor(facts.objects.size)),
  startOf,
  lives: new Array(facts.objects.size),
});

/** Adds an application; rows follow when someone reads them. */
export function addApplication(history: History, application: Application): void {
  history.applications.push(application);
  if (application.layer === '1a' || application.layer === '1b') history.copying++;
  if (!isWithin(application.set, history.touched)) history.touched = union(history.touched, application.set);
}

/** The row of an object after the first n applications. */
export function rowAt(history: History, place: number, n: number): Row {
  const life = lifeOf(history, place, n);
  let index = life.since.length - 1;
  while (index > 0 && (life.since[index] ?? 0) > n) index--;
  return life.rows[index] ?? history.startOf(place);
}

export const rowNow = (history: History, place: number): Row => rowAt(history, place, history.applications.length);

/** A table at a moment, for reading single rows. */
export const rowsAt = (history: History, n: number): Rows => ({
  get: (id) => {
    const place = history.facts.place.get(id);
    return place === undefined ? undefined : rowAt(history, place, n);
  },
});

/** The table as it is at each moment that it is read. */
export const rowsNow = (history: History): Rows => ({
  get: (id) => rowsAt(history, history.applications.length).get(id),
});

/** The table as layer 1 left it. */
export const rowsAsCopied = (history: History): Rows => ({
  get: (id) => rowsAt(history, history.copying).get(id),
});

/** What an application makes of a row. `before` is the table before it, for parts that look at other objects. */
export function rowAfter(row: Row, application: Application, place: number, before: Rows, history: History): Row {
  const { instance, layer } = application;
  const after = applyParts(row, application.partsFor(place), {
    facts: history.facts,
    rows: instance.sees ?? before,
    voice: instance.voice,
    it: history.ids[place] ?? null,
  });
  return layer === '1a' || layer === '1b' ? asPrinted(after) : after;
}

function lifeOf(history: History, place: number, n: number): Life {
  let life = history.lives[place];
  if (life === undefined) {
    life = { since: [0], rows: [history.startOf(place)], upTo: 0 };
    history.lives[place] = life;
  }
  for (; life.upTo < n; life.upTo++) {
    const application = history.applications[life.upTo];
    if (application === undefined) break;
    if (!hasBit(application.set, place)) continue;
    const row = life.rows.at(-1) ?? history.startOf(place);
    life.rows.push(rowAfter(row, application, place, rowsAt(history, life.upTo), history));
    life.since.push(life.upTo + 1);
  }
  return life;
}

/** What layer 1 gives an object belongs to its copiable values, as if it were printed (613.2c). */
const asPrinted = (row: Row): Row => ({
  ...row,
  abilities: row.abilities.map((ability) =>
    ability.origin.kind === 'granted' ? { ...ability, origin: { kind: 'printed' } } : ability,
  ),
});
