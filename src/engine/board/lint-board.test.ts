import { expect, test } from 'vitest';
import { lintBoard } from './lint-board';
import { parseBoard } from './parse-board';

const plain = { name: 'Bear', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: 2, toughness: 2 };

/** Code, path and the word meant, of all that is odd about one card. */
function oddities(card: object): readonly (readonly unknown[])[] {
  const board = parseBoard({ format: 'layers-board', version: 1, objects: [{ id: 'o', card: { ...plain, ...card } }] });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return lintBoard(board.value).map(({ code, place, values }) => [
    code,
    place.kind === 'path' ? place.path : '',
    ...(values?.nearest === undefined ? [] : [values.nearest]),
  ]);
}

test.each([
  { typeLine: 'Legendary Snow Artifact Creature — Equipment Time Lord Bear' },
  { typeLine: 'Tribal Instant — Elf' },
  { typeLine: 'Creature — Xorblaxian' }, // a type of one's own
  { typeLine: 'Instant // Sorcery' },
  { typeLine: '' },
  { manaCost: '{X}{X}{12}{2/W}{G/U/P}{C}{S}{HW}' },
  { manaCost: '{1}{R} // {2}{G}' },
  { manaCost: '' },
  { power: '*', toughness: '1+*' },
  { power: '-1', toughness: '3½' },
])('205, 107.4, 208.2: nothing is odd about %o', (card) => {
  expect(oddities(card)).toEqual([]);
});

test.each([
  [{ typeLine: 'Creture — Bear' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Creature']],
  [{ typeLine: 'creature — Bear' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Creature']],
  [{ typeLine: 'Xyzzy' }, ['unknown-type', 'objects[0].card.typeLine']],
  [{ typeLine: 'Creature — Gobiln' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Goblin']],
  [{ manaCost: '2WW' }, ['odd-mana-cost', 'objects[0].card.manaCost']],
  [{ manaCost: '{Q}' }, ['odd-mana-cost', 'objects[0].card.manaCost']],
  [{ power: 'two' }, ['odd-size', 'objects[0].card.power']],
])('%o is noted', (card, note) => {
  expect(oddities(card)).toEqual([note]);
});

test('copied, face-down and merged cards are looked at too', () => {
  const odd = { typeLine: 'Creture' };
  const objects = [{ id: 'o', card: plain, copyOf: odd, faceDown: odd, merged: [plain, odd] }];
  const board = parseBoard({ format: 'layers-board', version: 1, objects });
  expect(board.ok && lintBoard(board.value).map(({ place }) => place)).toMatchObject([
    { path: 'objects[0].copyOf.typeLine' },
    { path: 'objects[0].faceDown.typeLine' },
    { path: 'objects[0].merged[1].typeLine' },
  ]);
});

/** Code, path and the word meant, of all that is odd about the words on an object and a player. */
function oddWords(object: object, player: object = {}): readonly (readonly unknown[])[] {
  const document = { players: [{ id: 'A', ...player }], objects: [{ id: 'o', card: plain, ...object }] };
  const board = parseBoard({ format: 'layers-board', version: 1, ...document });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return lintBoard(board.value).map(({ code, severity, place, values }) => [
    severity,
    code,
    place.kind === 'path' ? place.path : '',
    ...(values?.nearest === undefined ? [] : [values.nearest]),
  ]);
}

const counters = (...kinds: readonly string[]) => ({
  counters: Object.fromEntries(kinds.map((kind) => [kind, 1])),
});

test('122.1: any name is a counter, and what the rules know is written as they write it', () => {
  const rules = ['+1/+1', '-1/-1', '−2/−1', '+0/+2', '-0/-1', 'Flying', 'first strike', 'hexproof from red', 'loyalty'];
  const cards = [
    'page',
    'tide',
    'fate',
    'ore',
    'hatchling',
    'vitality',
    'rad',
    'oil',
    'ki',
    'cage',
    'a word of my own',
  ];
  expect(oddWords(counters(...rules, ...cards), counters('poison', 'rad', 'energy', 'acorn'))).toEqual([]);
  const designations = ['monstrous', 'level 12', 'unlocked left', 'chosen', 'night', 'the best of all'];
  expect(oddWords({ designations }, { designations: ["city's blessing", 'monarch', 'dealer'] })).toEqual([]);
});

test.each([
  ['+1/+l', 'odd-counter-size'],
  ['+1/1', 'odd-counter-size'],
  ['1/1', 'odd-counter-size'],
  ['+1+1', 'odd-counter-size'],
  ['+1/+1 ', 'odd-counter-size'],
  ['flyng', 'counter-near', 'flying'],
  ['first  strike', 'counter-near', 'first strike'],
  ['trample counter', 'counter-near', 'trample'],
  ['loyality', 'counter-near', 'loyalty'],
  ['lvel', 'counter-near', 'level'],
])('122.1a–b: the counter %o is noted', (kind, code, ...meant) => {
  expect(oddWords(counters(kind))).toEqual([
    ['warning', code, `objects[0].counters["${kind}"]`.replace(/\["(\w+)"]/, '.$1'), ...meant],
  ]);
});

test('designations and counters of players: what is nearly a word of the rules is noted', () => {
  expect(oddWords({ designations: ['monstruous', 'unlocked lft', 'Bestowed'] })).toEqual([
    ['warning', 'designation-near', 'objects[0].designations[0]', 'monstrous'],
    ['warning', 'designation-near', 'objects[0].designations[1]', 'unlocked left'],
    ['warning', 'designation-near', 'objects[0].designations[2]', 'bestowed'],
  ]);
  expect(oddWords({}, { ...counters('poision'), designations: ['city’s blessing'] })).toEqual([
    ['warning', 'counter-near', 'players[0].counters.poision', 'poison'],
    ['warning', 'designation-near', 'players[0].designations[0]', "city's blessing"],
  ]);
});

test('a hostile board of mistakes is noted a hundred times at most', () => {
  const board = parseBoard({
    format: 'layers-board',
    version: 1,
    objects: Array.from({ length: 500 }, (_, index) => ({ id: `o${index}`, card: plain, ...counters('flyng') })),
  });
  expect(board.ok && lintBoard(board.value)).toHaveLength(100);
});

test('303.4d: attachments in a circle are noted at each of its members, and what hangs on the circle is none of them', () => {
  const attached = (id: string, attachedTo: string) => ({ id, card: plain, attachedTo });
  const objects = [attached('a', 'b'), attached('b', 'c'), attached('c', 'b'), attached('d', 'A')];
  const board = parseBoard({ format: 'layers-board', version: 1, objects });
  expect(board.ok && lintBoard(board.value)).toEqual(
    [
      [1, ['b', 'c']],
      [2, ['c', 'b']],
    ].map(([index, members]) => ({
      code: 'attachment-cycle',
      severity: 'warning',
      place: { kind: 'path', path: `objects[${index}].attachedTo` },
      values: { members },
    })),
  );
});
