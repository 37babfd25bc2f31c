import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { type Board, parseBoard, toDocument } from '../engine';
import { randomBoard } from '../testing/random/random-board';
import { toBase64Url } from './base64url';
import { checkCharacters } from './check-characters';
import { fromFile, toFile } from './file';
import { holdsBoard, type LinkReading, readLink, writeLink } from './link';
import { packPayload } from './payload';

const board = boardOf({
  title: 'Blood Moon and Urborg',
  objects: [
    { id: 'moon', card: 'Blood Moon' },
    { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth', controller: 'B' },
    { id: 'bear', card: 'Runeclaw Bear', counters: { '+1/+1': 2 } },
  ],
  timestamps: ['urborg', 'moon', 'bear', 'bear#+1/+1'],
});
const link = writeLink(board);

test('a board survives a link, with the step and the selection beside it', () => {
  expect(readLink(link)).toEqual({ ok: true, board, step: null, selected: null });
  const shown = writeLink(board, { step: '7b.1', selected: 'bear' });
  expect(readLink(`https://example.org/app/${shown}`)).toEqual({ ok: true, board, step: '7b.1', selected: 'bear' });
  expect(readLink(`<https://example.org/${shown}>`)).toMatchObject({ ok: true, selected: 'bear' });
});

test('any board survives a link and a file', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = parseBoard(randomBoard(seed));
    if (!random.ok) throw new Error(JSON.stringify(random.error));
    expect(readLink(writeLink(random.value))).toMatchObject({ ok: true, board: random.value });
    expect(fromFile(toFile(random.value).text)).toEqual({ ok: true, value: [random.value] });
  }
});

test('a link holds letters, digits, - and _ only, and ends in a letter or digit', () => {
  expect(link).toMatch(/^#b=0[A-Za-z0-9_-]*[A-Za-z0-9]$/);
});

test('version 0 without check characters is read too: JSON, deflated, in base64url', () => {
  const plain = `#b=0${toBase64Url(deflateSync(strToU8(JSON.stringify(toDocument(board)))))}`;
  expect(readLink(plain)).toMatchObject({ ok: true, board });
});

test('a link that is cut off anywhere says so, and gives what was there whole', () => {
  for (let length = 5; length < link.length - 3; length++)
    expect(codes(readLink(link.slice(0, length)))).toEqual(['link-cut']);
  expect(codes(readLink(link.slice(0, -1)))).toEqual(['link-cut']);
  const half = readLink(link.slice(0, Math.floor(link.length * 0.8)));
  expect(half).toMatchObject({ ok: false, salvaged: { title: 'Blood Moon and Urborg' } });
});

test('without the check characters alone, nothing of the board is lost', () => {
  expect(readLink(link.slice(0, -2))).toMatchObject({ ok: true, board });
});

test('a link with one wrong character is never taken for a good one', () => {
  for (let at = 4; at < link.length; at++) {
    const wrong = link[at] === 'x' ? 'y' : 'x';
    const reading = readLink(link.slice(0, at) + wrong + link.slice(at + 1));
    expect(reading.ok).toBe(false);
  }
});

test('a link of a newer version says which it needs', () => {
  const reading = readLink('#b=7abcdefgh');
  expect(codes(reading)).toEqual(['link-newer']);
  expect(reading).toMatchObject({ problems: [{ values: { version: '7', known: '0' } }] });
});

test('a board of a newer version inside a link says so too, with its title', () => {
  const reading = readLink(`#b=${packPayload(JSON.stringify({ format: 'layers-board', version: 2, title: 'Later' }))}`);
  expect(codes(reading)).toEqual(['newer-version']);
  expect(reading).toMatchObject({ salvaged: { title: 'Later' } });
});

test('what is no board is told from what is no link', () => {
  expect(codes(readLink('#s=4.1'))).toEqual(['link-without-board']);
  expect(codes(readLink('#b='))).toEqual(['link-cut']);
  expect(codes(readLink('#b=-!'))).toEqual(['link-broken']);
  expect(codes(readLink(`#b=${packPayload('{"format":')}`))).toEqual(['link-broken']);
  expect(holdsBoard('#o=bear')).toBe(false);
});

test('a link that is too long, or unpacks to too much, is not unpacked to the end', () => {
  expect(codes(readLink(`#b=0${'A'.repeat(70_000)}`))).toEqual(['link-too-long']);
  const bomb = `0${toBase64Url(deflateSync(new Uint8Array(30_000_000), { level: 9 }))}`;
  expect(bomb.length).toBeLessThan(64 * 1024);
  expect(codes(readLink(`#b=${bomb}${checkCharacters(bomb)}`))).toEqual(['link-too-large']);
});

test('a link holds no more than the app can show', () => {
  const objects = Array.from({ length: 2001 }, (_, index) => ({ id: `o${index}`, card: 'Forest' }));
  const large = readLink(`#b=${packPayload(JSON.stringify({ format: 'layers-board', version: 1, objects }))}`);
  expect(codes(large)).toContain('too-many-objects');
});

function boardOf(fields: object): Board {
  const parsed = parseBoard({ format: 'layers-board', version: 1, ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const codes = (reading: LinkReading): readonly string[] =>
  reading.ok ? [] : reading.problems.map((problem) => problem.code);
