import type { Part } from '../model/parts';
import { asWritten, type PartRule } from './part-rule';
import { withTypeLine } from './type-line';

type RemoveTypes = Extract<Part, { kind: 'remove-types' }>;

/** Layer 4: an object loses these types ("isn't a creature"); subtypes go with the card type that carried them (205.1a). */
export const removeTypes: PartRule<RemoveTypes> = {
  layer: '4',
  rule: '205.1a',
  fill: asWritten,
  apply: (row, part, at) =>
    withTypeLine(
      row,
      {
        cardTypes: row.cardTypes.filter((type) => !part.cardTypes.includes(type)),
        supertypes: row.supertypes.filter((type) => !part.supertypes.includes(type)),
        subtypes: row.subtypes.filter((type) => !part.subtypes.includes(type)),
      },
      at.it,
    ),
  reads: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  describe: (part) => ({
    key: 'part.remove-types',
    values: { types: [...part.supertypes, ...part.cardTypes, ...part.subtypes] },
  }),
};
