import { BASIC_LAND_TYPES, type Row } from '../model/characteristics';
import type { Part } from '../model/parts';
import { familyOf } from '../model/subtypes';
import type { PartRule } from './part-rule';
import { subtypesMeant, withTypeLine } from './type-line';

type SetLandTypes = Extract<Part, { kind: 'set-land-types' }>;

/**
 * Layer 4, one step (305.7): a land's land types become these basic ones; it loses the abilities of its rules text and
 * copiable effects, and has the mana abilities of its new types. What other effects granted stays.
 */
export const setLandTypes: PartRule<SetLandTypes> = {
  layer: '4',
  rule: '305.7',
  fill: (part, at) => ({
    ...part,
    landTypes: BASIC_LAND_TYPES.filter(
      (type) => part.landTypes.includes(type) || subtypesMeant(part.special, at).includes(type),
    ),
    special: [],
  }),
  apply: (row, part, at) => {
    if (!row.cardTypes.includes('Land')) return row; // 205.3d: a nonland cannot gain a land type
    const types = [...part.landTypes, ...subtypesMeant(part.special, at)];
    return withTypeLine(withoutLand(row), { subtypes: [...otherSubtypes(row), ...types] }, at.it);
  },
  reads: () => ['cardTypes', 'subtypes', 'abilities'],
  writes: () => ['subtypes', 'abilities'],
  describe: (part) => ({ key: 'part.set-land-types', values: { types: part.landTypes } }),
};

const otherSubtypes = (row: Row): readonly string[] => row.subtypes.filter((subtype) => familyOf(subtype) !== 'land');

/** Without land types, and with granted abilities alone. */
const withoutLand = (row: Row): Row => ({
  ...row,
  subtypes: otherSubtypes(row),
  abilities: row.abilities.filter((ability) => ability.origin.kind === 'granted'),
});
