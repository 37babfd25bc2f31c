import { expect, test } from 'vitest';
import { tokenize } from './tokens';

const texts = (text: string, names: readonly string[] = []) => tokenize(text, names).map(({ text }) => text);
const kinds = (text: string, names: readonly string[] = []) => tokenize(text, names).map(({ kind }) => kind);

test('words, sizes, changes, symbols and marks', () => {
  expect(texts("It's a 2/2 and gets -X/-0.")).toEqual(['it', "'s", 'a', '2/2', 'and', 'gets', '-x/-0', '.']);
  expect(kinds('{T}: 1/1 +1/+1 3')).toEqual(['symbol', 'punct', 'pt', 'change', 'number']);
});

test('hyphens and apostrophes inside words stay', () => {
  expect(texts("non-Aura doesn't Power-Plant creatures' Urza's")).toEqual([
    'non-aura',
    "doesn't",
    'power-plant',
    'creatures',
    '’'.replace('’', "'"),
    'urza',
    "'s",
  ]);
});

test('201.5: names and "this creature" are the object itself; "this turn" is not', () => {
  expect(kinds('Gideon Jura and Gideon fight this creature this turn', ['Gideon Jura', 'Gideon'])).toEqual([
    'self',
    'word',
    'self',
    'word',
    'self',
    'word',
    'word',
  ]);
  expect(kinds('Gideons', ['Gideon'])).toEqual(['word']);
});

test('reminder text is left out, and places are those of the printed line', () => {
  const [, verb, quote] = tokenize('This land (a (nested) reminder) has "{T}: Add {C}."');
  expect(verb).toMatchObject({ text: 'has', start: 32, end: 35 });
  expect(quote).toMatchObject({ kind: 'quote', raw: '{T}: Add {C}.', start: 36 });
});

test('old wordings are read as the new ones', () => {
  expect(texts('When it enters the battlefield, its converted mana cost')).toEqual([
    'when',
    'it',
    'enters',
    ',',
    'its',
    'mana',
    'cost',
  ]);
});
