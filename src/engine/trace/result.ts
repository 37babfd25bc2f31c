import type { CardType, Color, Row, Subtype, Supertype, Zone } from '../model/characteristics';
import { CREATURE_TYPES } from '../model/subtypes';

/** An object's characteristics as an answer shows them. */
export type ObjectResult = {
  readonly name: string;
  readonly manaCost: string;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  /** With every creature type written out where it has them all. */
  readonly subtypes: readonly Subtype[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly controller: string | null;
  readonly abilities: readonly string[];
};

/** A row as a result: a noncreature permanent has no power or toughness (208.3), whatever was worked out for it. */
export function resultOf(row: Row, zone: Zone): ObjectResult {
  const isCreature = row.cardTypes.includes('Creature');
  const sized = (value: number | null) =>
    isCreature && zone === 'battlefield' ? (value ?? 0) : zone === 'battlefield' ? null : value; // 208.5
  return {
    name: row.name,
    manaCost: row.manaCost,
    manaValue: row.manaValue,
    colors: row.colors,
    supertypes: row.supertypes,
    types: row.cardTypes,
    subtypes: row.everyCreatureType ? [...new Set([...row.subtypes, ...CREATURE_TYPES])] : row.subtypes,
    power: sized(row.power),
    toughness: sized(row.toughness),
    basePower: sized(row.basePower),
    baseToughness: sized(row.baseToughness),
    loyalty: row.loyalty,
    defense: row.defense,
    controller: row.controller,
    abilities: row.abilities.map((ability) => ability.text),
  };
}
