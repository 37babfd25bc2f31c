import { expect, test } from 'vitest';
import { APP_LIMITS } from './limits';
import { parseBoard } from './parse-board';
import { toDocument } from './to-document';

const header = { format: 'layers-board', version: 1 };
const forest = { id: 'f', card: 'Forest' };

test('the defaults are those of the format', () => {
  expect(
    parsed({ objects: [forest], effects: [{ id: 'e', text: 'All creatures gain flying until end of turn.' }] }),
  ).toEqual({
    format: 'layers-board',
    version: 1,
    title: '',
    players: [
      { id: 'A', name: null, life: 20, counters: {}, designations: [], active: true },
      { id: 'B', name: null, life: 20, counters: {}, designations: [], active: false },
    ],
    objects: [
      {
        id: 'f',
        card: 'Forest',
        controller: 'A',
        owner: 'A',
        zone: 'battlefield',
        token: false,
        tapped: false,
        attacking: false,
        blocking: false,
        enteredThisTurn: false,
        faceDown: false,
        face: 0,
        attachedTo: null,
        counters: {},
        copyOf: null,
        copyExcept: null,
        merged: [],
        choices: {},
        designations: [],
        exiledWith: null,
        pairedWith: null,
        stickers: [],
        damage: 0,
      },
    ],
    effects: [
      {
        id: 'e',
        text: 'All creatures gain flying until end of turn.',
        controller: 'A',
        source: null,
        targets: [],
        affected: null,
        x: null,
        choices: {},
      },
    ],
    timestamps: [],
    assume: [],
    off: [],
  });
});

test('the owner is the controller, and the controller the first player, unless stated', () => {
  const board = parsed({ players: ['C', 'D'], objects: [forest, { id: 'g', card: 'Forest', controller: 'D' }] });
  expect(board.objects.map(({ controller, owner }) => [controller, owner])).toEqual([
    ['C', 'C'],
    ['D', 'D'],
  ]);
});

test('a card has its type line, and everything else by default', () => {
  const board = parsed({
    objects: [{ id: 'e', card: { typeLine: '', text: 'Creatures you control get +1/+1.', source: 'x' } }],
  });
  expect(board.objects[0]?.card).toEqual({
    name: '',
    manaCost: '',
    typeLine: '',
    text: 'Creatures you control get +1/+1.',
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    colorIndicator: null,
    layout: null,
    faces: [],
  });
});

test('an empty set that was locked in is not the same as one to be computed (611.2c)', () => {
  const effects = [{ id: 'e', text: 'Creatures you control get +1/+1 until end of turn.', affected: [] }];
  const board = parsed({ objects: [], effects });
  expect(board.effects[0]?.affected).toEqual([]);
  expect(toDocument(board)).toEqual({ ...header, objects: [], effects });
});

