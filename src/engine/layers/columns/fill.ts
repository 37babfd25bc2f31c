import { fillPart } from '../../effects';
import { inOrder } from '../../effects/apply-parts';
import type { Part } from '../../model/parts';
import type { Quantity } from '../../model/phrases';
import { about } from '../../query/asking';
import type { View } from './columns';
import { type Measure, measureOf } from './measure';
import type { Reading } from './reading';

/** Filled-in parts: the same for all objects, or with values of each object's own that no layer from 4 on changes. */
export type Filled =
  | { readonly kind: 'shared'; readonly parts: readonly Part[] }
  | { readonly kind: 'own'; readonly partsFor: (place: number) => readonly Part[] };

export const NOTHING_FILLED: Filled = { kind: 'shared', parts: [] };

export const partsAt = (filled: Filled, place: number): readonly Part[] =>
  filled.kind === 'shared' ? filled.parts : filled.partsFor(place);

/** The parts with their values; null where only rows know them. */
export function fillOf(parts: readonly Part[], reading: Reading): ((view: View) => Filled) | null {
  if (parts.some(isAboutEach)) return ownFill(parts, reading);
  const prepared = parts.map((part) => prepare(part, reading));
  if (prepared.includes(null)) return null;
  const steps = prepared.flatMap((one) => one ?? []);
  const isWritten = steps.every((step) => step.measures === null);
  const at = reading.asking;
  const filled = (view: View): Filled => ({
    kind: 'shared',
    parts: inOrder(steps.map((step) => fillPart(step.measures === null ? step.part : step.measures(view), at))),
  });
  if (!isWritten) return filled;
  const once: Filled = { kind: 'shared', parts: inOrder(steps.map((step) => fillPart(step.part, at))) };
  return () => once;
}

/** "Power and toughness each equal to its mana value": settled by layer 1, and asked of an object when someone reads its row. */
function ownFill(parts: readonly Part[], reading: Reading): ((view: View) => Filled) | null {
  const isSettled = parts.every((part) => isAboutEach(part) || prepare(part, reading)?.measures === null);
  if (!isSettled) return null;
  const { asking, copiable } = reading;
  const ids = [...asking.facts.objects.keys()];
  const known: (readonly Part[] | undefined)[] = new Array(ids.length);
  const fill = (place: number): readonly Part[] => {
    const at = about({ ...asking, rows: copiable }, ids[place] ?? null);
    return inOrder(parts.map((part) => fillPart(part, at)));
  };
  const partsFor = (place: number): readonly Part[] => {
    const filled = known[place] ?? fill(place);
    known[place] = filled;
    return filled;
  };
  const own: Filled = { kind: 'own', partsFor };
  return () => own;
}

/** Are its values written, or mana values of the object itself? */
function isAboutEach(part: Part): boolean {
  if (part.kind !== 'set-pt' && part.kind !== 'define-pt' && part.kind !== 'modify-pt') return false;
  const values = [part.power, part.toughness].flatMap((value) => value ?? []);
  return values.some(isItsManaValue) && values.every((value) => value.kind === 'number' || isItsManaValue(value));
}

const isItsManaValue = (quantity: Quantity): boolean =>
  quantity.kind === 'field' && quantity.field === 'manaValue' && quantity.of.kind === 'it';

type Prepared = { readonly part: Part; readonly measures: ((view: View) => Part) | null };

function prepare(part: Part, reading: Reading): Prepared | null {
  switch (part.kind) {
    case 'modify-pt': {
      if (part.doubles) return null; // measures are at least 0
      const power = measured(part.power, reading);
      const toughness = measured(part.toughness, reading);
      if (power === null || toughness === null) return null;
      return power === 'written' && toughness === 'written'
        ? { part, measures: null }
        : {
            part,
            measures: (view) => ({
              ...part,
              power: at(power, part.power, view),
              toughness: at(toughness, part.toughness, view),
            }),
          };
    }
    case 'set-pt':
    case 'define-pt': {
      const power = part.power === null ? 'written' : measured(part.power, reading);
      const toughness = part.toughness === null ? 'written' : measured(part.toughness, reading);
      if (power === null || toughness === null) return null;
      if (power === 'written' && toughness === 'written') return { part, measures: null };
      return {
        part,
        measures: (view) => ({
          ...part,
          power: part.power && at(power, part.power, view),
          toughness: part.toughness && at(toughness, part.toughness, view),
        }),
      };
    }
    case 'add-abilities':
      return part.abilities.some((grant) => grant.kind === 'abilities-of') ? null : { part, measures: null };
    case 'set-colors':
    case 'add-colors':
      return part.special.includes('colors-of-attached') ? null : { part, measures: null };
    case 'add-types-of':
    case 'become-copy':
    case 'exchange-control':
    case 'exchange-text':
    case 'set-controller':
      return null;
    default:
      return { part, measures: null }; // nothing in it is read off the table
  }
}

function measured(quantity: Quantity, reading: Reading): Measure | 'written' | null {
  return quantity.kind === 'number' ? 'written' : measureOf(quantity, reading);
}

const at = (measure: Measure | 'written', quantity: Quantity, view: View): Quantity =>
  measure === 'written' ? quantity : measure(view);
