import type { Ability } from '../model/abilities';
import { BASIC_LAND_TYPES, type BasicLandType, type Row, type Subtype } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { TypeWord } from '../model/parts';
import { familyOf, goesWith, LAND_TYPES } from '../model/subtypes';
import type { Asking } from '../query/asking';
import { listOf } from '../query/refs';

type TypeLine = Pick<Row, 'supertypes' | 'cardTypes' | 'subtypes' | 'everyCreatureType'>;

/**
 * A row with another type line. Subtypes that no card type of it goes with are dropped (205.1a, 205.3d), and the mana
 * abilities of basic land types come and go with them (305.6).
 */
export function withTypeLine(row: Row, change: Partial<TypeLine>, object: ObjectId | null): Row {
  const changed = { ...row, ...change };
  const subtypes = unique(changed.subtypes).filter((subtype) => goesWith(familyOf(subtype), changed.cardTypes));
  const everyCreatureType = changed.everyCreatureType && goesWith('creature', changed.cardTypes);
  return withIntrinsic({ ...changed, subtypes, everyCreatureType }, row, object);
}

/** 305.6: a land has the mana ability of each of its basic land types; what layer 6 took away does not come back by itself. */
function withIntrinsic(row: Row, before: Row, object: ObjectId | null): Row {
  const now = basicTypesOf(row);
  const then = basicTypesOf(before);
  const lost = then.filter((type) => !now.includes(type));
  const gained = now.filter((type) => !then.includes(type));
  if (lost.length === 0 && gained.length === 0) return row;
  const kept = row.abilities.filter(
    (ability) => !(ability.origin.kind === 'intrinsic' && lost.some((type) => isOf(ability, type))),
  );
  return { ...row, abilities: [...kept, ...gained.map((type) => intrinsicAbility(type, object ?? ''))] };
}

/** The basic land types of a land, in the order of its type line; a nonland has none that count (305.6). */
export function basicTypesOf(row: Row): readonly BasicLandType[] {
  if (!row.cardTypes.includes('Land')) return [];
  return row.subtypes.flatMap((subtype) => BASIC_LAND_TYPES.find((type) => type === subtype) ?? []);
}

/** The mana ability that a basic land type gives (305.6). */
export function intrinsicAbility(landType: BasicLandType, object: string): Ability {
  const mana = MANA[landType];
  return {
    id: `${object}:${landType}`,
    origin: { kind: 'intrinsic', landType },
    kind: 'activated',
    text: `{T}: Add ${mana}.`,
    line: null,
    keyword: null,
    mana,
    effect: null,
    definesCharacteristics: false,
    resolves: [],
    zones: null,
    status: 'inert',
    spans: [],
  };
}

/** The subtypes that type words stand for; "every creature type" is a flag of the row and not listed. */
export const subtypesMeant = (words: readonly TypeWord[], at: Asking): readonly Subtype[] =>
  words.flatMap((word) => subtypesOfWord(word, at));

function subtypesOfWord(word: TypeWord, { voice: { choices } }: Asking): readonly Subtype[] {
  switch (word) {
    case 'every-creature-type':
    case 'chosen-card-type':
      return [];
    case 'every-basic-land-type':
      return BASIC_LAND_TYPES;
    case 'every-land-type':
      return LAND_TYPES;
    case 'chosen-creature-type':
      return listOf(choices.creatureType);
    case 'chosen-land-type':
      return listOf(choices.landType);
    case 'chosen-subtype':
      return [...listOf(choices.creatureType), ...listOf(choices.landType)];
  }
}

const MANA: { readonly [T in BasicLandType]: string } = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
};

const isOf = (ability: Ability, type: BasicLandType): boolean =>
  ability.origin.kind === 'intrinsic' && ability.origin.landType === type;

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
