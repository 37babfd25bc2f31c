import { describe, expect, test } from 'vitest';
import type { Condition, Filter, Quantity } from '../../engine';
import { type Reader, readWhole, tokenize } from '../reader';
import { condition } from './conditions';
import { counted } from './counted';
import { description } from './description';
import { partsOf } from './description-parts';
import { duration } from './durations';
import { nounPhrase } from './noun-phrase';
import { quantity } from './quantity';
import { subject } from './subjects';

function read<Value>(reader: Reader<Value>, text: string): Value | null {
  const reading = readWhole(reader, tokenize(text));
  return reading.ok ? reading.value : null;
}

const YOU = { kind: 'you' } as const;
const SELF = { kind: 'self' } as const;
const IT = { kind: 'it' } as const;
const creature: Filter = { kind: 'card-type', cardType: 'Creature' };
const land: Filter = { kind: 'card-type', cardType: 'Land' };
const yours: Filter = { kind: 'controlled-by', player: YOU };
const other: Filter = { kind: 'not', filter: { kind: 'is', object: SELF } };
const all = (...filters: Filter[]): Filter => ({ kind: 'all-of', filters });
const any = (...filters: Filter[]): Filter => ({ kind: 'any-of', filters });
const subtype = (word: string): Filter => ({ kind: 'subtype', subtype: word });
const n = (value: number): Quantity => ({ kind: 'number', value });
const count = (filter: Filter): Quantity => ({ kind: 'count', filter });
const inYourGraveyard = all({ kind: 'in-zone', zones: ['graveyard'] }, { kind: 'owned-by', player: YOU });

describe('109.2: descriptions of objects', () => {
  const cases: readonly (readonly [string, Filter | null])[] = [
    ['creatures you control', all(creature, yours)],
    ['other Elves and Goblins you control', all(other, any(subtype('Elf'), subtype('Goblin')), yours)],
    ['nonbasic lands', all({ kind: 'not', filter: { kind: 'supertype', supertype: 'Basic' } }, land)],
    [
      'attacking or blocking creatures',
      all(any({ kind: 'status', status: 'attacking' }, { kind: 'status', status: 'blocking' }), creature),
    ],
    [
      'creatures with flying or reach',
      all(creature, any({ kind: 'has-keyword', keyword: 'flying' }, { kind: 'has-keyword', keyword: 'reach' })),
    ],
    ['creature with power 2 or less', all(creature, { kind: 'compare', field: 'power', comparison: '<=', than: n(2) })],
    [
      'creature with toughness greater than its power',
      all(creature, {
        kind: 'compare',
        field: 'toughness',
        comparison: '>',
        than: { kind: 'field', field: 'power', of: IT },
      }),
    ],
    ['creature with a +1/+1 counter on it', all(creature, { kind: 'has-counter', counter: '+1/+1', atLeast: 1 })],
    [
      'creature cards in your graveyard',
      all(creature, { kind: 'in-zone', zones: ['graveyard'] }, { kind: 'owned-by', player: YOU }),
    ],
    [
      'cards you own in exile and in your graveyard',
      all(
        { kind: 'owned-by', player: YOU },
        { kind: 'in-zone', zones: ['graveyard', 'exile'] },
        { kind: 'owned-by', player: YOU },
      ),
    ],
    [
      'cards in your graveyard and exile',
      all({ kind: 'in-zone', zones: ['graveyard', 'exile'] }, { kind: 'owned-by', player: YOU }),
    ],
    ['cards in your graveyard and', null],
    ['Time Lords', subtype('Time Lord')],
    ['Klingons', subtype('Klingon')],
    ['creatures named Festering Newt', all(creature, { kind: 'named', name: 'Festering Newt' })],
    [
      'creature that shares a creature type with it',
      all(creature, { kind: 'shares', what: 'creature-type', with: IT }),
    ],
    ['creatures of the chosen type', all(creature, { kind: 'chosen-type' })],
    ['colorless creatures', all({ kind: 'color-count', comparison: '=', count: 0 }, creature)],
    [
      'artifacts, enchantments, and lands you control',
      all(
        any({ kind: 'card-type', cardType: 'Artifact' }, { kind: 'card-type', cardType: 'Enchantment' }, land),
        yours,
      ),
    ],
    [
      "creature you control that's a Cleric, Rogue, Warrior, or Wizard",
      all(creature, yours, any(subtype('Cleric'), subtype('Rogue'), subtype('Warrior'), subtype('Wizard'))),
    ],
    [
      'nonartifact, nonland permanents',
      all({ kind: 'not', filter: { kind: 'card-type', cardType: 'Artifact' } }, { kind: 'not', filter: land }),
    ],
    [
      'tapped, attacking creatures',
      all({ kind: 'status', status: 'tapped' }, { kind: 'status', status: 'attacking' }, creature),
    ],
    [
      'creatures you control that entered this turn',
      all(creature, yours, { kind: 'status', status: 'enteredThisTurn' }),
    ],
    [
      'creatures you control that attacked this turn',
      all(creature, yours, { kind: 'assumed', words: 'that attacked this turn' }),
    ],
    ["creatures that aren't of the chosen type", all(creature, { kind: 'not', filter: { kind: 'chosen-type' } })],
    ["creatures that aren't of", null],
    [
      'creature you control with the greatest power or tied for the greatest power',
      all(creature, yours, { kind: 'greatest', field: 'power', among: creature }),
    ],
    ['artifact with the greatest mana value on the battlefield', null],
    ['creatures of', null],
    ['Goblinz you control', null],
  ];
  test.each(cases)('%s', (text, filter) => expect(read(nounPhrase, text)).toEqual(filter));
});

