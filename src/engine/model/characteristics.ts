import type { Ability } from './abilities';
import type { PlayerId } from './ids';

/** The five colours (105.1), in the order in which cards print them. Colourless is the empty list. */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** Card types (300.1) that a permanent, spell or card can have. */
export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Supertypes (205.4a). */
export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Basic land types (305.6), in the order of the colours of their mana. */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

/** A subtype is any word on the right of the dash; `engine/model/subtypes.ts` says which card type it goes with (205.3). */
export type Subtype = string;

export const ZONES = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'stack', 'command'] as const;
export type Zone = (typeof ZONES)[number];

/**
 * A row of the table: what layers can change about one object (109.3), and its controller (not a characteristic, 109.3).
 * `power` and `toughness` are kept even for a noncreature while layers are applied (208.3a); results hide them (208.3).
 */
export type Row = {
  readonly name: string; // '' where the object has no name
  readonly manaCost: string; // '' where it has none
  /** Mana value (202.3) of the current values; faces can give another than `manaCost` says (202.3b). */
  readonly manaValue: number;
  readonly colors: readonly Color[]; // in the order of COLORS
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[]; // explicit ones, in order; see everyCreatureType
  /** True: it has every creature type (702.73, "is every creature type") beside the explicit subtypes. */
  readonly everyCreatureType: boolean;
  readonly abilities: readonly Ability[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Power and toughness after layer 7b (208.4b); before 7b the value so far. */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly controller: PlayerId | null; // null outside battlefield and stack
  /** What can't be had or gained (113.11): keywords in lower case; set in layer 6. */
  readonly barred: readonly string[];
};

/** The fields that copying takes over (707.2) and that being face down replaces (708.2): all of layer 1. */
export const COPIABLE_FIELDS = [
  'name',
  'manaCost',
  'manaValue',
  'colors',
  'supertypes',
  'cardTypes',
  'subtypes',
  'everyCreatureType',
  'abilities',
  'power',
  'toughness',
  'basePower',
  'baseToughness',
  'loyalty',
  'defense',
] as const satisfies readonly (keyof Row)[];

/** The fields of a row that a step can change, as the trace names them. */
export const FIELDS = [...COPIABLE_FIELDS, 'controller', 'barred'] as const satisfies readonly (keyof Row)[];
export type Field = (typeof FIELDS)[number];
