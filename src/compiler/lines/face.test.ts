import { expect, test } from 'vitest';
import type { Card } from '../../engine';
import { entriesOf } from './face';

const BLANK: Card = {
  name: 'Test Card',
  manaCost: '',
  typeLine: 'Creature — Bear',
  text: '',
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};
const entries = (text: string, more: Partial<Card> = {}) => {
  const card = { ...BLANK, text, ...more };
  return entriesOf(card, card);
};
const brief = (text: string, more: Partial<Card> = {}) =>
  entries(text, more).map(({ line, words, abilities }) => ({ line, words, kinds: abilities.map(({ kind }) => kind) }));

test('lines count from 0, keywords and reminder text included', () => {
  expect(brief('Flying, haste\n({T}: Add {G}.)\nWhenever you draw a card, you gain 1 life. (Yes.)')).toEqual([
    { line: 0, words: 'Flying, haste', kinds: ['keyword', 'keyword'] },
    { line: 1, words: '', kinds: ['reminder'] },
    { line: 2, words: 'Whenever you draw a card, you gain 1 life.', kinds: ['triggered'] },
  ]);
});

test('711.2a: a level symbol is one static ability with its size and its abilities', () => {
  const [levelUp, first, last] = entries('Level up {W}\nLEVEL 2-6\n3/3\nFirst strike\nLEVEL 7+\n4/4\nDouble strike');
  expect(levelUp?.abilities[0]?.keyword).toBe('level up {W}');
  expect(first).toMatchObject({ line: 1, words: 'LEVEL 2-6\n3/3\nFirst strike' });
  expect(first?.abilities[0]?.effect?.clauses).toMatchObject([
    {
      condition: { kind: 'all-of', conditions: [{ filter: { counter: 'level', atLeast: 2 } }, { kind: 'not' }] },
      parts: [
        { kind: 'set-pt', power: { value: 3 }, toughness: { value: 3 } },
        { kind: 'add-abilities', abilities: [{ ability: { keyword: 'first strike' } }] },
      ],
    },
  ]);
  expect(last).toMatchObject({ line: 4 });
});

test('721.2b: the size in the corner of a station card is that of its last striation', () => {
  const [, first, last] = entries('Station\n2+ | Flying\n8+ | Vigilance', { power: 5, toughness: 6 });
  expect(first?.abilities[0]?.spans[0]?.layers).toEqual(['6']);
  expect(last?.abilities[0]?.spans[0]?.layers).toEqual(['4', '6', '7b']);
});

test('706.3: rows of a die roll are no striations, and do what the line before them does', () => {
  expect(
    brief('{T}: Roll a d20.\n1-9 | Draw a card.\n10+ | Creatures you control get +1/+1 until end of turn.'),
  ).toMatchObject([{ kinds: ['activated'] }, { kinds: ['activated'] }, { kinds: ['activated'] }]);
});

test('700.2: modes are entries of their own, of the kind of the line that offers them', () => {
  const text = 'Choose one —\n• Draw a card.\n• Target creature gets +1/+1 until end of turn.';
  expect(brief(text, { typeLine: 'Instant' }).map(({ kinds }) => kinds)).toEqual([['spell'], ['spell'], ['spell']]);
});

test('a mode with a name and a price', () => {
  const [, mode] = entries('Tiered\n• Cure — {0} — Target permanent gains hexproof until end of turn.', {
    typeLine: 'Instant',
  });
  expect(mode?.abilities[0]).toMatchObject({ kind: 'spell', status: 'compiled' });
});

test('716.2a: the lines below a level bar work from that level on', () => {
  const [, , anthem] = entries('{1}{W}: Level 2\nFlying\nCreatures you control get +1/+1.');
  expect(anthem?.abilities[0]?.effect?.clauses[0]?.condition).toMatchObject({
    kind: 'any-of',
    conditions: [{ filter: { designation: 'level 2' } }, { filter: { designation: 'level 3' } }, {}, {}, {}],
  });
});

test('719.3c: what is solved works while the Case is solved', () => {
  const [solved] = entries('Solved — Creatures you control get +1/+0.');
  expect(solved?.abilities[0]?.effect?.clauses[0]?.condition).toMatchObject({ filter: { designation: 'solved' } });
});

test('207.2c: an ability word means nothing', () => {
  const [landfall] = entries(
    'Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn.',
  );
  expect(landfall?.abilities[0]).toMatchObject({ kind: 'triggered', status: 'compiled' });
});

test.each([
  ['I, II — Creatures you control gain flying until end of turn.', 'triggered'], // 714.2
  ['[+1]: Target creature gets +1/+1 until end of turn.', 'activated'], // 606
  ['−3: Target creature gets +1/+1 until end of turn.', 'activated'],
  ['Boast — {1}: This creature gets +1/+1 until end of turn.', 'activated'],
  ['You may exert this creature as it attacks. When you do, it gets +1/+1 until end of turn.', 'triggered'], // 603.12
  ['As this creature enters, choose a color.', 'replacement'], // 614.1c
  ['Creatures you control enter as a copy of this creature.', 'replacement'],
  ['If you would draw a card, draw two cards instead.', 'replacement'], // 614.1a
])('%s', (text, kind) => expect(brief(text)).toMatchObject([{ kinds: [kind] }]));

test('201.5a: in a granted ability the name means the object that grants it', () => {
  const [grants] = entries(
    'Creatures you control have "{T}: Put a charge counter on Test Card."\nTest Card has flying.',
  );
  const granted = JSON.stringify(grants?.abilities[0]?.effect);
  expect(granted).toContain('Put a charge counter on Test Card.');
});

test('604.3a: what defines characteristics under a condition, or others, is no such ability', () => {
  const defines = (text: string) => entries(text)[0]?.abilities[0]?.definesCharacteristics;
  expect(defines("This creature's power is equal to the number of cards in your hand.")).toBe(true);
  expect(defines('Changeling')).toBe(true);
  expect(defines('During your turn, this creature is black.')).toBe(false);
  expect(defines('Creatures you control are black.')).toBe(false);
});

test('unread words have their place in the printed line', () => {
  const text = 'Creatures you control (all of them) have wings.';
  const [unread] = entries(text);
  const spans = unread?.abilities[0]?.spans ?? [];
  expect(unread?.abilities[0]?.status).toBe('unread');
  expect(spans.map(({ start, end }) => text.slice(start, end)).join()).toContain('wings');
});
