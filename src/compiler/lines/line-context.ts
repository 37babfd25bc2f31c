import { type Card, isKnownSubtype } from '../../engine';
import { type Token, tokenize } from '../reader';
import { selfNames } from './self-names';

/** What the text of a line is read with. */
export type LineContext = {
  /** The names by which the text speaks of its own object (201.5). */
  readonly names: readonly string[];
  /** Text of an instant or sorcery: what is no other kind of ability is carried out when the spell resolves (113.3a). */
  readonly spell: boolean;
  /** How deep in quotations this text stands; in a granted ability the names mean the object that grants it (201.5a). */
  readonly depth: number;
};

export function lineContext(face: Card, whole: Card): LineContext {
  return { names: selfNames(face, whole), spell: /\b(?:Instant|Sorcery)\b/.test(face.typeLine), depth: 0 };
}

export const quotedContext = (context: LineContext): LineContext => ({
  ...context,
  spell: false,
  depth: context.depth + 1,
});

/** Quotations within quotations within quotations are nobody's card. */
export const DEEPEST_QUOTE = 3;

/** "becomes a Coward" on a card of that name: after an article the word is a type, not the name. */
function withoutArticle(token: Token, at: number, all: readonly Token[]): Token {
  const isType = token.named === true && isKnownSubtype(token.raw) && ARTICLES.has(all[at - 1]?.text ?? '');
  return isType
    ? { kind: 'word', text: token.raw.toLowerCase(), raw: token.raw, start: token.start, end: token.end }
    : token;
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'each', 'all', 'other']);

export function tokensOf(text: string, context: LineContext): readonly Token[] {
  const tokens = tokenize(text, context.names).map(withoutArticle);
  return context.depth === 0 ? tokens : tokens.map((token) => (token.named ? { ...token, granter: true } : token));
}
