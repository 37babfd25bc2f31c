import {
  ARTIFACT_TYPES,
  BASIC_LAND_TYPES,
  type BasicLandType,
  CARD_TYPES,
  type CardType,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
  SUPERTYPES,
  type Subtype,
  type Supertype,
} from '../../engine';
import { oneOf, type Reader, reader, type Token, token } from '../reader';

/** "creature", "Creatures", "noncreature" is not one: see `descriptor`. */
export const cardTypeWord: Reader<CardType> = token((here) => lookUp(here, CARD_TYPE_WORDS), 'unread.expected-type');

export const supertypeWord: Reader<Supertype> = token((here) => lookUp(here, SUPERTYPE_WORDS), 'unread.expected-type');

/** A subtype in the singular or plural, with the capital that print gives it: "Goblin", "Elves", "Urza's". */
export const subtypeWord: Reader<Subtype> = reader((input, at) => {
  const found = subtypeAt(input.tokens, at);
  if (found !== null) return [found];
  return token<Subtype>(() => null, 'unread.expected-type').read(input, at);
});

export const basicLandTypeWord: Reader<BasicLandType> = token((here) => {
  const subtype = lookUp(here, SUBTYPE_WORDS);
  return BASIC_LAND_TYPES.find((known) => known === subtype) ?? null;
}, 'unread.expected-land-type');

/** What "non" can be put before: the word without it, or null. Both "nonbasic" and "non-Aura" are one token. */
export function withoutNon(here: Token): Token | null {
  if (here.kind !== 'word' || !here.text.startsWith('non')) return null;
  const cut = here.text.charAt(3) === '-' ? 4 : 3;
  const text = here.text.slice(cut);
  return text === '' ? null : { ...here, text, raw: here.raw.slice(cut) };
}

export const cardTypeOf = (here: Token): CardType | null => lookUp(here, CARD_TYPE_WORDS);
export const supertypeOf = (here: Token): Supertype | null => lookUp(here, SUPERTYPE_WORDS);
export const subtypeOf = (here: Token): Subtype | null =>
  isCapital(here.raw.charAt(0)) ? lookUp(here, SUBTYPE_WORDS) : null;

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

export const typeWord = oneOf(cardTypeWord, supertypeWord, subtypeWord);

function lookUp<Value>(here: Token, table: ReadonlyMap<string, Value>): Value | null {
  return here.kind === 'word' ? (table.get(here.text) ?? null) : null;
}

/** "Time Lord" is one type of two words, and the tokenizer cuts "Urza's" in two. */
function subtypeAt(tokens: readonly Token[], at: number): { value: Subtype; next: number } | null {
  const here = tokens[at];
  if (here === undefined) return null;
  const after = tokens[at + 1];
  if (here.raw === 'Time' && after !== undefined && /^Lords?$/.test(after.raw))
    return { value: 'Time Lord', next: at + 2 };
  if (here.raw === 'Urza' && after?.text === "'s") return { value: "Urza's", next: at + 2 };
  const value = subtypeOf(here);
  return value === null ? null : { value, next: at + 1 };
}

const UNUSUAL_PLURALS: ReadonlyMap<Subtype, string> = new Map([
  ['Elf', 'elves'],
  ['Dwarf', 'dwarves'],
  ['Wolf', 'wolves'],
  ['Werewolf', 'werewolves'],
  ['Mouse', 'mice'],
  ['Ox', 'oxen'],
  ['Pegasus', 'pegasi'],
  ['Fungus', 'fungi'],
  ['Octopus', 'octopuses'],
  ['Homunculus', 'homunculi'],
  ['Child', 'children'],
  ['Cyclops', 'cyclopes'],
  ['Sphinx', 'sphinxes'],
  ['Djinn', 'djinn'],
  ['Hero', 'heroes'],
  ['Nautilus', 'nautiluses'],
]);

/** The plural as cards print it. Types that do not change ("Merfolk") are found by the singular. */
function pluralOf(word: string): string {
  const unusual = UNUSUAL_PLURALS.get(word);
  if (unusual !== undefined) return unusual;
  const lower = word.toLowerCase();
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ies`;
  return /(s|x|ch|sh|z)$/.test(lower) ? `${lower}es` : `${lower}s`;
}

function inBothNumbers<Word extends string>(list: readonly Word[]): ReadonlyMap<string, Word> {
  const both = new Map<string, Word>();
  for (const one of list) both.set(pluralOf(one), one);
  for (const one of list) both.set(one.toLowerCase(), one);
  return both;
}

const CARD_TYPE_WORDS = new Map([...inBothNumbers(CARD_TYPES), ['tribal', 'Kindred' as const]]);
const SUPERTYPE_WORDS: ReadonlyMap<string, Supertype> = new Map(
  SUPERTYPES.map((supertype) => [supertype.toLowerCase(), supertype]),
);
const SUBTYPE_WORDS = inBothNumbers([
  ...PLANESWALKER_TYPES,
  ...SPELL_TYPES,
  ...ENCHANTMENT_TYPES,
  ...LAND_TYPES,
  ...ARTIFACT_TYPES,
  ...CREATURE_TYPES,
  'Siege',
]);
