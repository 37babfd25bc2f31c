import { describe, expect, test } from 'vitest';
import { searchCards } from './search';

const names = (query: string): readonly string[] => searchCards(query).map((match) => match.card.name);
const marked = (query: string): string | undefined => {
  const [best] = searchCards(query);
  return best?.ranges.map(([start, end]) => best.card.name.slice(start, end)).join('|');
};

describe('names', () => {
  test.each([
    ['blood moon', 'Blood Moon'],
    ['BLOOD', 'Blood Moon'],
    ['blod mon', 'Blood Moon'], // a letter too few, twice
    ['bloood moon', 'Blood Moon'], // one too many
    ['humiltiy', 'Humility'], // two swapped
    ['serra angle', 'Serra Angel'],
    ['moon blood', 'Blood Moon'], // words in another order
    ['urborg tomb', 'Urborg, Tomb of Yawgmoth'],
    ["urza's saga humility", null],
  ])('%s', (query, expected) => {
    expect(names(query)[0] ?? null).toBe(expected);
  });

  test('a name that begins with the query goes before one that holds it', () => {
    expect(names('forest')[0]).toBe('Forest');
    expect(names('clone')[0]).toBe('Clone');
  });

  test('a second face is found by its name', () => {
    expect(names('insectile')).toContain('Delver of Secrets // Insectile Aberration');
  });

  test('what matched is marked', () => {
    expect(marked('moon')).toBe('Moon');
    expect(marked('blod mon')).toBe('Blood|Moon');
  });
});

describe('words of the card', () => {
  test('type lines are found, after names', () => {
    expect(names('equipment')).toContain('Colossus Hammer');
    expect(searchCards('equipment').every((match) => match.found === 'words')).toBe(true);
  });

  test('rules text is found', () => {
    expect(names('loses all abilities')).toContain('Lignify');
  });

  test('words are found by their beginning', () => {
    expect(names('vigil')).toContain('Serra Angel');
    expect(names('igilance')).toEqual([]);
  });

  test('nothing for nothing', () => {
    expect(searchCards('')).toEqual([]);
    expect(searchCards('   ')).toEqual([]);
    expect(searchCards('qqqq')).toEqual([]);
    expect(searchCards('***')).toEqual([]);
  });
});
