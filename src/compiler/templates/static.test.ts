import { describe, expect, test } from 'vitest';
import { compileKeyword } from '../keywords';
import { firstChange } from '../lines/inert';
import { tokenize } from '../reader';
import { readStatic, type StaticContext } from '.';

const context: StaticContext = {
  quoted: (text) => [{ ...compileKeyword('flying'), keyword: null, text }],
  keyword: compileKeyword,
  inert: (tokens) => firstChange(tokens) === null,
};

const read = (text: string) => readStatic(tokenize(text), context);
const clauses = (text: string) => {
  const reading = read(text);
  return reading.ok ? reading.spec.clauses : null;
};
const SELF = { kind: 'object', object: { kind: 'self' } };
const ATTACHED = { kind: 'object', object: { kind: 'attached' } };
const change = (power: number, toughness: number) => ({
  kind: 'modify-pt',
  power: { kind: 'number', value: power },
  toughness: { kind: 'number', value: toughness },
});

describe('604.3a: what defines characteristics is told by rule', () => {
  test.each([
    "~'s power and toughness are each equal to the number of cards in your hand.",
    '~ is every creature type.',
    '~ is all colors.',
    '~ is the chosen type in addition to its other types.',
    '~ is colorless.',
  ])('(1) to (5) hold: %s', (text) => expect(read(text)).toMatchObject({ ok: true, definesCharacteristics: true }));

  test.each([
    ['(1) card types are none of these characteristics', '~ is an artifact in addition to its other types.'],
    ['(1) a bonus defines nothing', '~ gets +1/+1 for each card in your hand.'],
    ['(3) it affects another object', 'Enchanted creature is all colors.'],
    ['(3) it affects others too', 'Creatures you control are every creature type.'],
    ['(4) it grants an ability', '~ has flying.'],
    ['(5) it has a condition', '~ is all colors as long as you control a Forest.'],
  ])('%s: %s', (_, text) => expect(read(text)).toMatchObject({ ok: true, definesCharacteristics: false }));
});

describe('"it" is what was spoken of', () => {
  test('in the condition before', () => {
    expect(clauses('As long as enchanted permanent is a creature, it gets +1/+1.')).toMatchObject([
      { subject: ATTACHED, condition: { kind: 'matches', object: { kind: 'attached' } }, parts: [change(1, 1)] },
    ]);
  });
  test('the subject, in a condition behind', () => {
    expect(clauses("Enchanted creature gets +1/+1 as long as it's attacking.")).toMatchObject([
      { subject: ATTACHED, condition: { kind: 'matches', object: { kind: 'attached' } } },
    ]);
  });
  test('a second statement brings its own condition', () => {
    expect(
      clauses('As long as you control a Plains, ~ gets +1/+1, and as long as you control an Island, it gets +2/+2.'),
    ).toMatchObject([
      {
        subject: SELF,
        condition: { left: { filter: { filters: [{ subtype: 'Plains' }, {}] } } },
        parts: [change(1, 1)],
      },
      {
        subject: SELF,
        condition: { left: { filter: { filters: [{ subtype: 'Island' }, {}] } } },
        parts: [change(2, 2)],
      },
    ]);
  });
  test('each object of a set: the condition is part of the set', () => {
    const [clause] = clauses("Each creature you control gets +1/+1 as long as it's attacking.") ?? [];
    expect(clause?.condition).toBeUndefined();
    expect(clause?.subject).toMatchObject({
      filter: { filters: expect.arrayContaining([{ kind: 'status', status: 'attacking' }]) },
    });
  });
  test('the subject of the sentence before', () => {
    expect(clauses('Enchanted creature gets +1/+1. It has flying as long as you control a Swamp.')).toMatchObject([
      { subject: ATTACHED, parts: [change(1, 1)] },
      { subject: ATTACHED, condition: { kind: 'compare' }, parts: [{ kind: 'add-abilities' }] },
    ]);
  });
  test('in the condition of a later sentence too', () => {
    expect(clauses("Enchanted creature gets +1/+1. As long as it's green, it has trample.")).toMatchObject([
      { subject: ATTACHED },
      { subject: ATTACHED, condition: { kind: 'matches', object: { kind: 'attached' } } },
    ]);
  });
  test('nothing: then the sentence is not read', () => expect(read('It gets +1/+1.').ok).toBe(false));
});

