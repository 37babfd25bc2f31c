/** What one can ask "why" about: each aspect of an object is one or more fields of its row. */
import type { Field } from '../model/characteristics';
import type { Layer } from '../model/layers';

export const ASPECTS = [
  'name',
  'cost',
  'mana-value',
  'colors',
  'supertypes',
  'types',
  'subtypes',
  'abilities',
  'size',
  'power',
  'toughness',
  'base-size',
  'loyalty',
  'defense',
  'controller',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The rows of the cascade, in the order of a card; supertypes and card types share one. */
export const CASCADE_ROWS = [
  'name',
  'cost',
  'colors',
  'types',
  'subtypes',
  'abilities',
  'size',
  'loyalty',
  'defense',
  'controller',
] as const satisfies readonly Aspect[];
export type CascadeAspect = (typeof CASCADE_ROWS)[number];

export const FIELDS_OF = {
  name: ['name'],
  cost: ['manaCost'],
  'mana-value': ['manaValue'],
  colors: ['colors'],
  supertypes: ['supertypes'],
  types: ['cardTypes'],
  subtypes: ['subtypes', 'everyCreatureType'],
  abilities: ['abilities', 'barred'],
  size: ['power', 'toughness'],
  power: ['power'],
  toughness: ['toughness'],
  'base-size': ['basePower', 'baseToughness'],
  loyalty: ['loyalty'],
  defense: ['defense'],
  controller: ['controller'],
} as const satisfies Record<Aspect, readonly Field[]>;

/** The layers that are about an aspect, besides 1a, 1b and 3, which may change nearly everything. */
const LAYERS_OF: { readonly [aspect in Aspect]: readonly Layer[] } = {
  name: [],
  cost: [],
  'mana-value': [],
  colors: ['5'],
  supertypes: ['4'],
  types: ['4'],
  subtypes: ['4'],
  abilities: ['4', '6'], // 4: making a land a Mountain takes its rules text (305.7)
  size: ['7a', '7b', '7c', '7d'],
  power: ['7a', '7b', '7c', '7d'],
  toughness: ['7a', '7b', '7c', '7d'],
  'base-size': ['7a', '7b'],
  loyalty: [],
  defense: [],
  controller: ['2'],
};

const ABOUT_ALL: readonly Layer[] = ['1a', '1b', '3'];

/** Can an effect change the aspect in this layer? */
export const isAbout = (layer: Layer, aspect: Aspect): boolean =>
  LAYERS_OF[aspect].includes(layer) || ABOUT_ALL.includes(layer);

/** The aspect that a field belongs to when it is asked about alone. */
export function aspectOf(field: Field): Aspect {
  const found = ASPECTS.find((aspect) => (FIELDS_OF[aspect] as readonly Field[]).includes(field));
  return found ?? 'abilities'; // every field stands in the table above; a test holds it
}
