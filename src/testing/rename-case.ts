import type { Case } from '../cases';
import { CARD_TYPES, type Card, type CardLibrary, cardToDocument, isKnownSubtype } from '../engine';
import { type Dice, diceOf } from './random/dice';

/**
 * The same case with every card called by another name, made up at random, in everything that names it: its own text and
 * that of others, effects, choices and what is expected. Cards of the library are written out, so that none is found by name.
 */
export function renameCase(asked: Case, library: CardLibrary, seed: number): Case {
  const written = writtenOut(asked, library);
  const newWord = newWords(diceOf(seed));
  const names = namesIn(written.board);
  const words = new Set([...names].flatMap((name) => name.match(WORD) ?? []).filter((word) => !KEPT.has(word)));
  const rename = (name: string): string => name.replace(WORD, (word) => (words.has(word) ? newWord(word) : word));
  // Longest first, for one name may begin another.
  const inText = [...names].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}])(?:${inText.map(patternOf).join('|')})(?![\\p{L}])`, 'gu');
  const retext = (text: string): string => (inText.length === 0 ? text : text.replace(pattern, rename));
  const change = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return field === 'name' ? rename(value) : TEXTS.has(field) ? retext(value) : value;
    if (Array.isArray(value)) return value.map((entry) => change(entry, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [field === 'count' ? retext(key) : key, change(entry, key)]),
    );
  };
  return change(written, '') as Case; // the same fields with other words in them
}

const WORD = /[\p{L}'’-]+/gu;

/** Fields that hold rules text, or the beginning of it. */
const TEXTS = new Set(['text', 'has', 'lacks', 'assume', 'copyExcept']);
/** Small words stay, since rules for short names look at them. */
const KEPT = new Set(['of', 'the', 'and', 'a', 'an', 'to', 'in', 'from', 'for', 'with']);

function writtenOut(asked: Case, library: CardLibrary): Case {
  const board = structuredClone(asked.board) as { objects: { [field: string]: unknown }[] }; // a board of a good case
  for (const object of board.objects) {
    object.card = cardOf(object.card, library);
    if (Array.isArray(object.merged)) object.merged = object.merged.map((card) => cardOf(card, library));
  }
  return { ...asked, board };
}

function cardOf(written: unknown, library: CardLibrary): unknown {
  const card = typeof written === 'string' ? library.find(written) : null;
  return card ? cardToDocument(card) : written;
}

/** Whole names, names of faces, and the short names of legends. */
function namesIn(board: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('typeLine' in value && 'name' in value) for (const name of namesOf(value as Card)) names.add(name);
    for (const entry of Object.values(value)) visit(entry);
  };
  visit(board);
  return names;
}

/** Beginnings of a legend's name stand for it in its text (201.5). */
function namesOf({ name, typeLine }: Pick<Card, 'name' | 'typeLine'>): readonly string[] {
  const parts = name.split(' // ');
  if (!/Legendary|Planeswalker/.test(typeLine)) return [name, ...parts];
  const shorts = parts.flatMap((part) => [part.split(',')[0] ?? part, part.split(/[ ,]/)[0] ?? part]);
  return [name, ...parts, ...shorts].filter((one) => one.length > 2);
}

/** A name that is a rules word too (Forest, Nightmare) is the name of a card only where something is said to be its own. */
const patternOf = (name: string): string => (isRulesWord(name) ? `${escaped(name)}(?='s)` : escaped(name));

const isRulesWord = (name: string): boolean => isKnownSubtype(name) || CARD_TYPES.some((type) => type === name);

/** A made-up word for each word, the same for the same one. */
function newWords(dice: Dice): (word: string) => string {
  const words = new Map<string, string>();
  return (word) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const made = `${dice.pick(['Zor', 'Vex', 'Qui', 'Kro', 'Wib'])}${dice.pick(['la', 'mu', 'ri', 'to'])}${dice.pick(['x', 'zk', 'vq', 'rn'])}${words.size}`;
    const plain = made.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    words.set(word, plain);
    return plain;
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
