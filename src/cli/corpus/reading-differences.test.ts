import { expect, test } from 'vitest';
import type { TruthDifference } from './compare-truth';
import { READING_DIFFERENCES, readingDifference } from './reading-differences';
import { truthSummary } from './summary';

const known: TruthDifference = {
  card: 'Lignify',
  line: 'Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.',
  source: 'xmage',
  fields: ['types'],
};
const unknown: TruthDifference = { ...known, card: 'Runeclaw Bear', line: 'This creature gets +1/+1.' };

test('a difference is known by its card and how its line begins', () => {
  expect(readingDifference(known.card, known.line)?.wrong).toBe('reading');
  expect(readingDifference(known.card, 'Enchant creature')).toBeNull();
  expect(readingDifference(unknown.card, known.line)).toBeNull();
});

test('the report counts the differences with a reason and lists those without one', () => {
  const report = truthSummary({ compared: 10, differences: [known, unknown] });
  expect(report).toContain('differences with a reason: 1 of 2 (50.00%)');
  expect(report).toContain('  the reading is wrong: 1');
  const without = report.indexOf('differences without a reason: 1');
  expect(report.slice(without + 1)).toEqual(['  Runeclaw Bear: This creature gets +1/+1. (xmage: types)']);
});

test('no two reasons are given for one line', () => {
  const twice = READING_DIFFERENCES.filter(
    (one) => READING_DIFFERENCES.filter(({ card, line }) => card === one.card && line.startsWith(one.line)).length > 1,
  );
  expect(twice).toEqual([]);
});
