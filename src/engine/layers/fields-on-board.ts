import type { CompiledBoard, CompiledCard, CompiledObject } from '../board/compiled';
import type { CompiledAbility, EffectSpec } from '../model/abilities';
import { FIELDS, type Field } from '../model/characteristics';
import { isKeyword } from '../query/types';
import { fieldsWritten } from './columns/part-writes';

/**
 * The fields that some effect on a board may change, or all where something is a copy, face down or merged: what none of
 * them touches is as printed, and no layer need be resolved to know it.
 */
export function fieldsOnBoard(board: CompiledBoard): ReadonlySet<Field> {
  const fields = new Set<Field>();
  for (const { spec } of board.effects.values()) collectSpec(spec, fields);
  for (const compiled of board.objects.values()) {
    if (isUnlikePrinted(compiled)) return new Set(FIELDS);
    collectCard(compiled.card, fields);
    for (const field of OF_COUNTERS) if (Object.keys(compiled.object.counters).length > 0) fields.add(field);
  }
  return fields;
}

/** Counters change power and toughness or give keywords (122.1). */
const OF_COUNTERS = ['power', 'toughness', 'abilities'] as const satisfies readonly Field[];

/** Layer 1 or a rule gives it other values than its card has: attached, it may be bestowed; with a designation, suspected. */
const isUnlikePrinted = ({ object, card }: CompiledObject): boolean =>
  object.copyOf !== null ||
  object.merged.length > 0 ||
  object.faceDown !== false ||
  (object.attachedTo !== null && card.faces.some(({ abilities }) => abilities.some(changesWhenAttached))) ||
  object.designations.length > 0 ||
  object.stickers.length > 0;

const changesWhenAttached = ({ keyword }: CompiledAbility): boolean =>
  keyword !== null && (isKeyword(keyword, 'bestow') || isKeyword(keyword, 'reconfigure'));

function collectCard(card: CompiledCard, fields: Set<Field>): void {
  for (const { abilities } of card.faces) for (const ability of abilities) collectAbility(ability, fields);
}

function collectAbility({ effect }: CompiledAbility, fields: Set<Field>): void {
  if (effect !== null) collectSpec(effect, fields);
}

/** What the parts write, and what abilities that they give would write in their turn. */
function collectSpec({ clauses }: EffectSpec, fields: Set<Field>): void {
  for (const part of clauses.flatMap(({ parts }) => parts)) {
    for (const field of fieldsWritten(part)) fields.add(field);
    if (part.kind === 'replace-word' || part.kind === 'exchange-text' || part.kind === 'become-copy')
      for (const field of FIELDS) fields.add(field);
    if (part.kind !== 'add-abilities') continue;
    for (const grant of part.abilities) if (grant.kind === 'ability') collectAbility(grant.ability, fields);
  }
}
