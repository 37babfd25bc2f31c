import type { Card } from '../engine';
import { lineContext, tokensOf } from './lines/line-context';
import { inputOf, type Token, tokenize, wordsOf } from './reader';
import { CREATIONS, RESOLUTIONS } from './resolution/library';
import { PREDICATES, SENTENCES } from './templates';

/** Words that more than one template reads, and the names of those templates. */
export type Overlap = { readonly words: string; readonly templates: readonly string[] };

/** Finds the places of a text at which two templates read the same words; none are right. */
export const overlapsIn = (text: string): readonly Overlap[] => overlapsOf(tokenize(text));

/** The same for a line of a card, which may speak of itself by name. */
export const overlapsOfLine = (line: string, card: Card): readonly Overlap[] =>
  overlapsOf(tokensOf(line, lineContext(card, card)));

function overlapsOf(tokens: readonly Token[]): readonly Overlap[] {
  const input = inputOf(tokens);
  return tokens.flatMap((_, at) => {
    const names = new Map<number, string[]>();
    for (const { name, read } of READERS) {
      for (const { next } of read(input, at)) names.set(next, [...(names.get(next) ?? []), name]);
    }
    return [...names].filter(([, templates]) => templates.length > 1).map(overlapOf(tokens, at));
  });
}

const overlapOf =
  (tokens: readonly Token[], at: number) =>
  ([end, templates]: readonly [number, readonly string[]]): Overlap => ({
    words: wordsOf(tokens.slice(at, end)),
    templates,
  });

const READERS = [
  ...PREDICATES.map(({ name, predicate }) => ({ name, read: predicate.read })),
  ...SENTENCES.map(({ name, sentence }) => ({ name, read: sentence.read })),
  ...RESOLUTIONS.map(({ name, sentence }) => ({ name, read: sentence.read })),
  ...CREATIONS.map(({ name, creation }) => ({ name, read: creation.read })),
];
