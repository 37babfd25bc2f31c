import type { Problem, TextSpan } from '../engine';

/** A problem for words that could not be read; none where they could. `owner`: an object, an effect, or a card by its name. */
export function unreadText(owner: string, line: number, text: string, span: TextSpan): readonly Problem[] {
  if (span.unread === null) return [];
  const { start, end } = span;
  return [
    {
      code: 'unread-text',
      severity: 'warning',
      place: { kind: 'text', owner, line, start, end, words: text.slice(start, end) },
      values: { reason: span.unread },
    },
  ];
}
