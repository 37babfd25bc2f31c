import type { CardType, Subtype } from '../model/characteristics';
import type { Part } from '../model/parts';
import { familyOf, type SubtypeFamily } from '../model/subtypes';
import type { Asking } from '../query/asking';
import { objectsNamed } from '../query/refs';
import type { PartRule } from './part-rule';
import { withTypeLine } from './type-line';

type AddTypesOf = Extract<Part, { kind: 'add-types-of' }>;

/** Layer 4: the types of another object, in addition or instead. Filled in, it is the list of those types (D4). */
export const addTypesOf: PartRule<AddTypesOf> = {
  layer: '4',
  rule: '205.1b',
  fill: (part, at) => {
    const types = typesOf(part, at);
    if (part.replace) return { ...part, from: objectNamed(part, at), types };
    return {
      kind: 'add-types',
      supertypes: [],
      cardTypes: types.cardTypes,
      subtypes: types.subtypes,
      special: types.every ? ['every-creature-type'] : [],
    };
  },
  apply: (row, part, at) => {
    const { cardTypes, subtypes, every } = part.types ?? typesOf(part, at);
    return withTypeLine(
      row,
      {
        cardTypes: part.which === 'all' || part.which === 'card-types' ? [...cardTypes] : row.cardTypes,
        subtypes: [...row.subtypes.filter((subtype) => !replaced(part.which, familyOf(subtype))), ...subtypes],
        everyCreatureType: part.which === 'creature-types' || part.which === 'all' ? every : row.everyCreatureType,
      },
      at.it,
    );
  },
  reads: () => ['cardTypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['cardTypes', 'subtypes', 'everyCreatureType', 'abilities'],
  describe: () => ({ key: 'part.add-types-of' }),
};

type Types = {
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly every: boolean;
};

function typesOf(part: AddTypesOf, at: Asking): Types {
  const rows = objectsNamed(part.from, at).flatMap((id) => at.rows.get(id) ?? []);
  const all = part.which === 'all';
  return {
    cardTypes: all || part.which === 'card-types' ? [...new Set(rows.flatMap((row) => row.cardTypes))] : [],
    subtypes: [...new Set(rows.flatMap((row) => row.subtypes))].filter((subtype) =>
      replaced(part.which, familyOf(subtype)),
    ),
    every: (all || part.which === 'creature-types') && rows.some((row) => row.everyCreatureType),
  };
}

/** Which subtypes the words speak of. */
function replaced(which: AddTypesOf['which'], family: SubtypeFamily): boolean {
  if (which === 'all') return true;
  return which === 'creature-types' ? family === 'creature' : which === 'land-types' && family === 'land';
}

const objectNamed = (part: AddTypesOf, at: Asking): AddTypesOf['from'] => {
  const id = objectsNamed(part.from, at)[0];
  return id === undefined ? part.from : { kind: 'object', id };
};
