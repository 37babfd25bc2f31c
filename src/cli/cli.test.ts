import { expect, test } from 'vitest';
import { benchBoard } from '../testing/bench/bench-board';
import { run } from './run';

const bear = { id: 'bear', card: 'Runeclaw Bear', counters: { '+1/+1': 1 } };
const moon = { id: 'moon', card: 'Blood Moon' };
const urborg = { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth' };
const boardOf = (...objects: readonly object[]) => ({ format: 'layers-board', version: 1, objects });

/** Runs a command on files that exist only here. */
function called(args: readonly string[], files: { readonly [path: string]: unknown } = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = run(args, {
    read: (path) => (typeof files[path] === 'string' ? files[path] : JSON.stringify(files[path])),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err, json: () => JSON.parse(out.join('\n')) as unknown };
}

test('resolve: every object with its characteristics, and every layer with its order', () => {
  const result = called(['resolve', 'b.json'], { 'b.json': boardOf(urborg, moon, bear) });
  expect(result.code).toBe(0);
  expect(result.json()).toMatchObject({
    objects: {
      urborg: { types: ['Land'], subtypes: ['Mountain'], power: null, copiable: { subtypes: [] } },
      bear: { name: 'Runeclaw Bear', colors: ['green'], manaValue: 2, power: 3, basePower: 2, controller: 'A' },
    },
    problems: [],
  });
  expect(result.json()).toHaveProperty('layers[4].order', [
    { effect: 'moon/0', source: 'moon', line: 0, reason: 'before-dependent', objects: ['urborg'] },
  ]);
  expect(result.json()).toHaveProperty('layers[4].dependencies', [['urborg/0', 'moon/0', 'existence']]);
});

test('resolve --at: the table after a layer', () => {
  const files = { 'b.json': boardOf(bear) };
  expect(called(['resolve', 'b.json', '--at', '7b'], files).json()).toMatchObject({ objects: { bear: { power: 2 } } });
  expect(called(['resolve', 'b.json', '--at', '7c'], files).json()).toMatchObject({ objects: { bear: { power: 3 } } });
  expect(called(['resolve', 'b.json', '--at', '8'], files).code).toBe(2);
});

test('resolve: an unknown card is a problem, and the rest resolves', () => {
  const result = called(['resolve', 'b.json'], { 'b.json': boardOf({ id: 'x', card: 'Blod Moon' }, bear) });
  expect(result.code).toBe(0);
  expect(result.json()).toMatchObject({
    objects: { bear: { power: 3 } },
    problems: [
      {
        code: 'unknown-card-near',
        message: 'objects[0].card: no card is called "Blod Moon"; did you mean "Blood Moon"?',
      },
    ],
  });
});

test('resolve: a board that cannot be read gives its problems and exit code 1', () => {
  const result = called(['resolve', 'b.json'], { 'b.json': boardOf({ ...bear, attachedTo: 'baer' }) });
  expect(result.code).toBe(1);
  expect(result.json()).toMatchObject({
    objects: {},
    problems: [{ message: 'objects[0].attachedTo: no object or player is called "baer"; did you mean "bear"?' }],
  });
  expect(called(['resolve', 'b.json'], { 'b.json': '{' }).code).toBe(1);
});

test('resolve: ten thousand objects are answered, too many are a problem that names the limit', () => {
  const large = called(['resolve', 'b.json'], { 'b.json': benchBoard('plain', 10_000, 20) });
  expect(large.code).toBe(0);
  expect(Object.keys(Object(large.json()).objects)).toHaveLength(10_000);
  const objects = Array.from({ length: 20_001 }, (_, index) => ({ id: `o${index}`, card: 'Forest' }));
  const tooLarge = called(['resolve', 'b.json'], { 'b.json': boardOf(...objects) });
  expect(tooLarge.code).toBe(1);
  expect(tooLarge.json()).toMatchObject({
    problems: [{ code: 'too-many-objects', message: expect.stringContaining('20000') }],
  });
});

test('check: a line for each field that differs, then the numbers', () => {
  const good = { id: 'good', board: boardOf(bear), expect: { bear: { power: 3 }, gone: null } };
  const bad = {
    id: 'bad',
    board: boardOf(bear),
    expect: { bear: { power: 4, has: ['flying'] } },
    order: { 4: ['bear'] },
  };
  const result = called(['check', 'c.json'], { 'c.json': [good, bad] });
  expect(result.code).toBe(1);
  expect(result.out).toEqual([
    'FAIL bad bear.power: expected 4, got 3',
    'FAIL bad bear.has: expected ["flying"], got []',
    'FAIL bad order.4: expected ["bear"], got []',
    '1 passed, 1 failed',
  ]);
  expect(called(['check', 'c.json'], { 'c.json': [good] })).toMatchObject({ code: 0, out: ['1 passed, 0 failed'] });
});

test('check: text that was not read stands in the line, and so does a bad board', () => {
  const card = { name: 'Odd', typeLine: 'Enchantment', text: 'All creatures have gleebwalk.' };
  const odd = { id: 'odd', board: boardOf({ id: 'odd', card }), expect: { odd: { has: ['flying'] } } };
  const bad = { id: 'bad', board: { format: 'layers-board', version: 1 }, expect: {} };
  const { out } = called(['check', 'c.json'], { 'c.json': [odd, bad] });
  expect(out[0]).toMatch(/^FAIL odd odd\.has: expected \["flying"\], got \[.*\] \(odd, line 1: .*not read/);
  expect(out[1]).toBe('FAIL bad board: the field "objects" is missing.');
});

test('check --cards: a card file goes before the built-in library, several files are joined', () => {
  const asked = {
    id: 'a',
    board: boardOf({ id: 'x', card: 'Runeclaw Bear' }, { id: 'y', card: 'Own' }),
    expect: { x: { power: 7 }, y: { power: 1 } },
  };
  const files = {
    'c.json': [asked],
    'one.json': { 'Runeclaw Bear': { typeLine: 'Creature — Bear', power: 7, toughness: 7 } },
    'two.json': { Own: { name: 'Own', typeLine: 'Creature — Elf', power: 1, toughness: 1 } },
  };
  expect(called(['check', 'c.json', '--cards', 'one.json', '--cards', 'two.json'], files).out).toEqual([
    '1 passed, 0 failed',
  ]);
});

test('compile: one line of JSON a card', () => {
  const cards = [
    '{"name":"A","typeLine":"Creature — Elf","text":"Flying\\nOther Elves get +1/+1."}',
    '{"name":"B","typeLine":"Instant"}',
  ];
  const result = called(['compile', 'cards.jsonl'], { 'cards.jsonl': cards.join('\n') });
  expect(result.code).toBe(0);
  expect(result.out.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      name: 'A',
      lines: [
        { line: 'Flying', kind: 'keyword', status: 'inert' },
        { line: 'Other Elves get +1/+1.', kind: 'static', status: 'compiled', layers: ['7c'], unread: [] },
      ],
    },
    { name: 'B', lines: [] },
  ]);
});

test('explain: sentences with rule numbers', () => {
  const result = called(['explain', 'b.json', 'bear', 'power'], { 'b.json': boardOf(bear) });
  expect(result.code).toBe(0);
  expect(result.out.join('\n')).toMatch(/\(613\.4c\)/);
  expect(called(['explain', 'b.json', 'elk'], { 'b.json': boardOf(bear) }).code).toBe(1);
  expect(called(['explain', 'b.json', 'bear', 'mood'], { 'b.json': boardOf(bear) }).code).toBe(2);
});

test('link and board: there and back', () => {
  const { out } = called(['link', 'b.json'], { 'b.json': boardOf(bear, moon) });
  const back = called(['board', out[0] ?? '']);
  expect(back.code).toBe(0);
  expect(back.json()).toEqual(boardOf(bear, moon));
  const cut = called(['board', out[0]?.slice(0, 40) ?? '']);
  expect(cut).toMatchObject({ code: 1, err: [expect.stringContaining('cut off')] });
});

test('called wrongly, it says how to call it; a file that is not there is named', () => {
  expect(called(['dance'])).toMatchObject({ code: 2, err: [expect.stringContaining('resolve BOARD.json')] });
  expect(called(['resolve'])).toMatchObject({ code: 2 });
  const missing = run(['resolve', 'nowhere.json'], {
    read: () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open', path: 'nowhere.json' });
    },
    out: () => {},
    err: (line) => expect(line).toBe('nowhere.json could not be read (ENOENT).'),
  });
  expect(missing).toBe(1);
});
