/** How cards print the words of a type line, in whatever order effects gave them: "Enchantment Artifact", "Land Creature". */
import type { CardType, Row, Supertype } from './characteristics';

/** Left of the dash: what it is in particular before what it is at all. Rule 205.2a only lists the types by the alphabet. */
const PRINTED: readonly (Supertype | CardType)[] = [
  ...(['Basic', 'Legendary', 'World', 'Ongoing', 'Snow'] as const),
  ...(['Kindred', 'Enchantment', 'Artifact', 'Land', 'Planeswalker', 'Battle', 'Creature'] as const),
];

const PLACES: ReadonlyMap<string, number> = new Map(PRINTED.map((word, place) => [word, place]));
const placeOf = (word: string): number => PLACES.get(word) ?? PRINTED.length; // a type that stands alone

/** Compares two words from left of the dash, for sorting. */
export const byPrint = (one: string, other: string): number => placeOf(one) - placeOf(other);

/** The supertypes and card types of a row as its type line has them. */
export const typesAsPrinted = (row: Pick<Row, 'supertypes' | 'cardTypes'>): readonly string[] =>
  [...row.supertypes, ...row.cardTypes].toSorted(byPrint);
