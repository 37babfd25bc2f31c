import type { TextSpan } from '../../../engine';

/** A stretch of a line and the span that covers it, if one does. */
export type Piece = { readonly start: number; readonly text: string; readonly span: TextSpan | null };

/** Cuts a line at its spans. Where spans overlap the one that begins first has the words; nothing is drawn twice. */
export function piecesOf(line: string, spans: readonly TextSpan[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, span: TextSpan | null) => {
    if (end > at) pieces.push({ start: at, text: line.slice(at, end), span });
    at = Math.max(at, end);
  };
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    push(Math.min(span.start, line.length), null);
    push(Math.min(span.end, line.length), span);
  }
  push(line.length, null);
  return pieces;
}
