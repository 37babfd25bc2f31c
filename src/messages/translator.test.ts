import { expect, test } from 'vitest';
import { createTranslator } from './translator';

const { translate, has } = createTranslator(
  {
    'step.number': '{{number}} of {{of}}',
    'step.context': '{{context}} of {{lng}}',
    changes_one: '{{count}} land changes',
    changes_other: '{{count, number}} lands change',
  },
  'en',
);

test('values are filled in, whatever they are called', () => {
  expect(translate('step.number', { number: 1, of: 3 })).toBe('1 of 3');
  expect(translate('step.context', { context: 'a', lng: 'de' })).toBe('a of de');
});

test('plural forms follow the count, by the rules of the language', () => {
  expect(translate('changes', { count: 1 })).toBe('1 land changes');
  expect(translate('changes', { count: 1200 })).toBe('1,200 lands change');
  const polish = createTranslator({ x_one: 'jeden', x_few: 'kilka', x_many: 'wiele', x_other: 'inne' }, 'pl');
  expect([1, 3, 5].map((count) => polish.translate('x', { count }))).toEqual(['jeden', 'kilka', 'wiele']);
});

test('a value is put in as it is: what looks like a place, a text or a mark in it is not read', () => {
  expect(translate('step.number', { number: '{{of}}', of: '$&' })).toBe('{{of}} of $&');
  expect(translate('step.number', { number: '$t(changes)', of: '<b>' })).toBe('$t(changes) of <b>');
});

test('words can be added, and belong to their instance alone', () => {
  const texts = { one: 'eins' };
  const { add, translate: say } = createTranslator(texts, 'de');
  add({ 'two.more': 'zwei mehr' });
  expect([say('one', {}), say('two.more', {}), Object.keys(texts)]).toEqual(['eins', 'zwei mehr', ['one']]);
});

test('a key without a text is shown as it is', () => {
  expect(translate('nowhere', {})).toBe('nowhere');
  expect(has('nowhere')).toBe(false);
  expect(has('step.number')).toBe(true);
});
