import { fillPart } from '../../effects';
import { inOrder } from '../../effects/apply-parts';
import type { Part } from '../../model/parts';
import type { Quantity } from '../../model/phrases';
import type { View } from './columns';
import { type Measure, measureOf } from './measure';
import type { Reading } from './selector';

/** The parts with their values, where those are the same for every object. */
export function fillOf(parts: readonly Part[], reading: Reading): ((view: View) => readonly Part[]) | null {
  const prepared = parts.map((part) => prepare(part, reading));
  if (prepared.includes(null)) return null;
  const steps = prepared.flatMap((one) => one ?? []);
  const isWritten = steps.every((step) => step.measures === null);
  const at = reading.asking;
  const filled = (view: View): readonly Part[] =>
    inOrder(steps.map((step) => fillPart(step.measures === null ? step.part : step.measures(view), at)));
  if (!isWritten) return filled;
  const once = inOrder(steps.map((step) => fillPart(step.part, at)));
  return () => once;
}

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
