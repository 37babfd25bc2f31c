import { expect, test, vi } from 'vitest';
import { createWords } from './words';

const file = vi.hoisted(() => ({ comes: false }));
vi.mock('./en/later', () => ({
  later: {
    rules: async () => {
      if (!file.comes) throw new Error('no network');
      return { 'rule.613.7': 'Timestamps.' };
    },
  },
}));

test('words that did not come are asked for again the next time', async () => {
  const words = createWords('en');
  await expect(words.load('rules')).rejects.toThrow('no network');
  file.comes = true;
  await words.load('rules');
  expect(words.plain({ key: 'rule.613.7' })).toBe('Timestamps.');
  expect(words.load('rules')).toBe(words.load('rules'));
});
