import type { Reader } from './reader';
import type { Token } from './tokens';

/**
 * The words with which a phrase can begin, or null where it can begin with anything: so a choice asks only those of its
 * readers that have a chance. `mayBeEmpty`: the phrase can also be no words at all.
 */
export type Beginning = { readonly words: ReadonlySet<string>; readonly mayBeEmpty: boolean } | null;

export const beginningWith = (words: Iterable<string>, mayBeEmpty = false): Beginning => ({
  words: new Set(words),
  mayBeEmpty,
});

/** A sequence begins as its first reader does, and as the next where that one may be left out. */
export function beginningOfSequence(readers: readonly Reader<unknown>[]): Beginning {
  const words = new Set<string>();
  for (const { beginning } of readers) {
    const one = beginning();
    if (one === null) return null;
    for (const word of one.words) words.add(word);
    if (!one.mayBeEmpty) return { words, mayBeEmpty: false };
  }
  return { words, mayBeEmpty: true };
}

/** A choice begins as any of its readers does. */
export function beginningOfChoice(readers: readonly Reader<unknown>[]): Beginning {
  const words = new Set<string>();
  let mayBeEmpty = false;
  for (const { beginning } of readers) {
    const one = beginning();
    if (one === null) return null;
    for (const word of one.words) words.add(word);
    mayBeEmpty ||= one.mayBeEmpty;
  }
  return { words, mayBeEmpty };
}

/** Which readers of a choice have a chance at a token, in their order. */
export function chances(readers: readonly Reader<unknown>[]): (here: Token | undefined) => readonly Reader<unknown>[] {
  const beginnings = readers.map(({ beginning }) => beginning());
  const words = new Set(beginnings.flatMap((one) => [...(one?.words ?? [])]));
  const withWord = new Map<string, readonly Reader<unknown>[]>();
  const ofWord = (word: string | null): readonly Reader<unknown>[] =>
    readers.filter((_, index) => {
      const one = beginnings[index] ?? null;
      return one === null || one.mayBeEmpty || (word !== null && one.words.has(word));
    });
  const withOther = ofWord(null);
  return (here) => {
    if (here === undefined || !words.has(here.text)) return withOther;
    const known = withWord.get(here.text) ?? ofWord(here.text);
    withWord.set(here.text, known);
    return known;
  };
}

/** Works it out when first asked; a phrase that begins with itself can begin with anything. */
export function once(work: () => Beginning): () => Beginning {
  let known: Beginning | undefined;
  let isAsked = false;
  return () => {
    if (known !== undefined) return known;
    if (isAsked) return null;
    isAsked = true;
    known = work();
    return known;
  };
}
