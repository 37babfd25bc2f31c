import { expect, test } from 'vitest';
import { formatMessage, plainText } from './format';
import { pseudo } from './pseudo';
import type { Names, Token } from './tokens';

const names: Names = { object: (id) => `The ${id}`, effect: (key) => `effect ${key}`, player: (id) => `player ${id}` };

/** A stand-in for a language: texts by key, values put in as the library does. */
const speak = (texts: Record<string, string>) => (key: string, values: Readonly<Record<string, string | number>>) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));

const format = (text: string, values: Parameters<typeof formatMessage>[0]['values']): Token[] =>
  formatMessage({ key: 'k', ...(values && { values }) }, speak({ k: text, inner: 'a {{what}}' }), names, 'en');

test('things in a message become tokens at the place where the language puts them', () => {
  expect(
    format('{{a}} waits for {{b}} ({{rule}}).', {
      a: { effect: 'u/0' },
      b: { object: 'moon' },
      rule: { rule: '613.8b' },
    }),
  ).toEqual([
    { kind: 'effect', key: 'u/0', text: 'effect u/0' },
    { kind: 'text', text: ' waits for ' },
    { kind: 'object', id: 'moon', text: 'The moon' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', rule: '613.8b' },
    { kind: 'text', text: ').' },
  ]);
});

test('lists are joined as the language joins them', () => {
  const list = [{ object: 'a' }, { object: 'b' }, { object: 'c' }];
  expect(plainText(format('{{list}} change', { list }))).toBe('The a, The b, and The c change');
});

test('a message may hold a message', () => {
  expect(plainText(format('It is {{x}}.', { x: { key: 'inner', values: { what: 'land' } } }))).toBe('It is a land.');
});

test('emphasis covers words and things', () => {
  expect(format('<b>never {{x}}</b> so', { x: { mana: '{R}' } })).toEqual([
    { kind: 'text', text: 'never ', strong: true },
    { kind: 'mana', cost: '{R}', strong: true },
    { kind: 'text', text: ' so' },
  ]);
});

test('words of a stranger stay words: no emphasis and no values are read in them', () => {
  const tokens = format('{{title}}!', { title: '<b>x</b> {{y}} $t(z)' });
  expect(tokens[0]).toEqual({ kind: 'text', text: '<b>x</b> {{y}} $t(z)' });
});

test('the pseudo-language is 40% longer and keeps places and emphasis', () => {
  const text = 'A <b>link</b> of {{count}} characters';
  const changed = pseudo(text);
  expect(changed).toContain('<b>lîñk</b> öf {{count}} çhárá');
  const letters = (words: string) => words.replace(/\{\{.*?\}\}|<\/?b>/g, '').length;
  expect(letters(changed)).toBe(Math.ceil(letters(text) * 1.4));
});