describe('sentences about the sentence before', () => {
  test("205.1b: It's still a land", () => {
    const [clause] = clauses("Enchanted land is a 3/3 Ooze creature. It's still a land.") ?? [];
    expect(clause?.parts.map(({ kind }) => kind)).not.toContain('set-card-types');
  });
  test('Otherwise: the condition does not hold', () => {
    expect(clauses("~ gets +2/+2 as long as it's enchanted. Otherwise, it gets -1/-1.")).toMatchObject([
      { condition: { kind: 'matches' }, parts: [change(2, 2)] },
      { condition: { kind: 'not' }, parts: [change(-1, -1)] },
    ]);
  });
  test('instead: one or the other', () => {
    expect(
      clauses('Equipped creature gets +1/+0. It gets +3/+1 instead as long as you control a Swamp.'),
    ).toMatchObject([
      { subject: ATTACHED, condition: { kind: 'not' }, parts: [change(1, 0)] },
      { subject: ATTACHED, condition: { kind: 'compare' }, parts: [change(3, 1)] },
    ]);
  });
  test('The same is true for: more objects', () => {
    expect(clauses('Creatures you control are black. The same is true for creature cards in your hand.')).toMatchObject(
      [{ subject: { filter: { kind: 'any-of' } }, parts: [{ kind: 'set-colors', colors: ['black'] }] }],
    );
  });
});

test('D1: several predicates are one clause; conditions of their own make clauses of their own', () => {
  expect(clauses('All creatures lose all abilities and have base power and toughness 1/1.')).toHaveLength(1);
  expect(
    clauses('~ gets +1/+0 as long as you control a Swamp and has flying as long as you control an Island.'),
  ).toHaveLength(2);
});

test('where X is: the number stands in the place of X', () => {
  const [clause] = clauses('Enchanted creature gets +X/+X, where X is its mana value.') ?? [];
  const mana = { kind: 'field', field: 'manaValue', of: { kind: 'it' } };
  expect(clause?.parts).toEqual([{ kind: 'modify-pt', power: mana, toughness: mana }]);
});

test('"other" in what is counted leaves out the object spoken of, not the source', () => {
  const [clause] = clauses('Equipped creature gets +1/+1 for each other creature you control.') ?? [];
  expect(JSON.stringify(clause?.parts)).toContain('{"kind":"is","object":{"kind":"it"}}');
});

test('702.95, 301.5: a statement of others under the same condition', () => {
  expect(
    clauses('As long as you control your commander, ~ gets +2/+2 and creatures you control have vigilance.'),
  ).toMatchObject([
    { subject: SELF, condition: { kind: 'compare' } },
    { subject: { kind: 'all' }, condition: { kind: 'compare' } },
  ]);
});

test('spans point to the words of each predicate with their layers', () => {
  const text = "Enchanted creature gets +2/+2, has flying, and can't block.";
  const reading = read(text);
  const spans = reading.ok ? reading.spans.map(({ start, end, layers }) => [text.slice(start, end), layers]) : [];
  expect(spans).toEqual([
    ['gets +2/+2', ['7c']],
    ['has flying', ['6']],
    ["can't block", []],
  ]);
});

test('a failure points to the first words that fit nothing', () => {
  const text = 'Nonbasic lands are Mountians.';
  expect(read(text)).toMatchObject({
    ok: false,
    furthest: { start: text.indexOf('Mountians') },
    expected: 'unread.expected-type',
  });
});
