import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { APP_LIMITS, COMMAND_LINE_LIMITS, LINK_LIMITS, parseBoard, SANE } from '../engine';
import { evaluate } from '../evaluate';
import { readLink } from '../share';
import { checkCase } from './check-case';
import { parseCases } from './parse-cases';

const page = readFileSync(new URL('../../docs/board-format.md', import.meta.url), 'utf8');
const snippets = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code ?? '');

test('docs/board-format.md: its boards are good, and their cards known', () => {
  expect(snippets('json board').length).toBeGreaterThan(1);
  for (const snippet of snippets('json board')) {
    const board = parseBoard(JSON.parse(snippet));
    expect(board).toMatchObject({ ok: true });
    if (board.ok) expect(evaluate(board.value, builtInCards).compiled.problems).toEqual([]);
  }
});

test('docs/board-format.md: its case holds', () => {
  for (const snippet of snippets('json case')) {
    const cases = parseCases(JSON.parse(snippet));
    if (!cases.ok) throw new Error(JSON.stringify(cases.error));
    for (const asked of cases.value) {
      const board = parseBoard(asked.board);
      if (!board.ok) throw new Error(JSON.stringify(board.error));
      expect(checkCase(asked, evaluate(board.value, builtInCards))).toEqual([]);
    }
  }
});

test('docs/board-format.md: its three lines write a link that opens', () => {
  const [code = ''] = snippets('js link');
  const written: string[] = [];
  runInNewContext(code, {
    require: () => ({ deflateRawSync }),
    console: { log: (line: string) => written.push(line) },
  });
  expect(readLink(written[0] ?? '')).toMatchObject({ ok: true, board: { objects: [{ card: 'Forest' }] } });
});

test('docs/board-format.md: its limits are ours', () => {
  const numbers = [
    COMMAND_LINE_LIMITS.objects,
    COMMAND_LINE_LIMITS.effects,
    APP_LIMITS.objects,
    APP_LIMITS.effects,
    APP_LIMITS.textBytes,
    LINK_LIMITS.payload,
    LINK_LIMITS.inflated,
    SANE.shortText,
  ];
  for (const number of numbers) expect(page).toContain(number.toLocaleString('en-US'));
});
