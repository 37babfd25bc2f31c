import { CARD_TYPES, type CardType } from '../model/characteristics';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { listOf } from '../query/refs';
import type { PartRule } from './part-rule';
import { subtypesMeant, withTypeLine } from './type-line';

type AddTypes = Extract<Part, { kind: 'add-types' }>;

/** Layer 4: types in addition to those an object has (205.1b). Subtypes need a card type that they go with (205.3d). */
export const addTypes: PartRule<AddTypes> = {
  layer: '4',
  rule: '205.1b',
  fill: (part, at) => ({
    ...part,
    cardTypes: cardTypesMeant(part, at),
    subtypes: [...part.subtypes, ...subtypesMeant(part.special, at)],
    special: part.special.filter((word) => word === 'every-creature-type'),
  }),
  apply: (row, part, at) =>
    withTypeLine(
      row,
      {
        cardTypes: [...row.cardTypes, ...cardTypesMeant(part, at).filter((type) => !row.cardTypes.includes(type))],
        supertypes: [...row.supertypes, ...part.supertypes.filter((type) => !row.supertypes.includes(type))],
        subtypes: [...row.subtypes, ...part.subtypes, ...subtypesMeant(part.special, at)],
        everyCreatureType: row.everyCreatureType || part.special.includes('every-creature-type'),
      },
      at.it,
    ),
  reads: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  describe: (part) => ({
    key: part.special.includes('every-creature-type') ? 'part.add-types.every-creature-type' : 'part.add-types',
    values: { types: [...part.supertypes, ...part.cardTypes, ...part.subtypes] },
  }),
};

function cardTypesMeant(part: AddTypes, at: Asking): readonly CardType[] {
  if (!part.special.includes('chosen-card-type')) return part.cardTypes;
  const chosen = listOf(at.voice.choices.cardType).map((word) => word.toLowerCase());
  return [...part.cardTypes, ...CARD_TYPES.filter((type) => chosen.includes(type.toLowerCase()))];
}
