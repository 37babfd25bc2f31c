import { many, memo, type Reader, reader, type Token, wordsOf } from '../reader';

/**
 * A name in running text: words with a capital, joined by "of", "the" and the like, with commas where another capital follows.
 * The caller's sentence decides where it ends, so every place is given, the longest first.
 */
export const name: Reader<string> = memo(
  reader((input, at) => {
    const first = input.tokens[at];
    if (first === undefined || !startsName(first)) return [];
    return many(nameToken)
      .read(input, at)
      .filter(({ next }) => next > at && endsName(input.tokens[next - 1]))
      .map(({ next }) => ({ value: wordsOf(input.tokens.slice(at, next)), next }));
  }),
);

const SMALL_WORDS = new Set([
  'of',
  'the',
  'from',
  'in',
  'to',
  'and',
  'a',
  'an',
  'for',
  'with',
  'on',
  'at',
  'by',
  ',',
  "'s",
  'de',
  'il-kor',
  'en-vec',
  '-',
  "'",
]);

const nameToken: Reader<null> = reader((input, at) => {
  const here = input.tokens[at];
  return here !== undefined && (startsName(here) || SMALL_WORDS.has(here.text)) ? [{ value: null, next: at + 1 }] : [];
});

const startsName = (here: Token): boolean =>
  here.kind === 'self' ? here.named === true : here.kind === 'word' && /^\p{Lu}/u.test(here.raw);
const endsName = (here: Token | undefined): boolean => here !== undefined && startsName(here);
