import { describe, expect, test } from 'vitest';
import { type Card, cardToDocument, parseCard } from '../engine';
import { builtInCardList, builtInCards, isToken, tokenCards } from './built-in';

/** The names of the cards of which a law does not hold: a failing test says which. */
const except = (holds: (card: Card) => boolean): readonly string[] =>
  builtInCardList.filter((card) => !holds(card)).map((card) => card.name);

const facesOf = (card: Card): readonly Card[] => (card.faces.length > 0 ? card.faces : [card]);

describe('every card', () => {
  test('is a card of the board format', () => {
    for (const card of builtInCardList) expect(parseCard(cardToDocument(card))).toEqual({ ok: true, value: card });
  });

  test('has a name of its own', () => {
    const names = builtInCardList.map((card) => card.name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('208.1, 209.1: has a size if it is a creature or Vehicle, a loyalty if it is a planeswalker, and neither else', () => {
    const isRight = ({ typeLine, power, toughness, loyalty }: Card): boolean => {
      const sized = /\b(Creature|Vehicle)\b/.test(typeLine);
      const isPlaneswalker = /\bPlaneswalker\b/.test(typeLine);
      return (power !== null) === sized && (toughness !== null) === sized && (loyalty !== null) === isPlaneswalker;
    };
    expect(except((card) => facesOf(card).every(isRight))).toEqual([]);
  });

  test('has a text without stray spaces, curly quotes, or a sentence that breaks off', () => {
    const isTidy = ({ text }: Card): boolean =>
      !/ {2}| [.,]|^\s|\s$|\n\n|[’“”]/.test(text) && /^$|[.)":\w}+]$/.test(text);
    expect(except((card) => facesOf(card).every(isTidy))).toEqual([]);
  });

  test('105.2: has a mana cost, a color indicator, or is a land or a token', () => {
    const isPlain = (face: Card): boolean =>
      face.manaCost !== '' || face.colorIndicator !== null || /\bLand\b/.test(face.typeLine);
    expect(except((card) => isToken(card.name) || card.layout === 'flip' || facesOf(card).every(isPlain))).toEqual([]);
  });
});

describe('look-up', () => {
  test('any capitals', () => expect(builtInCards.find('BLOOD moon')?.name).toBe('Blood Moon'));
  test('a second face', () => expect(builtInCards.find('Tok-Tok, Volcano Born')?.layout).toBe('flip'));
  test('a whole name goes before a face of the same name', () => expect(builtInCards.find('Jump')?.faces).toEqual([]));
  test('null for a card that is not there', () => expect(builtInCards.find('Blod Moon')).toBeNull());
});

test('111.1: tokens are known as such and have no mana cost; cards are no tokens', () => {
  expect(tokenCards.every((card) => isToken(card.name) && card.manaCost === '')).toBe(true);
  expect(isToken('Blood Moon')).toBe(false);
});
