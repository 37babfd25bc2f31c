import { expect, test } from 'vitest';
import type { TextSpan } from '../../../engine';
import { piecesOf } from './text-pieces';

const span = (start: number, end: number): TextSpan => ({ start, end, layers: ['6'], unread: null });

test('a line is cut at its spans, and no word is lost', () => {
  const pieces = piecesOf('Flying, vigilance', [span(8, 17), span(0, 6)]);
  expect(pieces.map(({ text, span: found }) => [text, found !== null])).toEqual([
    ['Flying', true],
    [', ', false],
    ['vigilance', true],
  ]);
});

test('overlapping spans draw no word twice', () => {
  const pieces = piecesOf('abcdef', [span(0, 4), span(2, 9)]);
  expect(pieces.map(({ text }) => text)).toEqual(['abcd', 'ef']);
});
