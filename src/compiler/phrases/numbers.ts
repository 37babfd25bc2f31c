import type { NumberField } from '../../engine';
import { oneOf, type Reader, token, word, words } from '../reader';

/** "three", "3", "a", "an", "one". */
export const numeral: Reader<number> = token(
  (here) =>
    here.kind === 'number' ? Number(here.text) : here.kind === 'word' ? (NUMBER_WORDS.get(here.text) ?? null) : null,
  'unread.expected-number',
);

/** A number that is written as digits or as a word other than "a" or "an". */
export const plainNumber: Reader<number> = token(
  (here) =>
    here.kind === 'number'
      ? Number(here.text)
      : here.text === 'a' || here.text === 'an'
        ? null
        : (NUMBER_WORDS.get(here.text) ?? null),
  'unread.expected-number',
);

/** "power", "base toughness", "mana value": a number that an object has. */
export const numberField: Reader<NumberField> = oneOf(
  words('mana value').map((): NumberField => 'manaValue'),
  words('mana cost').map((): NumberField => 'manaValue'),
  words('base power').map((): NumberField => 'basePower'),
  words('base toughness').map((): NumberField => 'baseToughness'),
  word('power').map((): NumberField => 'power'),
  word('toughness').map((): NumberField => 'toughness'),
  word('loyalty').map((): NumberField => 'loyalty'),
);

/** "twice", "three times": what multiplies. */
export const multiplier: Reader<number> = oneOf(
  words('twice').map(() => 2),
  words('two times').map(() => 2),
  words('three times').map(() => 3),
  words('four times').map(() => 4),
  word('double').map(() => 2),
);

const COUNTED = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const HIGHER = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...[...COUNTED, ...HIGHER].map((text, index) => [text, index] as const),
  ['a', 1],
  ['an', 1],
  ['no', 0],
]);
