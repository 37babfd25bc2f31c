import type { Ability } from '../model/abilities';

export type WordChange = {
  readonly what: 'color' | 'land-type' | 'creature-type' | 'name';
  readonly from: string;
  readonly to: string;
};

/**
 * An ability with a word changed wherever it is used as such (612.2): in its compiled data, where colours, types and
 * names are values, and in its text. Names of cards in the data change only with a change of names.
 */
export function inAbility(ability: Ability, change: WordChange): Ability {
  const { id, origin, line, spans, ...words } = ability;
  const changed = inData(words, change) as typeof words; // the same shape: only strings inside were mapped
  return { ...changed, id, origin, line, spans };
}

/** The word in running text, as it stands, in lower case, in the plural, and inside landwalk and "non…". */
export function inText(text: string, change: WordChange): string {
  return formsOf(change).reduce(
    (result, [from, to]) => result.replace(pattern(from), (_, lead: string) => lead + to),
    text,
  );
}

/** What names a card is no word to be changed, and what names our own kinds is no text at all. */
const NAMES = new Set(['kind', 'name', 'field', 'comparison', 'status', 'origin', 'what', 'of']);

function inData(data: unknown, change: WordChange): unknown {
  if (typeof data === 'string') return inText(data, change);
  if (Array.isArray(data)) return data.map((item: unknown) => inData(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      NAMES.has(key) && typeof value === 'string' && !(key === 'name' && change.what === 'name')
        ? value
        : inData(value, change),
    ]),
  );
}

function formsOf({ from, to }: WordChange): readonly (readonly [string, string])[] {
  const lower = [from.toLowerCase(), to.toLowerCase()] as const;
  const upper = [capital(from), capital(to)] as const;
  const plural = (pair: readonly [string, string]) => [pluralOf(pair[0]), pluralOf(pair[1])] as const;
  return [plural(upper), plural(lower), upper, lower].filter(
    ([one], index, all) => all.findIndex(([other]) => other === one) === index,
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function pluralOf(word: string): string {
  if (/plains$/i.test(word)) return word;
  if (/(elf|wolf|dwarf)$/i.test(word)) return word.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A whole word, or one with "non" before it or "walk" after it. */
const pattern = (word: string): RegExp =>
  new RegExp(`(^|[^A-Za-z]|[Nn]on)${word.replace(/[^A-Za-z]/g, '\\$&')}(?=(?:walk)?(?:[^A-Za-z]|$))`, 'g');
