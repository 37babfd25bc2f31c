import { expect, test } from 'vitest';
import { parseBoard } from '../engine';
import { fromFile, toFile } from './file';

const document = { format: 'layers-board', version: 1, title: 'Two: Anthems!', objects: [{ id: 'a', card: 'Forest' }] };

test('a board survives a file, which is named after its title', () => {
  const parsed = parseBoard(document);
  if (!parsed.ok) throw new Error('the board is good');
  const file = toFile(parsed.value);
  expect(file.name).toBe('two-anthems.json');
  expect(JSON.parse(file.text)).toEqual(document);
  expect(fromFile(file.text)).toEqual({ ok: true, value: [parsed.value] });
});

test('a case file gives the board of each case, a case its own', () => {
  const cases = [
    { id: 'one', board: document, expect: {} },
    { id: 'two', board: { ...document, title: 'Second' }, expect: {} },
  ];
  expect(fromFile(JSON.stringify(cases))).toMatchObject({
    ok: true,
    value: [{ title: 'Two: Anthems!' }, { title: 'Second' }],
  });
  expect(fromFile(JSON.stringify(cases[0]))).toMatchObject({ ok: true, value: [{ title: 'Two: Anthems!' }] });
});

test('what is no board says why', () => {
  expect(fromFile('{"format":')).toMatchObject({ ok: false, error: [{ code: 'not-json' }] });
  expect(fromFile('{}')).toMatchObject({ ok: false, error: [{ code: 'missing-field' }] });
  expect(fromFile('[]')).toMatchObject({ ok: false, error: [{ code: 'not-a-board' }] });
});
