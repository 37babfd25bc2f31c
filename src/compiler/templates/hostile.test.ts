import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWhole, tokenize } from '../reader';
import { clause } from './clause';
import { PREDICATES } from './library';

const EXAMPLES = PREDICATES.flatMap(({ reads }) => [...reads]);
const WORDS = [...new Set(EXAMPLES.flatMap((text) => text.split(' ')))];

/** Reads and gives an answer: what it is does not matter here. */
function answers(text: string): void {
  expect(readWhole(clause, tokenize(text))).toHaveProperty('ok');
}

/** Any code points at all. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength }).map((codes) => String.fromCodePoint(...codes));

test('any text gets an answer', () => {
  fc.assert(fc.property(anyText(400), answers));
});

test('words of rules text in any order get an answer', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 80 }), (words) => answers(words.join(' '))));
});

test('sentences with words taken out, doubled or put elsewhere get an answer', () => {
  const mutated = fc
    .tuple(fc.constantFrom(...EXAMPLES), fc.nat(), fc.nat(), fc.constantFrom('drop', 'double', 'swap'))
    .map(([text, one, other, how]) => {
      const words = text.split(' ');
      const at = one % words.length;
      const to = other % words.length;
      if (how === 'drop') return words.filter((_, index) => index !== at).join(' ');
      if (how === 'double') return words.flatMap((word, index) => (index === at ? [word, word] : [word])).join(' ');
      return words.map((word, index) => (index === at ? words[to] : index === to ? words[at] : word)).join(' ');
    });
  fc.assert(fc.property(mutated, answers));
});

test.each([
  ['ten thousand parentheses', '('.repeat(10_000)],
  ['ten thousand pairs', `${'('.repeat(5_000)}${')'.repeat(5_000)}`],
  ['a megabyte of one word', 'creature '.repeat(120_000)],
  ['and without end', `Creatures ${'and creatures '.repeat(190)}get +1/+1`],
  [
    'conditions in conditions',
    `~ gets +1/+1 ${'as long as you control a creature with power less than the number of '.repeat(25)}creatures`,
  ],
  ['quotation marks', '"'.repeat(9_999)],
  ['right-to-left marks and control characters', '\u202e\u200f\u0000\u0007 get +1/+1 \u202d'],
])('%s: an answer, at once', (_, text) => answers(text));
