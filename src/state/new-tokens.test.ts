import { expect, test } from 'vitest';
import { compileCard } from '../compiler';
import { playerId } from '../engine';
import { blankCard, emptyBoard, newObject } from './builders';
import { newTokens, type TokenMaking } from './new-tokens';

const source = newObject(emptyBoard, { ...blankCard, name: 'Maker' });
const board = { ...emptyBoard, objects: [source] };
const making: TokenMaking = {
  source: source.id,
  controller: playerId('B'),
  targets: [],
  x: 3,
  choices: {},
  copied: () => ({ ...blankCard, name: 'Original' }),
};
const made = (text: string, told: Partial<TokenMaking> = {}) => {
  const [ability] = compileCard({ ...blankCard, typeLine: 'Sorcery', text }).faces[0].abilities;
  return newTokens(board, ability?.creates ?? [], { ...making, ...told });
};

test('111.3: tokens have the characteristics that the text gives them, under their creator', () => {
  const tokens = made('Create two 1/1 white Soldier creature tokens with vigilance.');
  expect(tokens).toMatchObject([
    {
      token: true,
      controller: 'B',
      card: { typeLine: 'Creature — Soldier', power: 1, toughness: 1, text: 'Vigilance' },
    },
    { token: true, card: { name: 'Soldier Token', colorIndicator: ['white'] } },
  ]);
  expect(new Set(tokens.map(({ id }) => id)).size).toBe(2);
});

test('107.3: X is what the board was told', () => {
  expect(made('Create an X/X green Ooze creature token.')).toMatchObject([{ card: { power: 3, toughness: 3 } }]);
  expect(made('Create X 1/1 green Ooze creature tokens.')).toHaveLength(3);
});

test('707.2: a copy names its original and its exceptions', () => {
  const told = { targets: [source.id] };
  expect(made("Create a token that's a copy of target creature, except it's 1/1.", told)).toMatchObject([
    { token: true, copyOf: { name: 'Original' }, copyExcept: "except it's 1/1" },
  ]);
});

test('a copy without an original on the board is not made', () => {
  expect(made("Create a token that's a copy of target creature.")).toEqual([]);
});
