import { expect, test } from 'vitest';
import { shortNames } from './short-names';

test('a name goes by the word that says what it is', () => {
  expect(shortNames(['Glorious Anthem', 'Goblin King', 'Honor of the Pure'])).toEqual(['Anthem', 'King', 'Honor']);
  expect(shortNames(['Blood Moon', 'Urborg', 'Ashaya, Soul of the Wild'])).toEqual(['Moon', 'Urborg', 'Ashaya']);
});

test('names that would be mistaken for each other stay whole', () => {
  expect(shortNames(['First Song', 'Second Song'])).toEqual(['First Song', 'Second Song']);
  expect(shortNames(['Blood Moon', 'Magus of the Moon'])).toEqual(['Blood Moon', 'Magus of the Moon']);
  expect(shortNames(['Glorious Anthem 1', 'Glorious Anthem 2'])).toEqual(['Glorious Anthem 1', 'Glorious Anthem 2']);
});

test('names that are one whole are not taken apart', () => {
  expect(shortNames(['Life and Limb', 'Blood Moon'])).toEqual(['Life and Limb', 'Moon']);
});

test('the words of an effect without a name stay whole', () => {
  expect(shortNames(['“loses all abilities”', 'Honor of the Pure'])).toEqual(['“loses all abilities”', 'Honor']);
});

test('what tells effects of one source apart stays behind the short name', () => {
  expect(shortNames(['Archetype of Courage (line 1)', 'Archetype of Courage (line 2)', 'Glorious Anthem'])).toEqual([
    'Archetype (line 1)',
    'Archetype (line 2)',
    'Anthem',
  ]);
  expect(shortNames(['Colossus Hammer', 'Colossus Hammer (from Rune of Flight)', 'Rune of Flight'])).toEqual([
    'Hammer',
    'Hammer (from Rune of Flight)',
    'Rune',
  ]);
});
