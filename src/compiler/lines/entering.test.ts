import { expect, test } from 'vitest';
import { evaluationOf, finalRow } from '../../testing/board-of';

const elf = { name: 'Elf', typeLine: 'Creature — Elf', power: 2, toughness: 4 };
const shaper = (text: string) => ({ card: { ...elf, text } });
const AS_THEY_ENTER =
  "Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.";

test('614.12: what others are as they enter reaches nobody who is there, older or newer: the board says whom it did', () => {
  const evaluation = evaluationOf(
    { older: 'Grizzly Bears', shaper: shaper(AS_THEY_ENTER), newer: 'Grizzly Bears', told: 'Grizzly Bears' },
    {
      effects: [
        {
          id: 'entered',
          text: 'Target creature becomes a Mutant in addition to its other types.',
          source: 'shaper',
          targets: ['told'],
        },
      ],
    },
  );
  expect(finalRow(evaluation, 'older').subtypes).toEqual(['Bear']);
  expect(finalRow(evaluation, 'newer').subtypes).toEqual(['Bear']);
  expect(finalRow(evaluation, 'told').subtypes).toEqual(['Bear', 'Mutant']);
});

test('604.1: its nearest no, a static ability, reaches all of them whenever they entered', () => {
  const evaluation = evaluationOf({
    older: 'Grizzly Bears',
    shaper: shaper('Each other creature you control is a Mutant in addition to its other types.'),
    newer: 'Grizzly Bears',
  });
  for (const bear of ['older', 'newer']) expect(finalRow(evaluation, bear).subtypes).toEqual(['Bear', 'Mutant']);
});

test('614.1c: what an object itself has from the moment it enters is its own', () => {
  const text = 'If this creature was kicked, it enters with two +1/+1 counters on it and with flying.';
  const kicked = evaluationOf({ elf: shaper(text) }, { assume: ['this creature was kicked'] });
  expect(finalRow(kicked, 'elf').abilities.map(({ keyword }) => keyword)).toContain('flying');
  const plain = evaluationOf({ elf: shaper(text) });
  expect(finalRow(plain, 'elf').abilities.map(({ keyword }) => keyword)).not.toContain('flying');
});

test.each([
  [AS_THEY_ENTER, true],
  [
    'As a historic permanent you control enters, it becomes a 7/7 Dinosaur creature in addition to its other types.',
    true,
  ],
  ['As this creature enters, turn all other creatures face down.', false], // the board shows who is
])('614.12: what a text does to others as they enter is noted, unless the board says whom: %s', (text, noted) => {
  const codes = evaluationOf({ shaper: shaper(text) }).compiled.problems.map(({ code }) => code);
  expect(codes.includes('entered-under')).toBe(noted);
});
