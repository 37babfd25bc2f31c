import UFuzzy from '@leeoniya/ufuzzy';
import type { Card } from '../engine';
import { builtInCardList } from './built-in';

/** A card that a query found. */
export type CardMatch = {
  readonly card: Card;
  /** Where the query was found; names come first in the results. */
  readonly found: 'name' | 'words';
  /** What to mark in the name, as [start, end) in UTF-16 units; empty where the words stand elsewhere on the card. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
};

/**
 * Finds among these cards. Names bear any order of words and, where nothing matches as written, one typing error a word;
 * type line and text are matched as written.
 */
export function cardSearch(cards: readonly Card[]): (query: string, limit?: number) => readonly CardMatch[] {
  const names = cards.map((card) => UFuzzy.latinize(card.name));
  const words = cards.map(wordsOf);
  return (query, limit = 50) => {
    const asked = UFuzzy.latinize(query.trim());
    if (asked === '') return [];
    const byName = nameMatches(cards, names, asked);
    const seen = new Set(byName.map((match) => match.card));
    const terms = asked.toLowerCase().split(/\s+/);
    const byWords = cards
      .filter((card, index) => !seen.has(card) && terms.every((term) => words[index]?.includes(` ${term}`)))
      .map((card): CardMatch => ({ card, found: 'words', ranges: [] }));
    return [...byName, ...byWords].slice(0, limit);
  };
}

/** Finds among the built-in cards. */
export const searchCards = cardSearch(builtInCardList);

const exact = new UFuzzy();
// One error a word: a letter too few, too many, another, or two swapped; first and last letters as typed. In three letters only
// one that was left out, for any other error would make too many words alike.
const forgiving = new UFuzzy({
  intraMode: 1,
  intraRules: ({ length }) => ({
    intraSlice: [1, -1],
    intraIns: length > 2 ? 1 : 0,
    intraSub: length > 3 ? 1 : 0,
    intraTrn: length > 3 ? 1 : 0,
    intraDel: length > 3 ? 1 : 0,
  }),
});
const WORDS_IN_ANY_ORDER = 4; // up to 4! orders are tried

function nameMatches(cards: readonly Card[], names: string[], asked: string): readonly CardMatch[] {
  const asWritten = exact.search(names, asked, WORDS_IN_ANY_ORDER);
  const [indexes, info, order] =
    asWritten[0]?.length === 0 ? forgiving.search(names, asked, WORDS_IN_ANY_ORDER) : asWritten;
  if (indexes === null) return [];
  if (info === null || order === null) return indexes.flatMap((index) => matchOf(cards[index], []));
  return order.flatMap((place) => matchOf(cards[info.idx[place] ?? -1], pairs(info.ranges[place] ?? [])));
}

function matchOf(card: Card | undefined, ranges: CardMatch['ranges']): readonly CardMatch[] {
  return card === undefined ? [] : [{ card, found: 'name', ranges }];
}

/** uFuzzy lists starts and ends in one row. */
function pairs(bounds: readonly number[]): CardMatch['ranges'] {
  return bounds.flatMap((start, at) => {
    const end = bounds[at + 1];
    return at % 2 === 0 && end !== undefined ? [[start, end] as const] : [];
  });
}

/** Everything the card says in lower case, each word after one space, so that beginnings of words can be looked for. */
function wordsOf(card: Card): string {
  const all = [card, ...card.faces].flatMap((face) => [face.name, face.typeLine, face.text]).join(' ');
  return ` ${UFuzzy.latinize(all)
    .toLowerCase()
    .replace(/[\s("]+/g, ' ')}`;
}