describe('conditions', () => {
  const holds = (left: Quantity, comparison: '>=' | '=' | '<' | '<=' | '>', right: number): Condition => ({
    kind: 'compare',
    left,
    comparison,
    right: n(right),
  });
  const cases: readonly (readonly [string, Condition | null])[] = [
    ['you control a Swamp', holds(count(all(subtype('Swamp'), yours)), '>=', 1)],
    ['you control no other creatures', holds(count(all(other, creature, yours)), '=', 0)],
    [
      'an opponent controls three or more artifacts',
      holds(
        {
          kind: 'most-of',
          filter: { kind: 'card-type', cardType: 'Artifact' },
          by: 'controller',
          player: { kind: 'opponents' },
        },
        '>=',
        3,
      ),
    ],
    [
      'you control a Swamp and an untapped creature',
      {
        kind: 'all-of',
        conditions: [
          holds(count(all(subtype('Swamp'), yours)), '>=', 1),
          holds(count(all({ kind: 'not', filter: { kind: 'status', status: 'tapped' } }, creature, yours)), '>=', 1),
        ],
      },
    ],
    [
      'you control both a creature and a land',
      {
        kind: 'all-of',
        conditions: [holds(count(all(creature, yours)), '>=', 1), holds(count(all(land, yours)), '>=', 1)],
      },
    ],
    ['you control a creature or a land', holds(count(all(any(creature, land), yours)), '>=', 1)],
    ['you control both a creature', null],
    ['seven or more cards are in your graveyard', holds(count(inYourGraveyard), '>=', 7)],
    ['your devotion to red is less than five', holds({ kind: 'devotion', colors: ['red'], player: YOU }, '<', 5)],
    ["it's your turn", { kind: 'your-turn', player: YOU }],
    ['enchanted permanent is a creature', { kind: 'matches', object: { kind: 'attached' }, filter: creature }],
    [
      "it isn't attacking",
      { kind: 'not', condition: { kind: 'matches', object: IT, filter: { kind: 'status', status: 'attacking' } } },
    ],
    [
      'all creatures you control are red',
      {
        kind: 'not',
        condition: holds(
          count(all(creature, yours, { kind: 'not', filter: { kind: 'color', color: 'red' } })),
          '>=',
          1,
        ),
      },
    ],
    [
      'you have more life than an opponent',
      {
        kind: 'compare',
        left: { kind: 'life', player: YOU },
        comparison: '>',
        right: { kind: 'life', player: { kind: 'opponents' }, extreme: 'least' },
      },
    ],
    [
      'no opponent has more life than you',
      {
        kind: 'not',
        condition: {
          kind: 'compare',
          left: { kind: 'life', player: { kind: 'opponents' }, extreme: 'most' },
          comparison: '>',
          right: { kind: 'life', player: YOU },
        },
      },
    ],
    ['no opponent has more life', null],
    ["they're attacking", { kind: 'matches', object: IT, filter: { kind: 'status', status: 'attacking' } }],
    ["they're", null],
    ['you gained life this turn', { kind: 'assumed', words: 'you gained life this turn' }],
    // What a board shows is not to be assumed: without a word of the past it has to be read.
    ['the moon is bright', null],
    ['you control a', null],
  ];
  test.each(cases)('%s', (text, expected) => expect(read(condition, text)).toEqual(expected));
});

