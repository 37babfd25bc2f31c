import { inputOf, type Reader, type Token } from '../reader';
import { PREDICATES, SENTENCES } from './library';

/** Words that more than one template reads, and the names of those templates. */
export type Overlap = { readonly words: string; readonly templates: readonly string[] };

/** A template of another list, that is looked at beside those of this room. */
export type NamedReader = { readonly name: string; readonly read: Reader<unknown>['read'] };

/** Finds the places of a text at which two templates read the same words; none are right. */
export function overlapsIn(tokens: readonly Token[], others: readonly NamedReader[] = []): readonly Overlap[] {
  const input = inputOf(tokens);
  const readers = [
    ...PREDICATES.map(({ name, predicate }) => ({ name, read: predicate.read })),
    ...SENTENCES.map(({ name, sentence }) => ({ name, read: sentence.read })),
    ...others,
  ];
  return tokens.flatMap((_, at) => {
    const names = new Map<number, string[]>();
    for (const { name, read } of readers) {
      for (const { next } of read(input, at)) names.set(next, [...(names.get(next) ?? []), name]);
    }
    return [...names]
      .filter(([, templates]) => templates.length > 1)
      .map(([end, templates]) => ({ words: wordsOf(tokens.slice(at, end)), templates }));
  });
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ');
