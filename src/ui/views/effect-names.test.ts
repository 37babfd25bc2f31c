import { expect, test } from 'vitest';
import { effectKey } from '../../engine';
import { effectNames } from './effect-names';

const NAMES: Readonly<Record<string, string>> = { bell: 'Kormus Bell', two: 'Two Voices' };
const nameOf = (effect: string) => NAMES[effect.split('/')[0] ?? ''] ?? effect;
const named = (...keys: readonly string[]) => effectNames(keys.map(effectKey), nameOf);

test('effects of one source are numbered as its text has them, in whatever order they stand', () => {
  expect(named('two/1', 'bell/0', 'two/0')).toEqual([
    { name: 'Voices', nth: 2 },
    { name: 'Bell', nth: null },
    { name: 'Voices', nth: 1 },
  ]);
});

test('an effect that is alone has no number', () => {
  expect(named('two/1')).toEqual([{ name: 'Voices', nth: null }]);
});