describe('quantities', () => {
  const cases: readonly (readonly [string, Quantity | null])[] = [
    ['three', n(3)],
    ['the number of creatures you control', count(all(creature, yours))],
    ['twice its power', { kind: 'times', factor: 2, of: { kind: 'field', field: 'power', of: IT } }],
    ['half your life total, rounded up', { kind: 'half', of: { kind: 'life', player: YOU }, round: 'up' }],
    [
      'the greatest power among creatures you control',
      { kind: 'extreme', field: 'power', among: all(creature, yours) },
    ],
    ['1 plus the number of lands you control', { kind: 'sum', terms: [n(1), count(all(land, yours))] }],
    [
      'the power of the creature with the greatest power among creatures you control',
      {
        kind: 'extreme',
        field: 'power',
        among: all(creature, { kind: 'greatest', field: 'power', among: all(creature, yours) }),
      },
    ],
    ['the power of the creature with flying', null],
    [
      'the number of counters among creatures you control',
      { kind: 'counters-among', counter: null, among: all(creature, yours) },
    ],
    ['the number of', null],
  ];
  test.each(cases)('%s', (text, expected) => expect(read(quantity, text)).toEqual(expected));

  test('for each: what is counted', () => {
    expect(read(counted, 'color among permanents you control')).toEqual({
      kind: 'distinct',
      what: 'color',
      among: yours,
    });
    expect(read(counted, 'different mana value among permanents you control')).toEqual({
      kind: 'distinct',
      what: 'mana-value',
      among: yours,
    });
    expect(read(counted, 'different mana value')).toBeNull();
    expect(read(counted, 'charge counter on ~')).toEqual({ kind: 'counters', counter: 'charge', on: SELF });
    expect(read(counted, 'Aura attached to it')).toEqual({ kind: 'attachments', filter: subtype('Aura'), on: IT });
  });
});

describe('subjects', () => {
  test('303.4m: what an Aura is attached to is pointed to, not described', () => {
    expect(read(subject, 'enchanted creature')).toMatchObject({ kind: 'object', object: { kind: 'attached' } });
  });
  test('each Forest and each Saproling is one set, ~ and other creatures are two', () => {
    expect(read(subject, 'all Forests and all Saprolings')).toEqual({
      kind: 'all',
      filter: any(subtype('Forest'), subtype('Saproling')),
    });
    expect(read(subject, '~ and other creatures you control')).toMatchObject({ kind: 'union' });
  });
  test('702.95: both creatures of a pair', () => {
    expect(read(subject, 'both creatures')).toMatchObject({
      kind: 'union',
      subjects: [{ object: SELF }, { object: { kind: 'paired' } }],
    });
  });
});

describe('205.1: what a description does to types', () => {
  const parts = (text: string) => {
    const what = read(description, text);
    return what === null ? null : partsOf(what);
  };
  const added = { cardTypes: [], supertypes: [], subtypes: [], special: [] };

  test('205.1a: a card type replaces the others', () => {
    expect(parts('a Citizen creature')).toEqual([
      { kind: 'set-card-types', cardTypes: ['Creature'] },
      { kind: 'set-subtypes', of: 'creature', subtypes: ['Citizen'], special: [] },
    ]);
  });
  test('205.1b: an artifact creature keeps them, and so does what is still a land', () => {
    expect(parts('a Golem artifact creature')).toEqual([
      { ...added, kind: 'add-types', cardTypes: ['Artifact', 'Creature'] },
      { kind: 'set-subtypes', of: 'creature', subtypes: ['Golem'], special: [] },
    ]);
    expect(parts("a 3/3 creature that's still a land")).toEqual([
      { ...added, kind: 'add-types', cardTypes: ['Creature'] },
      { kind: 'set-pt', power: n(3), toughness: n(3) },
    ]);
  });
  test('205.1b: in addition to its other types', () => {
    expect(parts('a Swamp in addition to its other land types')).toEqual([
      { ...added, kind: 'add-types', subtypes: ['Swamp'] },
    ]);
  });
  test('305.7: basic land types are set as land types', () => {
    expect(parts('Mountains')).toEqual([{ kind: 'set-land-types', landTypes: ['Mountain'], special: [] }]);
  });
  test('a colorless Forest land: colours, card type, then land type', () => {
    expect(parts('a colorless Forest land')).toEqual([
      { kind: 'set-card-types', cardTypes: ['Land'] },
      { kind: 'set-land-types', landTypes: ['Forest'], special: [] },
      { kind: 'set-colors', colors: [], special: [] },
    ]);
  });
  test('supertypes are only added', () => {
    expect(parts('legendary')).toEqual([{ ...added, kind: 'add-types', supertypes: ['Legendary'] }]);
  });
});

test('611.2a: durations', () => {
  expect(read(duration, 'until end of turn')).toEqual({ kind: 'end-of-turn' });
  expect(read(duration, 'until ~ leaves the battlefield')).toEqual({
    kind: 'other',
    words: 'until ~ leaves the battlefield',
  });
  expect(read(duration, 'for as long as you control ~')).toEqual({
    kind: 'for-as-long-as',
    condition: { kind: 'matches', object: SELF, filter: yours },
  });
  expect(read(duration, 'until end of turn if you like')).toBeNull();
});
