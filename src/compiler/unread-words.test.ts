import { expect, test } from 'vitest';
import { BLANK_CARD } from '../engine';
import { compileEffectText } from './compile-effect-text';
import { reportCard } from './report-card';

/** The words of a card's text that are marked as not understood. */
const unreadOfText = (text: string) => reportCard({ ...BLANK_CARD, text }).lines.flatMap(({ unread }) => unread);

const unreadOfEffect = (text: string) =>
  compileEffectText(text, { names: [] }).spans.flatMap(({ start, end, unread }) =>
    unread === null ? [] : [text.slice(start, end)],
  );

test.each([
  ['Creatures frobnicate.', 'frobnicate'],
  ['Creatures you control have frobnicate.', 'frobnicate'],
  ["This creature can't frobnicate.", 'frobnicate'],
  ['{T}: Frobnicate target creature.', 'Frobnicate'],
  ['When this creature dies, frobnicate.', 'frobnicate'],
  ['Whenever you frobnicate, draw a card.', 'frobnicate'],
  ['Flying, frobnicate', 'frobnicate'],
  ['Creatures you control have "Whenever this creature attacks, frobnicate."', 'frobnicate'],
  ['Enchanted creature gets +1/+1 and has "Other creatures frobnicate."', 'frobnicate'],
])('a word that rules text does not use is marked: %s', (text, word) => {
  expect(unreadOfText(text)).toEqual([word]);
});

test('what else the line says counts all the same', () => {
  const text = 'Creatures you control have "Whenever this creature attacks, frobnicate."';
  expect(reportCard({ ...BLANK_CARD, text }).lines).toMatchObject([{ status: 'partly', layers: ['6'] }]);
});

test('a resolved text is no different', () => {
  expect(unreadOfEffect('Frobnicate target creature.')).toEqual(['Frobnicate']);
  expect(unreadOfEffect('Creatures you control frobnicate until end of turn.')).toEqual(['frobnicate']);
  expect(unreadOfEffect('Exile target creature. Its controller investigates.')).toEqual([]);
});
