import { expect, test } from 'vitest';
import type { Card } from '../../engine';
import { selfNames } from './self-names';

const card = (name: string, typeLine: string, more: Partial<Card> = {}): Card => ({
  name,
  typeLine,
  manaCost: '',
  text: '',
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
  ...more,
});
const names = (face: Card, whole = face) => selfNames(face, whole);

test('201.5: any card is called by its whole name', () => {
  expect(names(card('Runeclaw Bear', 'Creature — Bear'))).toEqual(['Runeclaw Bear']);
});

test('a legendary card is called by what stands before the comma, and by its first words', () => {
  expect(names(card('Zurgo Helmsmasher, Orc', 'Legendary Creature — Orc'))).toEqual([
    'Zurgo Helmsmasher, Orc',
    'Zurgo',
    'Zurgo Helmsmasher',
  ]);
});

test('a first word that means something of its own is no name', () => {
  expect(names(card('Goblin King Supreme', 'Legendary Creature — Goblin'))).not.toContain('Goblin');
  expect(names(card('The Ozolith', 'Legendary Artifact'))).not.toContain('The');
});

test('a planeswalker is called by its subtype, which is its name', () => {
  expect(names(card('Gideon Jura', 'Legendary Planeswalker — Gideon'))).toContain('Gideon');
});

test('712.8: the faces of a transforming card are one object', () => {
  const front = card('Delver of Secrets', 'Creature — Human Wizard');
  const back = card('Insectile Aberration', 'Creature — Human Insect');
  const whole = card('Delver of Secrets // Insectile Aberration', '', { layout: 'transform', faces: [front, back] });
  expect(names(back, whole)).toEqual(['Insectile Aberration', 'Delver of Secrets']);
});

test('709.4: the halves of a split card are two', () => {
  const fire = card('Fire', 'Instant');
  const ice = card('Ice', 'Instant');
  expect(names(ice, card('Fire // Ice', '', { layout: 'split', faces: [fire, ice] }))).toEqual(['Ice']);
});
