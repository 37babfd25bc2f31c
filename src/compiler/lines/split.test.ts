import { describe, expect, test } from 'vitest';
import { BLANK_CARD, type CompiledAbility } from '../../engine';
import { evaluationOf, finalRow } from '../../testing/board-of';
import { compileCard } from '../compile-card';

const abilitiesOf = (text: string, typeLine = 'Creature — Bear'): readonly CompiledAbility[] =>
  compileCard({ ...BLANK_CARD, typeLine, text }).faces[0]?.abilities ?? [];

const kindsOf = (text: string, typeLine?: string) =>
  abilitiesOf(text, typeLine).map(({ kind, keyword }) => keyword ?? kind);

describe('a line that lost its line breaks', () => {
  test.each([
    ['As this creature enters, choose a color. All Slivers have flying.', ['replacement', 'static']],
    ['This land enters tapped. Creatures you control get +1/+1.', ['replacement', 'static']],
    ['If a creature would die, exile it instead. Creatures you control have flying.', ['replacement', 'static']],
    ['Creatures you control have flying. If a creature would die, exile it instead.', ['static', 'replacement']],
    ['Flying Other creatures you control get +1/+1.', ['flying', 'static']],
    ['Flying, vigilance. Other creatures you control get +1/+1.', ['flying', 'vigilance', 'static']],
    ['Flying Ward {2} {T}: Add {G}.', ['flying', 'ward {2}', 'activated']],
    ['Flying Vigilance Haste', ['flying', 'vigilance', 'haste']],
    ['Flying −2: Draw a card.', ['flying', 'activated']],
    ['Flying Landfall — Whenever a land you control enters, draw a card.', ['flying', 'triggered']],
    ['Enchant creature Enchanted creature gets +2/+2.', ['enchant creature', 'static']],
    ['Protection from Humans Creatures you control get +1/+1.', ['protection from humans', 'static']],
    ['Ward—Pay 3 life. Creatures you control get +1/+1.', ['ward—pay 3 life', 'static']],
    ['Creatures you control get +1/+1. Flying, haste', ['static', 'flying', 'haste']],
    ['Creatures you control get +1/+1. When this creature dies, draw a card.', ['static', 'triggered']],
    ['Creatures you control get +1/+1. {T}: Draw a card.', ['static', 'activated']],
    ['Lands you control have "{T}: Add {G}." {T}: Draw a card.', ['static', 'activated']],
    ['+1: Draw a card. −2: Creatures you control gain flying until end of turn.', ['activated', 'activated']],
  ])('%s', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  test.each([
    ['This spell costs {1} less to cast. Target creature gains flying until end of turn.', ['static', 'spell']],
    ['Kicker {R} Target creature gains flying until end of turn.', ['kicker {R}', 'spell']],
  ])('113.3d: %s', (text, kinds) => expect(kindsOf(text, 'Sorcery')).toEqual(kinds));
});

describe('its nearest no: sentences of one ability', () => {
  test.each([
    ['You may exert this creature as it attacks. When you do, it gets +1/+1 until end of turn.', 'triggered'], // 603.12
    ['When this creature enters, draw a card. When that creature dies, you gain 1 life.', 'triggered'],
    ['Whenever this creature attacks, draw a card. It gains flying until end of turn.', 'triggered'],
    ['Each creature gets +1/+1. It has flying.', 'static'],
    ['Fear Gas — This creature has flying.', 'static'], // 207.2c: a title, not the keyword
    ['Partner with Proud Mentor', 'partner with proud mentor'],
    ["Ward—Pay life equal to this creature's power.", "ward—pay life equal to this creature's power"],
  ])('%s', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  test('611.2: what a spell does is done as it resolves, whatever else would happen instead', () => {
    const text =
      'Target creature gets -5/-5 until end of turn. If that creature would die this turn, exile it instead.';
    expect(abilitiesOf(text, 'Instant')).toMatchObject([{ kind: 'spell', resolves: [{ clauses: [{}] }] }]);
  });
});

test('613.1f: Slivers have protection from the color that was chosen in the same line', () => {
  const text = 'As this creature enters, choose a color. All Slivers have protection from the chosen color.';
  const sliver = { name: 'Warder', typeLine: 'Creature — Sliver', power: 1, toughness: 1, text };
  const evaluation = evaluationOf({ sliver: { card: sliver, choices: { color: 'red' } }, bear: 'Grizzly Bears' });
  expect(finalRow(evaluation, 'sliver').abilities.map(({ keyword }) => keyword)).toContain('protection from red');
  expect(finalRow(evaluation, 'bear').abilities).toEqual([]);
});

test('614.1c: what it enters with it has, beside counters', () => {
  const card = {
    name: 'Kite',
    typeLine: 'Creature — Bird',
    power: 1,
    toughness: 1,
    text: 'This creature enters with flying.',
  };
  expect(finalRow(evaluationOf({ kite: { card } }), 'kite').abilities.map(({ keyword }) => keyword)).toContain(
    'flying',
  );
  expect(kindsOf('This creature enters with two +1/+1 counters on it.')).toEqual(['replacement']);
});

/** One of each kind of line that does nothing to characteristics, and those that do when something happens. */
const OTHERS = [
  'This creature enters tapped.',
  'As this creature enters, choose a creature type.',
  'This creature enters with two +1/+1 counters on it.',
  'You may have this creature enter as a copy of any creature on the battlefield.',
  'If you would draw a card, draw two cards instead.',
  "This creature can't be blocked.",
  'You have no maximum hand size.',
  'Spells you cast cost {1} less to cast.',
  'When this creature enters, draw a card.',
  'Whenever this creature attacks, target creature gains flying until end of turn.',
  'At the beginning of your upkeep, you gain 1 life.',
  'Landfall — Whenever a land you control enters, you gain 1 life.',
  '{T}: Add {G}.',
  '{1}{G}: This creature gets +1/+1 until end of turn.',
  'You may exert this creature as it attacks. When you do, draw a card.',
  'Flying',
  'Trample, haste',
  'Ward—Pay 3 life.',
  'Equip {2}',
  'Enchant creature',
  '{1}{G}: Level 2',
];

const STATIC = [
  'Creatures you control get +1/+1.',
  'All Slivers have protection from the chosen color.',
  'This creature has vigilance.',
  "This creature's power and toughness are each equal to the number of cards in your hand.",
  'Nonbasic lands are Mountains.',
  'Enchanted creature gets +2/+2 and has flying.',
  'You control enchanted creature.',
  'As long as you control an artifact, this creature gets +2/+0.',
  'All creatures lose all abilities and have base power and toughness 1/1.',
  'Lands you control have "{T}: Add one mana of any color."',
  'Each land is a Swamp in addition to its other land types.',
];

const clausesOf = (abilities: readonly CompiledAbility[]) => abilities.flatMap(({ effect }) => effect?.clauses ?? []);
const keywordsOf = (abilities: readonly CompiledAbility[]) => abilities.flatMap(({ keyword }) => keyword ?? []);

describe.each(STATIC)('no word is dropped in silence: %s', (said) => {
  test.each(OTHERS)('in one line with: %s', (other) => {
    for (const [one, two] of [
      [other, said],
      [said, other],
    ] as const) {
      const together = abilitiesOf(`${one} ${two}`);
      const [from, to] = said === one ? [0, said.length] : [one.length + 1, one.length + 1 + said.length];
      const marked = together.some(({ spans }) =>
        spans.some(({ unread, start, end }) => unread !== null && start < to && end > from),
      );
      if (!marked) expect(clausesOf(together)).toEqual(expect.arrayContaining([...clausesOf(abilitiesOf(said))]));
      expect(keywordsOf(together)).toEqual(expect.arrayContaining([...keywordsOf(abilitiesOf(other))]));
    }
  });
});

test.each([
  ['When this creature enters, draw a card. Creatures you control have flying.', 'Creatures you control have flying'],
  ['{T}: Add {G}. Creatures you control get +1/+1.', 'Creatures you control get +1/+1'],
  ['This creature enters tapped. It has flying.', 'It has flying'],
  ['Enchant creature enchanted creature gets +2/+2.', 'Enchant creature enchanted creature gets +2/+2.'],
  ['LEVEL 1-4 2/2 Flying', 'LEVEL 1-4 2/2 Flying'],
])('what may be an ability of its own is marked: %s', (text, words) => {
  const spans = abilitiesOf(text).flatMap((ability) => ability.spans);
  expect(spans.filter(({ unread }) => unread !== null).map(({ start, end }) => text.slice(start, end))).toEqual([
    words,
  ]);
});