test.each([
  ['unknown field', { objects: [], colour: 1 }, 'colour', 'unknown-field'],
  ['misspelt field', { objects: [{ ...forest, attachdTo: 'f' }] }, 'objects[0].attachdTo', 'unknown-field-near'],
  ['missing objects', {}, '', 'missing-field'],
  ['missing type line', { objects: [{ id: 'a', card: { name: 'X' } }] }, 'objects[0].card', 'missing-field'],
  ['object that is none', { objects: ['Forest'] }, 'objects[0]', 'expects-object'],
  ['wrong zone', { objects: [{ ...forest, zone: 'batlefield' }] }, 'objects[0].zone', 'not-in-list-near'],
  [
    'wrong colour',
    { objects: [{ ...forest, choices: { color: 'grene' } }] },
    'objects[0].choices.color',
    'not-in-list-near',
  ],
  [
    'wrong number',
    { objects: [{ ...forest, counters: { '+1/+1': 1.5 } }] },
    'objects[0].counters["+1/+1"]',
    'number-out-of-range',
  ],
  ['number in words', { objects: [{ ...forest, damage: 'two' }] }, 'objects[0].damage', 'expects-number'],
  ['wrong face', { objects: [{ ...forest, face: 2 }] }, 'objects[0].face', 'expects-face'],
  ['wrong status', { objects: [{ ...forest, tapped: 'yes' }] }, 'objects[0].tapped', 'expects-true-or-false'],
  ['id with a space', { objects: [{ ...forest, id: 'my bear' }] }, 'objects[0].id', 'bad-id'],
  [
    'face with faces',
    { objects: [{ id: 'a', card: { typeLine: '', faces: [{ typeLine: '', faces: [] }] } }] },
    'objects[0].card.faces[0].faces',
    'unknown-field',
  ],
  ['two of one id', { objects: [forest, forest] }, 'objects[1]', 'duplicate-id'],
  ['effect with an object’s id', { objects: [forest], effects: [{ id: 'f', text: '' }] }, 'effects[0]', 'duplicate-id'],
  ['unknown player', { objects: [{ ...forest, controller: 'X' }] }, 'objects[0].controller', 'unknown-player-near'],
  [
    'unknown host',
    {
      objects: [
        { ...forest, id: 'bear' },
        { id: 'a', card: 'X', attachedTo: 'bear2' },
      ],
    },
    'objects[1].attachedTo',
    'unknown-object-or-player-near',
  ],
  [
    'unknown target',
    { objects: [], effects: [{ id: 'e', text: '', targets: ['zzzz'] }] },
    'effects[0].targets[0]',
    'unknown-object-or-player',
  ],
  ['unknown timestamp', { objects: [forest], timestamps: ['f#flying'] }, 'timestamps[0]', 'unknown-timestamp'],
  ['timestamp twice', { objects: [forest], timestamps: ['f', 'f'] }, 'timestamps[1]', 'duplicate-timestamp'],
  ['unknown id in off', { objects: [forest], off: ['ff'] }, 'off[0]', 'unknown-id-near'],
  ['attached to itself', { objects: [{ ...forest, attachedTo: 'f' }] }, 'objects[0].attachedTo', 'attached-to-itself'],
  ['nobody plays', { players: [], objects: [] }, 'players', 'no-players'],
  [
    'two are active',
    {
      players: [
        { id: 'A', active: true },
        { id: 'B', active: true },
      ],
      objects: [],
    },
    'players',
    'two-active-players',
  ],
  [
    'long text',
    { objects: [{ id: 'a', card: { typeLine: '', text: 'x'.repeat(10_001) } }] },
    'objects[0]',
    'text-too-long',
  ],
  [
    'long text of an effect',
    { objects: [], effects: [{ id: 'e', text: 'é'.repeat(5_001) }] },
    'effects[0].text',
    'text-too-long',
  ],
  ['long name', { objects: [{ id: 'a', card: 'x'.repeat(301) }] }, 'objects[0].card', 'name-too-long'],
])('%s: the problem has its place', (_, fields, path, code) => {
  expect(problems(fields)).toEqual([`${path}: ${code}`]);
});

test('all problems are found, not the first', () => {
  const fields = {
    objects: [{ id: 'bear', card: 'Bear', zone: 'moon', controller: 'Z9' }, { id: 'a' }],
    effects: [{ text: 5, source: 'bera' }],
  };
  expect(problems(fields)).toEqual([
    'objects[0].zone: not-in-list',
    'objects[1]: missing-field',
    'effects[0]: missing-field',
    'effects[0].text: expects-text',
    'objects[0].controller: unknown-player',
    'effects[0].source: unknown-object-near',
  ]);
});

test('a suggestion names the id that was meant', () => {
  const result = parseBoard({ ...header, objects: [{ id: 'bear', card: 'Bear', attachedTo: 'baer' }] });
  expect(result).toMatchObject({ ok: false, error: [{ values: { found: 'baer', nearest: 'bear' } }] });
});

