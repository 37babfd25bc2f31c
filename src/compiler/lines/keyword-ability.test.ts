import { expect, test } from 'vitest';
import { KEYWORD_EFFECTS } from '../keywords';
import { keywordAbility } from './keyword-ability';

const resolved = (canonical: string) => keywordAbility(canonical).resolves[0];
const self = { kind: 'object', object: { kind: 'self' } };
const number = (value: number) => ({ kind: 'number', value });

test('702.45a: bushido gives as much as its number', () => {
  expect(resolved('bushido 2')).toMatchObject({
    clauses: [{ subject: self, parts: [{ kind: 'modify-pt', power: number(2), toughness: number(2) }] }],
    duration: { kind: 'end-of-turn' },
  });
});

test('702.122a: crewing makes an artifact creature, and keeps the other types', () => {
  expect(resolved('crew 3')?.clauses).toMatchObject([
    { subject: self, parts: [{ kind: 'add-types', cardTypes: ['Artifact', 'Creature'] }] },
  ]);
});

test('702.83a: exalted is about the creature that attacks, which the board names', () => {
  expect(resolved('exalted')?.clauses).toMatchObject([{ subject: { object: { kind: 'chosen-object' } } }]);
});

test('702.25a: flanking is about the creature that blocks', () => {
  expect(resolved('flanking')?.clauses).toMatchObject([
    { subject: { object: { kind: 'chosen-object' } }, parts: [{ power: number(-1), toughness: number(-1) }] },
  ]);
});

test('702.113a: the awakened land is still a land', () => {
  const kinds = resolved('awaken 4—{5}{U}')?.clauses.flatMap(({ parts }) => parts.map(({ kind }) => kind));
  expect(kinds).toEqual(expect.arrayContaining(['add-types', 'add-abilities', 'set-pt']));
  expect(kinds).not.toContain('set-card-types');
});

test('702.73a, 702.114a: changeling and devoid define characteristics', () => {
  expect(keywordAbility('changeling')).toMatchObject({ definesCharacteristics: true, resolves: [] });
  expect(keywordAbility('devoid')).toMatchObject({ definesCharacteristics: true, resolves: [] });
});

test('a keyword that changes nothing is inert', () => {
  expect(keywordAbility('flying')).toMatchObject({ status: 'inert', inert: 'keyword', effect: null, resolves: [] });
});

test.each(Object.entries(KEYWORD_EFFECTS).filter(([, { resolves }]) => resolves !== undefined))(
  'the words of %s are read to their end',
  (name) => {
    expect(resolved(`${name} 2`)?.clauses.length).toBeGreaterThan(0);
  },
);
