import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../engine';
import { compileCard } from './compile-card';
import { compileCopyExceptions, compileEffectText } from './compile-effect-text';
import { CREATIONS, RESOLUTIONS } from './resolution/library';
import { PREDICATES } from './templates';

const EXAMPLES = [...PREDICATES, ...RESOLUTIONS, ...CREATIONS].flatMap(({ reads }) => [...reads]);
const WORDS = [
  ...new Set(EXAMPLES.flatMap((text) => text.split(' '))),
  '•',
  '—',
  'LEVEL 2-3',
  '"',
  '(',
  ')',
  '8+ |',
  '\n',
];

const card = (text: string, typeLine: string): Card => ({
  name: 'Test Card',
  manaCost: '',
  typeLine,
  text,
  power: 1,
  toughness: 1,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
});

/** Every way into the compiler gives an answer, and every span lies within its line. */
function answers(text: string): void {
  for (const typeLine of ['Creature — Bear', 'Instant']) {
    const [face] = compileCard(card(text, typeLine)).faces;
    for (const { line, spans } of face.abilities) {
      const printed = line === null ? text : (text.split('\n')[line] ?? '');
      for (const { start, end } of spans) {
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(printed.length);
      }
    }
  }
  expect(compileEffectText(text, { names: ['Test Card'] })).toHaveProperty('status');
  expect(compileCopyExceptions(text)).toHaveProperty('except');
}

/** Any code points at all. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength }).map((codes) => String.fromCodePoint(...codes));

test('any text gets an answer', () => {
  fc.assert(fc.property(anyText(200), answers), { numRuns: 30 });
});

test('words of rules text in any order get an answer', () => {
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 50 });
  fc.assert(
    fc.property(words, (some) => answers(some.join(' '))),
    { numRuns: 60 },
  );
});

test.each([
  ['ten thousand parentheses', '('.repeat(10_000)],
  ['a megabyte of words', 'target creature and '.repeat(50_000)],
  ['a megabyte of sentences', 'Target creature gets +1/+1. '.repeat(36_000)],
  ['a megabyte of lines', 'Flying\n'.repeat(140_000)],
  ['quotations in quotations', `Creatures have ${'"Creatures have \''.repeat(2_000)}`],
  ['ten thousand bullets', '• Choose one —\n'.repeat(5_000)],
  ['control characters and right-to-left marks', '\u0000\u202e\u200f{T}: \u0007Target creature gets +1/+1\u202d.'],
])('%s: an answer', (_, text) => answers(text));
