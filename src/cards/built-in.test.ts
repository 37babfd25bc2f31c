import { describe, expect, test } from 'vitest';
import { cardToDocument, parseCard } from '../engine';
import { builtInCardList, builtInCards, isToken, tokenCards } from './built-in';

const shown = builtInCardList.map((card) => [card.name, card] as const);

test.each(shown)('%s is a card of the board format', (_name, card) => {
  const parsed = parseCard(cardToDocument(card));
  expect(parsed).toEqual({ ok: true, value: card });
});

test('no name stands twice', () => {
  const names = builtInCardList.map((card) => card.name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(shown)('%s: creatures and Vehicles have a size, planeswalkers a loyalty, others neither', (_name, card) => {
  for (const face of card.faces.length > 0 ? card.faces : [card]) {
    const hasSize = /\b(Creature|Vehicle)\b/.test(face.typeLine);
    expect([face.power !== null, face.toughness !== null]).toEqual([hasSize, hasSize]);
    expect(face.loyalty !== null).toBe(/\bPlaneswalker\b/.test(face.typeLine));
  }
});

test.each(shown)('%s: its text has no stray spaces, dashes or quotes', (_name, card) => {
  for (const { text } of [card, ...card.faces]) {
    expect(text).not.toMatch(/ {2}| \.| ,|^\s|\s$|\n\n|[’“”]/);
    expect(text).toMatch(/^$|[.)":\w}+]$/);
  }
});

describe('look-up', () => {
  test('any capitals', () => expect(builtInCards.find('BLOOD moon')?.name).toBe('Blood Moon'));
  test('a second face', () => expect(builtInCards.find('Tok-Tok, Volcano Born')?.layout).toBe('flip'));
  test('a whole name goes before a face of the same name', () => expect(builtInCards.find('Jump')?.faces).toEqual([]));
  test('null for a card that is not there', () => expect(builtInCards.find('Blod Moon')).toBeNull());
});

test('tokens are known as such, cards are not', () => {
  expect(tokenCards.every((card) => isToken(card.name) && card.manaCost === '')).toBe(true);
  expect(isToken('Blood Moon')).toBe(false);
});
