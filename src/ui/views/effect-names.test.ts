import { expect, test } from 'vitest';
import { effectKey } from '../../engine';
import { effectNames } from './effect-names';

const NAMES: Readonly<Record<string, string>> = {
  'bell/0': 'Kormus Bell',
  'two/0': 'Two Voices (line 1)',
  'two/1': 'Two Voices (line 2)',
};
const named = (...keys: readonly string[]) => effectNames(keys.map(effectKey), (effect) => NAMES[effect] ?? effect);

test('effects of one source have one short name, and beside it what tells them apart, in whatever order they stand', () => {
  expect(named('two/1', 'bell/0', 'two/0')).toEqual([
    { name: 'Voices', addition: 'line 2', nth: 2 },
    { name: 'Bell', addition: null, nth: null },
    { name: 'Voices', addition: 'line 1', nth: 1 },
  ]);
});

test('an effect that is alone has no number', () => {
  expect(named('bell/0')).toEqual([{ name: 'Bell', addition: null, nth: null }]);
});
