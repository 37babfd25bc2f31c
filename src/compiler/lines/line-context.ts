import type { Card } from '../../engine';
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

export function tokensOf(text: string, context: LineContext): readonly Token[] {
  const tokens = tokenize(text, context.names);
  return context.depth === 0 ? tokens : tokens.map((token) => (token.named ? { ...token, granter: true } : token));
}
