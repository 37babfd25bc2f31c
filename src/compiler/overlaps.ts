import { inputOf, type Token, tokenize, wordsOf } from './reader';
import { CREATIONS, RESOLUTIONS } from './resolution/library';
import { PREDICATES, SENTENCES } from './templates';

/** Words that more than one template reads, and the names of those templates. */
export type Overlap = { readonly words: string; readonly templates: readonly string[] };

/** Finds the places of a line at which two templates read the same words; none are right. */
export function overlapsIn(text: string): readonly Overlap[] {
  const tokens = tokenize(text);
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
