import { expect, test } from 'vitest';
import { inputOf, many, memo, oneOf, optional, readWhole, separated, sequence, tokenize, word, words } from '.';

const ends = (text: string, reader: Parameters<typeof readWhole>[0]) =>
  reader.read(inputOf(tokenize(text)), 0).map(({ next }) => next);

test('a sequence backtracks: what may be long gives way to what must follow', () => {
  const reader = sequence(many(word('a')), word('a'), word('b'));
  expect(readWhole(reader, tokenize('a a a b')).ok).toBe(true);
});

test('every end is given, the longest of many first', () => {
  expect(ends('a a a', many(word('a')))).toEqual([3, 2, 1, 0]);
  expect(ends('a', optional(word('a'), null))).toEqual([1, 0]);
});

test('one value an end: the first alternative wins', () => {
  const reader = oneOf(
    words('a b').map(() => 'first'),
    words('a b').map(() => 'second'),
  );
  expect(readWhole(reader, tokenize('a b'))).toEqual({ ok: true, value: 'first' });
});

test('separators stand between, not behind', () => {
  const list = separated(word('a', 'b'), word(','));
  expect(readWhole(list, tokenize('a, b, a'))).toEqual({ ok: true, value: ['a', 'b', 'a'] });
  expect(readWhole(list, tokenize('a, b,')).ok).toBe(false);
});

test('refusing says how far the text could be read', () => {
  const reader = sequence(words('a b'), oneOf(word('c'), words('d e')));
  expect(readWhole(reader, tokenize('a b d f'))).toMatchObject({ ok: false, furthest: { start: 6, end: 7 } });
});

test('a phrase is read once at each place', () => {
  let reads = 0;
  const counted = memo(
    word('a').map((value) => {
      reads++;
      return value;
    }),
  );
  readWhole(oneOf(sequence(counted, word('b')), sequence(counted, word('c'))), tokenize('a c'));
  expect(reads).toBe(1);
});
