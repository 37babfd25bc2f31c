import { expect, test } from 'vitest';
import { oneSentence } from './one-sentence';

test('sentences become one, with one full stop', () => {
  expect(
    oneSentence(['Blood Moon before Urborg', 'Urborg is older but waits.', '2 lands change: Urborg, Bayou.']),
  ).toBe('Blood Moon before Urborg; Urborg is older but waits; 2 lands change: Urborg, Bayou.');
});

test('a stop within a number or a rule is none', () => {
  expect(oneSentence(['It applies first, 613.3.', '', 'Nothing changes.'])).toBe(
    'It applies first, 613.3; Nothing changes.',
  );
});

test('of nothing nothing is said', () => {
  expect(oneSentence([])).toBe('');
});
