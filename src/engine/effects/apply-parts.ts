import type { Row } from '../model/characteristics';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { ruleOf } from '.';
import { defines } from './become-copy';

/** A row after the filled-in parts of one effect for one layer, in the order given. */
export function applyParts(row: Row, parts: readonly Part[], at: Asking): Row {
  return parts.reduce((result, part) => applyPart(result, part, at), row);
}

function applyPart(row: Row, part: Part, at: Asking): Row {
  const result = ruleOf(part).apply(row, part, at);
  return part.kind === 'become-copy' ? withExceptions(result, part.except, at) : result;
}

/**
 * A copy with the exceptions of its copying effect (707.9): they become part of its copiable values, so abilities that
 * they give count as printed. An exception that gives a characteristic leaves out the ability that would define it (707.9d).
 */
export function withExceptions(row: Row, all: readonly Part[], at: Asking): Row {
  // 707.9f: asked of the values that are copied.
  const except = all.filter(({ onlyFor }) => onlyFor === undefined || row.cardTypes.includes(onlyFor));
  const replaced = except.flatMap((part) => definedBy(part) ?? []);
  const abilities = row.abilities.filter((ability) => !replaced.some((what) => defines(ability, what)));
  const changed = applyParts({ ...row, abilities }, inOrder(except), at);
  return { ...changed, abilities: changed.abilities.map(asPrinted) };
}

const asPrinted = (ability: Row['abilities'][number]): Row['abilities'][number] =>
  ability.origin.kind === 'granted' ? { ...ability, origin: { kind: 'printed' } } : ability;

/** The characteristic that an exception gives a value of its own. */
function definedBy(part: Part): 'pt' | 'color' | 'creature-type' | null {
  if (part.kind === 'set-pt') return 'pt';
  if (part.kind === 'set-colors') return 'color';
  return part.kind === 'set-subtypes' && part.of === 'creature' ? 'creature-type' : null;
}

/**
 * D1: within one layer what an effect removes goes before what it adds; new card types come before subtypes that need
 * them. Otherwise the written order stands.
 */
export function inOrder(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((one, other) => rank(one) - rank(other));
}

function rank(part: Part): number {
  switch (part.kind) {
    case 'remove-all':
    case 'remove-all-abilities':
    case 'become-copy':
    case 'turn-face-down': // it takes everything away
      return 0;
    case 'set-card-types':
    case 'remove-types':
      return 1;
    case 'add-types':
      return part.cardTypes.length > 0 ? 2 : 3;
    default:
      return 3;
  }
}
