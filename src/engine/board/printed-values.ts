import { colorsOfCost, manaValueOf } from '../effects/mana';
import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type Row,
  SUPERTYPES,
  type Supertype,
} from '../model/characteristics';
import type { Card } from './types';

/** What is printed on a face beside its text, as values: read once, with the text. */
export type PrintedValues = Pick<
  Row,
  | 'name'
  | 'manaCost'
  | 'manaValue'
  | 'colors'
  | 'supertypes'
  | 'cardTypes'
  | 'subtypes'
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'defense'
>;

export function printedValues(card: Card): PrintedValues {
  return {
    name: card.name,
    manaCost: card.manaCost,
    manaValue: manaValueOf(card.manaCost),
    colors: colorsOf(card),
    ...readTypeLine(card.typeLine),
    power: sizeOf(card.power),
    toughness: sizeOf(card.toughness),
    loyalty: numberOf(card.loyalty),
    defense: numberOf(card.defense),
  };
}

/** The words of a type line by kind (205): supertypes and card types before the dash, subtypes after it. */
function readTypeLine(line: string): Pick<Row, 'supertypes' | 'cardTypes' | 'subtypes'> {
  const [before = '', after = ''] = line.split(/\s+[—–-]+\s+/);
  const words = before.split(/\s+/);
  // 205.3b, 205.3m: every word is a subtype, but for one creature type of two words
  const subtypes = after
    .replace('Time Lord', 'Time_Lord')
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    supertypes: words.flatMap((word): readonly Supertype[] => SUPERTYPES.filter((type) => type === word)),
    cardTypes: words.flatMap((word): readonly CardType[] =>
      CARD_TYPES.filter((type) => type === (word === 'Tribal' ? 'Kindred' : word)),
    ),
    subtypes: subtypes.map((word) => word.replace('_', ' ')),
  };
}

/** 105.2, 202.2: colours of the mana cost and of a colour indicator (204). */
function colorsOf({ manaCost, colorIndicator }: Card): readonly Color[] {
  const fromCost = colorsOfCost(manaCost);
  return COLORS.filter((color) => fromCost.includes(color) || colorIndicator?.includes(color) === true);
}

/** A printed power or toughness before its ability says what "*" is: "*" is 0, "1+*" is 1 (208.2a, D25). */
function sizeOf(printed: string | number | null): number | null {
  if (printed === null || typeof printed === 'number') return printed;
  const numbers = printed.replaceAll('−', '-').match(/[+-]?\d+/g) ?? [];
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

const numberOf = (printed: string | number | null): number | null => {
  const value = printed === null ? Number.NaN : Number(printed);
  return Number.isNaN(value) ? null : value;
};
