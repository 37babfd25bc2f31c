import { expect, test } from 'vitest';
import { parseCases } from './parse-cases';

const good = { id: 'a', board: {}, expect: { bear: { power: 2 }, gone: null } };
const problems = (document: unknown) => {
  const cases = parseCases(document);
  return cases.ok ? [] : cases.error.map(({ code, place }) => [code, place.kind === 'path' ? place.path : '']);
};

test('one case or a list of cases', () => {
  expect(parseCases(good)).toEqual({ ok: true, value: [good] });
  expect(problems([good, { ...good, order: { 4: ['a', 'b'] }, dependencies: { 4: [['a', 'b']], 6: [] } }])).toEqual([]);
});

test.each([
  ['a number', 3, ['not-cases', '']],
  [
    'a list of lists, however deep',
    [JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
    ['expects-object', '[0]'],
  ],
  ['no board', { id: 'a', expect: {} }, ['missing-field', '[0]']],
  ['an id that is a number', { ...good, id: 1 }, ['bad-case-field', '[0].id']],
  ['expectations that are none', { ...good, expect: { bear: 4 } }, ['bad-case-field', '[0].expect']],
  ['an order without a list', { ...good, order: { 4: 'a' } }, ['bad-case-field', '[0].order']],
  ['half a pair', { ...good, dependencies: { 4: [['a']] } }, ['bad-case-field', '[0].dependencies']],
])('%s is a problem with its place', (_, document, problem) => {
  expect(problems(document)).toEqual([problem]);
});
