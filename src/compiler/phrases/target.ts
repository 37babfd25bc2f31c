import type { Subject } from '../../engine';
import { oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { nounPhrase } from './noun-phrase';
import { numeral } from './numbers';

/**
 * "target creature", "another target creature you control", "up to two target creatures". The index is the position of the
 * word "target" until `numberTargets` counts them.
 */
export function target(): Reader<Subject> {
  const one = sequence(
    optional(oneOf(word('another', 'other'), sequence(word('a'), word('second', 'third'))), null),
    targetWord(),
    nounPhrase,
  ).map(([, index, filter]): Subject => ({ kind: 'object', object: { kind: 'target', index }, filter }));
  const several = sequence(
    optional(words('each of'), null),
    howMany(),
    optional(word('other', 'another', 'additional'), null),
    targetWord(),
    nounPhrase,
  ).map(([, atMost, , from, filter]): Subject => ({ kind: 'targets', from, atMost, filter }));
  return oneOf(one, several);
}

const targetWord = (): Reader<number> => word('target').map((_, from) => from);

/** The most that may be chosen; null where only the board knows. */
function howMany(): Reader<number | null> {
  return oneOf<readonly Reader<number | null>[]>(
    sequence(words('up to'), numeral).map(([, most]) => most),
    sequence(word('one', 'two', 'any'), words('or'), numeral).map(([, , most]) => most),
    words('one , two , or three').map(() => 3),
    numeral,
    sequence(optional(words('up to'), null), oneOf(word('x'), words('that many'), words('one hundred'))).map(
      () => null,
    ),
    words('any number of').map(() => null),
    words('one or more').map(() => null),
  );
}
