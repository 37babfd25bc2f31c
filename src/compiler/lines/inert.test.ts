import { describe, expect, test } from 'vitest';
import { tokenize } from '../reader';
import { firstChange } from './inert';

const change = (text: string) => firstChange(tokenize(text))?.raw ?? null;

describe('words that change no characteristic', () => {
  test.each([
    'Draw a card.',
    'You gain 3 life and you get {E}{E}.',
    'Each opponent loses life equal to its power.',
    'Target player gets two poison counters.',
    'Put a +1/+1 counter on target creature.',
    'If a creature is red and has flying, destroy it.',
    'Whenever ~ becomes blocked, it deals 1 damage to target creature that has flying.',
    '~ enters tapped.',
    'You have no maximum hand size.',
    'You become the monarch.',
    'Copy target instant spell. You may choose new targets for the copy.',
    'Untap all creatures you control.',
    'You gain hexproof until your next turn.',
    "It's no longer suspected.",
    'Double the number of +1/+1 counters on ~.',
    'The flashback cost is equal to its mana cost.',
    'Exile it face down.',
  ])('%s', (text) => expect(change(text)).toBeNull());
});

describe('words that may change one', () => {
  test.each([
    ['Target creature gains flying until end of turn.', 'gains'],
    ['Creatures you control get +1/+1.', 'get'],
    ['That creature has flying.', 'has'],
    ['It becomes a Zombie in addition to its other types.', 'becomes'],
    ['This creature is the chosen type.', 'is'],
    ['You control enchanted creature.', 'control'],
    ['Gain control of target creature.', 'Gain'],
    ["Switch target creature's power and toughness.", 'Switch'],
    ["Create a token that's a copy of it.", 'copy'],
    ['Turn ~ face down.', 'face'],
    ["Double target creature's power.", 'Double'],
    ['Change the text of target permanent.', 'Change'],
    ['It enters with two +1/+1 counters on it and with flying.', 'with'],
    ["It's no longer a creature.", "'s"],
    ["~'s power is equal to your life total.", 'is'],
    ['If it is red, it loses flying.', 'loses'],
    ['Creatures you control have "{T}: Add {G}."', 'have'],
  ])('%s', (text, word) => expect(change(text)).toBe(word));
});
