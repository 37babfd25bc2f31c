import type { Part } from '../model/parts';
import { familyOf } from '../model/subtypes';
import type { PartRule } from './part-rule';
import { subtypesMeant, withTypeLine } from './type-line';

type SetSubtypes = Extract<Part, { kind: 'set-subtypes' }>;

/** Layer 4: subtypes of one kind replace the others of that kind (205.1a); card types and other subtypes stay. */
export const setSubtypes: PartRule<SetSubtypes> = {
  layer: '4',
  rule: '205.1a',
  fill: (part, at) => ({
    ...part,
    subtypes: [...part.subtypes, ...subtypesMeant(part.special, at)],
    special: part.special.filter((word) => word === 'every-creature-type'),
  }),
  apply: (row, part, at) => {
    const others = row.subtypes.filter((subtype) => familyOf(subtype) !== part.of);
    return withTypeLine(
      row,
      {
        subtypes: [...others, ...part.subtypes, ...subtypesMeant(part.special, at)],
        everyCreatureType:
          part.of === 'creature' ? part.special.includes('every-creature-type') : row.everyCreatureType,
      },
      at.it,
    );
  },
  reads: () => ['cardTypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['subtypes', 'everyCreatureType', 'abilities'],
  describe: (part) => ({ key: 'part.set-subtypes', values: { types: part.subtypes, kind: part.of } }),
};
