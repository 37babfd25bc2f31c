import type { CompiledAbility, TextSpan } from '../../engine';

/** UTF-16 units; the longest printed text has a tenth of that. Longer text is not read at all, so that no text takes long. */
export const LONGEST_TEXT = 20_000;

/** Tokens of one line; the longest printed card has fewer in all of its lines. */
export const MOST_IN_LINE = 1_000;

export const tooLongSpan = (text: string): TextSpan => ({
  start: 0,
  end: text.length,
  layers: [],
  unread: 'unread.too-long',
});

/** A text that is kept as it is: one ability that nobody has read. */
export const unreadAbility = (text: string, line: number | null, span: TextSpan): CompiledAbility => ({
  kind: 'other',
  text,
  line,
  keyword: null,
  mana: null,
  effect: null,
  definesCharacteristics: false,
  resolves: [],
  zones: null,
  status: 'unread',
  spans: [span],
});
