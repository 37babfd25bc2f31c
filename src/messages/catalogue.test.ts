import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue';

const { translate, has } = createCatalogue(
  {
    'step.number': '{{number}} of {{of}}',
    changes_one: '{{count}} land changes',
    changes_other: '{{count, number}} lands change',
  },
  'en',
);

test('values are filled in, each as often as it stands there', () => {
  expect(translate('step.number', { number: 1, of: 3 })).toBe('1 of 3');
});

test('plural forms follow the count, by the rules of the language', () => {
  expect(translate('changes', { count: 1 })).toBe('1 land changes');
  expect(translate('changes', { count: 1200 })).toBe('1,200 lands change');
  const polish = createCatalogue({ x_one: 'jeden', x_few: 'kilka', x_many: 'wiele', x_other: 'inne' }, 'pl');
  expect([1, 3, 5].map((count) => polish.translate('x', { count }))).toEqual(['jeden', 'kilka', 'wiele']);
});

test('a value is put in as it is: what looks like a place in it is not filled in again', () => {
  expect(translate('step.number', { number: '{{of}}', of: '$&' })).toBe('{{of}} of $&');
});

test('a key without a text is shown as it is', () => {
  expect(translate('nowhere', {})).toBe('nowhere');
  expect(has('nowhere')).toBe(false);
});
