import { expect, test } from 'vitest';
import { effectPhrase, sourcePhrase } from './effect-phrase';

test.each([
  ['Target creature gains flying until end of turn.', 'gains flying'],
  ['Target creature gets +3/+3 until end of turn.', 'gets +3/+3'],
  ['Until end of turn, target creature loses all abilities.', 'loses all abilities'],
  ["Switch target creature's power and toughness until end of turn.", 'switch power and toughness'],
  ['Gain control of target creature.', 'gain control'],
  ['Target land becomes an artifact in addition to its other types.', 'becomes an artifact in addition'],
  ['Creatures you control get +1/+1 until end of turn.', 'Creatures you control get +1/+1'],
])('%s', (text, phrase) => {
  expect(effectPhrase(text)).toBe(phrase);
});

test('of an ability that is about others its deed is left, if its verb shows that', () => {
  expect(sourcePhrase('Creatures you control get +1/+1.')).toBe('get +1/+1');
  expect(sourcePhrase('Other Goblins get +1/+1 and have mountainwalk.')).toBe('get +1/+1 and have mountainwalk');
  expect(sourcePhrase('Nonbasic lands are Mountains.')).toBe('are Mountains');
  expect(sourcePhrase('Equipped creature gets +10/+10 and loses flying.')).toBe('gets +10/+10 and loses flying');
  expect(sourcePhrase('Each land is a Swamp in addition to its other land types.')).toBe(
    'Each land is a Swamp in addition to its other land types',
  );
  expect(sourcePhrase('This creature gets +1/+1 for each artifact you control.')).toMatch(/^This creature gets/);
  expect(sourcePhrase('When this creature enters, creatures you control gain haste.')).toMatch(/^When this/);
  expect(sourcePhrase('You have hexproof.')).toBe('You have hexproof');
});
