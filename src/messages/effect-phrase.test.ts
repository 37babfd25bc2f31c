import { expect, test } from 'vitest';
import { effectPhrase } from './effect-phrase';

test.each([
  ['Target creature gains flying until end of turn.', 'gains flying'],
  ['Target creature gets +3/+3 until end of turn.', 'gets +3/+3'],
  ["Switch target creature's power and toughness until end of turn.", 'switch power and toughness'],
  ['Gain control of target creature.', 'gain control'],
  ['Target land becomes an artifact in addition to its other types.', 'becomes an artifact in addition'],
  ['Creatures you control get +1/+1 until end of turn.', 'Creatures you control get +1/+1'],
])('%s', (text, phrase) => {
  expect(effectPhrase(text)).toBe(phrase);
});
