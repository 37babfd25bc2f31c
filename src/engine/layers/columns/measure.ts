import type { Condition, Filter, ObjectRef, Quantity } from '../../model/phrases';
import { compare } from '../../query/compare';
import { count } from '../../query/count';
import { holds } from '../../query/holds';
import { namesZone } from '../../query/matches';
import { objectsNamed } from '../../query/refs';
import { countBits, hasBit } from './bits';
import { NONE, numberAtom, typeAtom, type View } from './columns';
import { placesIn } from './find-fact';
import type { Reading } from './reading';
import { finder, selectorOf } from './selector';

/** Writes the numbers that columns know into a quantity, so that what is left asks facts alone. */
export type Measure = (view: View) => Quantity;

/** A quantity as a question to columns; null where rows must be asked. Atoms that it reads are added to `reading.reads`. */
export function measureOf(quantity: Quantity, reading: Reading): Measure | null {
  switch (quantity.kind) {
    case 'number':
    case 'x':
    case 'chosen-number':
    case 'unseen':
      return () => quantity;
    case 'count': {
      const select = selectorOf(quantity.filter, reading);
      if (select === null) return null;
      for (const atom of select.reads) reading.reads.add(atom);
      return (view) => ({ kind: 'number', value: countBits(select.of(view)) });
    }
    case 'field':
      return fieldMeasure(quantity, reading);
    case 'counters':
      return isFact(quantity.on) ? () => quantity : null;
    case 'life':
    case 'player-counters':
    case 'count-players':
      return quantity.player.kind === 'controller-of' || quantity.player.kind === 'owner-of' ? null : () => quantity;
    case 'sum':
      return inside(quantity.terms, reading, (terms) => ({ ...quantity, terms }));
    case 'maximum':
    case 'minimum':
      return inside(quantity.of, reading, (of) => ({ ...quantity, of }));
    case 'times':
    case 'half':
      return inside([quantity.of], reading, ([of]) => ({ ...quantity, of: of ?? quantity.of }));
    case 'distinct':
    case 'extreme':
    case 'total':
    case 'counters-among':
    case 'color-count':
    case 'devotion':
    case 'party':
    case 'most-of':
    case 'mana-symbols':
    case 'attachments':
      return null;
  }
}

/** A condition as a question to columns; null where rows must be asked. */
export function conditionOf(condition: Condition, reading: Reading): ((view: View) => boolean) | null {
  const { asking } = reading;
  switch (condition.kind) {
    case 'all-of':
    case 'any-of': {
      const parts = condition.conditions.flatMap((part) => conditionOf(part, reading) ?? []);
      if (parts.length < condition.conditions.length) return null;
      return condition.kind === 'all-of'
        ? (view) => parts.every((part) => part(view))
        : (view) => parts.some((part) => part(view));
    }
    case 'not': {
      const part = conditionOf(condition.condition, reading);
      return part === null ? null : (view) => !part(view);
    }
    case 'compare': {
      const [left, right] = [measureOf(condition.left, reading), measureOf(condition.right, reading)];
      if (left === null || right === null) return null;
      return (view) => compare(count(left(view), asking), condition.comparison, count(right(view), asking));
    }
    case 'matches':
      return isFact(condition.object) ? matching(condition.object, condition.filter, reading) : null;
    case 'most-common-color':
      return null;
    case 'always':
    case 'your-turn':
    case 'player-designation':
    case 'chosen-mode':
    case 'assumed':
      return () => holds(condition, asking);
  }
}

/** References that facts answer; "it" is another object each time. */
export const isFact = (ref: ObjectRef): boolean => ref.kind !== 'it';

function matching(object: ObjectRef, filter: Filter, reading: Reading): ((view: View) => boolean) | null {
  const places = placesIn(objectsNamed(object, reading.asking), reading.asking);
  const select = namesZone(filter) ? selectorOf(filter, reading) : { of: finder(filter, reading), reads: [] };
  const find = select?.of ?? null;
  if (select === null || find === null) return null;
  for (const atom of select.reads) reading.reads.add(atom);
  return (view) => {
    const bits = find(view);
    return places.some((place) => hasBit(bits, place));
  };
}

function fieldMeasure(quantity: Extract<Quantity, { kind: 'field' }>, reading: Reading): Measure | null {
  const { field, of } = quantity;
  if (!isFact(of) || field === 'manaValue' || field === 'loyalty' || field === 'defense') return null;
  const atom = numberAtom(reading.columns, field);
  reading.reads.add(atom).add(typeAtom(reading.columns, 'Creature'));
  const places = placesIn(objectsNamed(of, reading.asking), reading.asking);
  return (view) => {
    const values = view.numbers(atom);
    const known = places.map((place) => values[place] ?? NONE).filter((value) => value !== NONE); // no value counts as 0 (208.5)
    return { kind: 'number', value: known.reduce((sum, value) => sum + value, 0) };
  };
}

function inside(
  parts: readonly Quantity[],
  reading: Reading,
  put: (parts: readonly Quantity[]) => Quantity,
): Measure | null {
  const measures = parts.flatMap((part) => measureOf(part, reading) ?? []);
  return measures.length < parts.length ? null : (view) => put(measures.map((measure) => measure(view)));
}