test('303.4d: Auras may enchant each other, in a circle of any length; only itself none can', () => {
  const circle = ['a', 'b', 'c'].map((id, at) => ({ id, card: 'X', attachedTo: ['b', 'c', 'a'][at] }));
  expect(parseBoard({ ...header, objects: circle }).ok).toBe(true);
  expect(parseBoard({ ...header, objects: [...circle, { id: 'd', card: 'X', attachedTo: 'd' }] })).toMatchObject({
    ok: false,
    error: [{ code: 'attached-to-itself', place: { path: 'objects[3].attachedTo' } }],
  });
});

test('another format, or a newer version of ours, is the one thing that is said', () => {
  expect(parseBoard([])).toMatchObject({ ok: false, error: [{ code: 'not-a-board' }] });
  expect(parseBoard({ format: 'lesson', objects: 3 })).toMatchObject({ ok: false, error: [{ code: 'wrong-format' }] });
  expect(parseBoard({ format: 'layers-board', version: 2, planes: [] })).toMatchObject({
    ok: false,
    error: [{ code: 'newer-version', values: { version: 2, known: 1 } }],
  });
});

test('a document without a format or version says which is missing', () => {
  expect(parseBoard({ objects: [] })).toMatchObject({
    error: [{ code: 'missing-field', values: { field: 'format' } }],
  });
  expect(parseBoard({ format: 'layers-board', objects: [] })).toMatchObject({
    error: [{ code: 'missing-field', values: { field: 'version' } }],
  });
});

test('nothing has an empty name', () => {
  expect(problems({ objects: [{ id: 'a', card: 'X', attachedTo: '', choices: { object: '' } }] })).toEqual([
    'objects[0].attachedTo: bad-id',
    'objects[0].choices.object: bad-id',
  ]);
  expect(problems({ objects: [], timestamps: [''], off: [''], players: [''] })).toEqual([
    'players[0]: bad-id',
    'timestamps[0]: bad-id',
    'off[0]: bad-id',
  ]);
});

test('122.1b: each keyword counter is an ability, so there are not too many of a kind', () => {
  const counters = { flying: 101, 'hexproof from red': 100, charge: 1_000_000, '+1/+1': 1_000_000 };
  expect(problems({ objects: [{ id: 'a', card: 'X', counters }] })).toEqual([
    'objects[0].counters.flying: number-out-of-range',
  ]);
});

test('an empty size is none', () => {
  const card = { typeLine: 'Artifact', power: '', toughness: '' };
  expect(parsed({ objects: [{ id: 'a', card }] }).objects[0]?.card).toMatchObject({ power: null, toughness: null });
});

test('names of what every object has are fields and ids like any other', () => {
  const text =
    '{"format":"layers-board","version":1,"objects":[{"id":"constructor","card":"X","__proto__":{"token":true}}]}';
  const read = parseBoard(JSON.parse(text));
  expect(read).toMatchObject({ ok: false, error: [{ code: 'unknown-field', values: { found: '__proto__' } }] });
  const board = parsed({ objects: [{ id: '__proto__', card: 'X', counters: JSON.parse('{"__proto__":2}') }] });
  expect(board.objects[0]).toMatchObject({ id: '__proto__', token: false });
  expect(Object.entries(board.objects[0]?.counters ?? {})).toEqual([['__proto__', 2]]);
});

test('a board beyond the limits is one problem that names the limit', () => {
  const objects = Array.from({ length: 100_000 }, (_, index) => ({ id: `o${index}`, card: 'Forest' }));
  const result = parseBoard({ ...header, objects }, APP_LIMITS);
  expect(result).toMatchObject({
    ok: false,
    error: [{ code: 'too-many-objects', values: { limit: 2000, count: 100_000 } }],
  });
});

function parsed(fields: object) {
  const result = parseBoard({ ...header, ...fields });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function problems(fields: object): readonly string[] {
  const result = parseBoard({ ...header, ...fields });
  if (result.ok) return [];
  return result.error.map(({ place, code }) => `${place.kind === 'path' ? place.path : ''}: ${code}`);
}
