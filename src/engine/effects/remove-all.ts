import type { Row } from '../model/characteristics';
import type { Part } from '../model/parts';
import { familyOf, type SubtypeFamily } from '../model/subtypes';
import { asWritten, type PartRule } from './part-rule';
import { withTypeLine } from './type-line';

type RemoveAll = Extract<Part, { kind: 'remove-all' }>;

/** Layer 4: an object loses all types of a kind. Losing all other card types comes before the additions of the same effect (D1). */
export const removeAll: PartRule<RemoveAll> = {
  layer: '4',
  rule: '205.1a',
  fill: asWritten,
  apply: (row, part, at) => withTypeLine(row, without(row, part), at.it),
  reads: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['cardTypes', 'supertypes', 'subtypes', 'everyCreatureType', 'abilities'],
  describe: (part) => ({ key: `part.remove-all.${part.what}` }),
};

function without(row: Row, { what, except = [] }: RemoveAll): Partial<Row> {
  switch (what) {
    case 'card-types':
      return {
        cardTypes: row.cardTypes.filter((type) => type === 'Instant' || type === 'Sorcery' || except.includes(type)),
      };
    case 'supertypes':
      return { supertypes: [] };
    case 'subtypes':
      return { subtypes: [], everyCreatureType: false };
    case 'creature-types':
      return { subtypes: lacking(row, 'creature'), everyCreatureType: false };
    case 'land-types':
      return { subtypes: lacking(row, 'land') };
    case 'artifact-types':
      return { subtypes: lacking(row, 'artifact') };
  }
}

const lacking = (row: Row, family: SubtypeFamily): readonly string[] =>
  row.subtypes.filter((subtype) => familyOf(subtype) !== family);
