import { type Keyword, keywordsWith } from '../keywords';
import type { Token } from '../reader';
import { firstChange } from './inert';

/** One keyword ability of a line: its canonical form, its words, and their place in the line (UTF-16 units). */
export type KeywordItem = {
  readonly canonical: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/**
 * A line that is made up of keyword abilities only ("Flying, protection from red", "Ward—Pay 3 life."), or null. Names are
 * separated by commas or semicolons; a parameter that has commas of its own stands last.
 */
export function keywordLine(text: string, tokens: readonly Token[]): readonly KeywordItem[] | null {
  const items: KeywordItem[] = [];
  let at = 0;
  while (at < tokens.length) {
    const keyword = keywordAt(tokens, at);
    if (keyword === null) return null;
    const end = endOfItem(tokens, at, keyword);
    if (end === null) return null;
    items.push(...eachOf(itemOf(text, tokens, at, end)));
    at = end < tokens.length ? end + 1 : end;
  }
  return items.length === 0 ? null : items;
}

/** The keyword whose name stands here; the longest name wins. */
function keywordAt(tokens: readonly Token[], at: number): Keyword | null {
  const first = tokens[at]?.text ?? '';
  const named = keywordsWith(first).filter(({ name }) => isNameAt(tokens, at, name));
  return named.reduce<Keyword | null>(
    (best, one) => (best === null || one.name.length > best.name.length ? one : best),
    null,
  );
}

function isNameAt(tokens: readonly Token[], at: number, name: string): boolean {
  return wordsOf(name).every((word, index) => tokens[at + index]?.text === word);
}

/** A name in tokens: the exclamation mark of "Start your engines!" and the `'s` of "Doctor's companion" are tokens of their own. */
const wordsOf = (name: string) =>
  name
    .replace(/(!|'s|—)/g, ' $1')
    .split(' ')
    .filter((word) => word !== '');

/** Where the item ends (a separator or the end of the line), or null if what follows the name is no parameter of it. */
function endOfItem(tokens: readonly Token[], at: number, keyword: Keyword): number | null {
  const after = at + wordsOf(keyword.name).length;
  const next = tokens[after];
  if (next === undefined || isSeparator(next)) return keyword.parameter === 'none' || mayBeBare(keyword) ? after : null;
  if (keyword.parameter === 'none') return null;
  const rest = tokens.slice(after);
  if (next.text === '—' && !isSpaced(tokens, after)) return rest.some(isColon) ? null : tokens.length;
  const separator = rest.findIndex((token, index) => isSeparator(token) && !continues(rest, index));
  const parameter = separator < 0 ? rest : rest.slice(0, separator);
  return fits(keyword, parameter) ? after + parameter.length : null;
}

const isSeparator = (token: Token) => token.kind === 'punct' && (token.text === ',' || token.text === ';');
const isColon = (token: Token) => token.text === ':' || token.kind === 'quote';
const isSpaced = (tokens: readonly Token[], at: number) => (tokens[at]?.start ?? 0) > (tokens[at - 1]?.end ?? 0);
const mayBeBare = ({ parameter }: Keyword) => parameter === 'optional-cost' || parameter === 'optional-from';

/** "protection from artifacts, from creatures, and from lands"; "escape—{3}{B}, exile four other cards". */
const continues = (rest: readonly Token[], index: number) => /^(?:from|and|or)$/.test(rest[index + 1]?.text ?? '');

function fits(keyword: Keyword, parameter: readonly Token[]): boolean {
  const first = parameter[0];
  if (first === undefined || parameter.some(isColon)) return false;
  switch (keyword.parameter) {
    case 'none':
      return false;
    case 'number':
      return parameter.length === 1 && (first.kind === 'number' || first.text === 'x');
    case 'cost':
    case 'optional-cost':
      return parameter.every(isCostToken) || (keyword.name === 'equip' && isCostToken(parameter.at(-1)));
    case 'number-cost':
      return first.kind === 'number' || first.text === 'x';
    case 'from':
    case 'optional-from':
      return first.text === 'from' && !parameter.some(({ text }) => text === '.');
    case 'for':
      return first.text === 'for' && !parameter.some(({ text }) => text === '.');
    case 'quality':
      if (parameter.slice(0, -1).some(({ text }) => text === '.')) return false;
      return FREE.has(keyword.name) || firstChange(parameter) === null;
  }
}

/** A name or a rule for a deck may have any words; what else changes something is a sentence behind the keyword. */
const FREE: ReadonlySet<string> = new Set(['partner', 'partner—', 'partner with', 'companion']);

const isCostToken = (token: Token | undefined) =>
  token?.kind === 'symbol' || token?.kind === 'number' || token?.text === 'and/or' || token?.text === 'or';

function itemOf(text: string, tokens: readonly Token[], at: number, end: number): KeywordItem {
  const words = tokens.slice(at, end).filter((token, index, all) => !(token.text === '.' && index === all.length - 1));
  const start = words[0]?.start ?? 0;
  const stop = words.at(-1)?.end ?? start;
  const said = text.slice(start, stop);
  return { canonical: lowerOutsideSymbols(said), text: said, start, end: stop };
}

/** 702.16g, 702.11f: "protection from red and from blue" is two abilities. The first keeps the capital of the line. */
function eachOf(item: KeywordItem): readonly KeywordItem[] {
  const [name, ...qualities] = item.text.split(/(?:,| and|, and)? (?=from )/);
  if (qualities.length < 2 || name === undefined || !/^(?:protection|hexproof)$/i.test(name)) return [item];
  return qualities.map((quality, index) => {
    const canonical = `${name} ${quality}`.toLowerCase();
    return { ...item, canonical, text: index === 0 ? `${name} ${quality}` : canonical };
  });
}

/** Symbols keep their capitals: `ward {X}`. */
function lowerOutsideSymbols(words: string): string {
  return words.replace(/\{[^}]*\}|[^{]+/g, (piece) =>
    piece.startsWith('{') ? piece.toUpperCase() : piece.toLowerCase(),
  );
}
