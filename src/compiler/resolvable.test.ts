import { expect, test } from 'vitest';
import type { Card } from '../engine';
import { compileCard } from './compile-card';
import { resolvableOf } from './resolvable';

const CARD: Card = {
  name: 'Test Card',
  manaCost: '',
  typeLine: 'Creature — Bear',
  text: '',
  power: 2,
  toughness: 2,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};
const resolvable = (text: string) => {
  const [ability] = compileCard({ ...CARD, text }).faces[0].abilities;
  return ability === undefined ? null : resolvableOf(ability, CARD);
};

test('602.1a: the cost is no part of what resolves', () => {
  expect(resolvable('{1}{G}, {T}: Target creature gets +X/+X until end of turn.')).toMatchObject({
    text: 'Target creature gets +X/+X until end of turn.',
    targets: [{ kind: 'object', filter: { kind: 'card-type', cardType: 'Creature' } }],
    asksX: true,
  });
});

test('603.1: the event goes where the effect stands without it', () => {
  expect(
    resolvable('Whenever you cast an artifact, instant, or sorcery spell, this creature gains haste until end of turn.')
      ?.text,
  ).toBe('This creature gains haste until end of turn.');
});

test('603.1: the event stays where "it" is in there', () => {
  const text = 'Whenever a creature you control attacks, it gets +1/+1 until end of turn.';
  expect(resolvable(text)).toMatchObject({ text, choices: ['object'], targets: [] });
});

test('115.1: targets of harmless instructions are asked for too, players among them', () => {
  expect(
    resolvable('{T}: Target player draws a card. Target creature gains flying until end of turn.')?.targets,
  ).toMatchObject([{ kind: 'player', filter: null }, { kind: 'object' }]);
});

test('what is chosen on resolution is asked for', () => {
  expect(resolvable('{1}: This creature becomes the color of your choice until end of turn.')?.choices).toEqual([
    'color',
  ]);
});

test('an ability that leaves nothing on the board is not resolved there', () => {
  expect(resolvable('{T}: Draw a card.')).toBeNull();
});

test('111.1: tokens are created, and "it" is the token', () => {
  expect(
    resolvable('{X}, {T}: Create an X/X green Ooze creature token. It gains haste until end of turn.'),
  ).toMatchObject({
    tokens: [{ what: { kind: 'card', card: { power: 'X' } } }],
    asksX: true,
    choices: [],
  });
});

test('115.1b: "up to two" asks for two that may be left out', () => {
  expect(resolvable('{T}: Up to two target creatures get +1/+1 until end of turn.')?.targets).toMatchObject([
    { optional: true },
    { optional: true },
  ]);
});

test('612.2: words to be replaced are chosen', () => {
  const text = '{T}: Change the text of target permanent by replacing all instances of one color word with another.';
  expect(resolvable(text)?.choices).toEqual(['words']);
});
