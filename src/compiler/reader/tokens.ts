/** What a rules text is cut into. Places are UTF-16 units of the text as printed, so that a problem can point at its words. */
export type Token = {
  readonly kind: 'word' | 'number' | 'pt' | 'change' | 'symbol' | 'punct' | 'quote' | 'self';
  /** In lower case, with old wordings made new ("enters the battlefield" is `enters`); for a quotation its inner text. */
  readonly text: string;
  /** As printed; for a quotation its inner text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** A `self` token that says a name of the object, not "this creature". */
  readonly named?: true;
  /** In the text of a granted ability, a name means the object that grants it (201.5a). */
  readonly granter?: true;
};

/**
 * Cuts one line into tokens: words, numbers, sizes (`2/2`), changes (`+1/-X`), symbols (`{T}`), quotations as one token each,
 * and the object itself (one of `names`, or "this creature") as a `self` token. Reminder text in parentheses is left out.
 * Linear in the length of the text; anything unknown becomes a `punct` token, so no text fails here.
 */
export function tokenize(text: string, names: readonly string[] = []): readonly Token[] {
  const tokens: Token[] = [];
  const byLength = [...names].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  let at = 0;
  while (at < text.length) {
    at = skipSpaceAndReminder(text, at);
    if (at >= text.length) break;
    const token = selfAt(text, at, byLength) ?? quoteAt(text, at) ?? patternAt(text, at) ?? punctAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

/** Tokens as they were printed, without reminder text: a space wherever there was a gap. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens.reduce((text, here, index) => {
    const before = tokens[index - 1];
    const gap = before !== undefined && here.start > before.end ? ' ' : '';
    return text + gap + here.raw;
  }, '');
}

function skipSpaceAndReminder(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && /\s/.test(text.charAt(at))) at++;
    if (text.charAt(at) !== '(') return at;
    const close = closingParenthesis(text, at);
    if (close < 0) return at;
    at = close + 1;
  }
}

/** Where the parenthesis that opens at `open` closes, or -1. */
function closingParenthesis(text: string, open: number): number {
  if (text.indexOf(')', open) < 0) return -1;
  let depth = 0;
  for (let at = open; at < text.length && at < open + LONGEST_REMINDER; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    if (character === ')' && --depth === 0) return at;
  }
  return -1;
}

/** No printed reminder text is longer; without a limit ten thousand parentheses would be searched ten thousand times. */
const LONGEST_REMINDER = 1000;

function selfAt(text: string, at: number, names: readonly string[]): Token | null {
  if (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return null;
  if (text.charAt(at) === '~') return { kind: 'self', text: '~', raw: '~', start: at, end: at + 1, named: true };
  for (const name of names) {
    const end = at + name.length;
    if (text.startsWith(name, at) && !/[\p{L}\p{N}-]/u.test(text.charAt(end))) {
      return { kind: 'self', text: '~', raw: name, start: at, end, named: true };
    }
  }
  if (!'tT'.includes(text.charAt(at))) return null;
  THIS.lastIndex = at;
  const found = THIS.exec(text);
  return found === null ? null : { kind: 'self', text: '~', raw: found[0], start: at, end: THIS.lastIndex };
}

/** Words by which an object names itself (201.5b): "this creature", "this Aura". Not "this turn", "this ability", "this way". */
const THIS =
  /this (?:artifact|aura|background|card|case|class|creature|dungeon|enchantment|equipment|fortification|kindred|land|permanent|planeswalker|room|saga|siege|battle|spacecraft|spell|token|vehicle|mount|plane|emblem|conspiracy)(?![\w-])/iy;

function quoteAt(text: string, at: number): Token | null {
  if (!/["“”]/.test(text.charAt(at))) return null;
  let close = at + 1;
  while (close < text.length && !/["“”]/.test(text.charAt(close))) close++;
  if (close >= text.length) return null;
  const inner = text.slice(at + 1, close);
  return { kind: 'quote', text: inner, raw: inner, start: at, end: close + 1 };
}

/** Patterns with the kind of token that they make and the characters with which it begins, tried in this order. */
const PATTERNS: readonly (readonly [RegExp, Token['kind'], string | null])[] = [
  [/[+−-](?:\d+|[XY]|\*)\/[+−-](?:\d+|[XY]|\*)(?![\w/])/y, 'change', '+−-'],
  [/(?:\d+|[XY]|\*)\/(?:\d+|[XY]|\*)(?![\w/])/y, 'pt', '0123456789XY*'],
  [/\{[^{}\s]{1,12}\}/y, 'symbol', '{'],
  [/\d+(?![\p{L}\d])/uy, 'number', '0123456789'],
  [/and\/or(?!\p{L})/iuy, 'word', 'aA'],
  [/[’'](?:s|re|ll|ve|d)(?!\p{L})/uy, 'word', "’'"],
  [/enters the battlefield|entered the battlefield|enter the battlefield|converted mana(?= cost)/iy, 'word', 'eEcC'],
  [
    /\p{L}[\p{L}\p{N}]*(?:[’'](?!s(?!\p{L})|re(?!\p{L})|ll(?!\p{L})|ve(?!\p{L})|d(?!\p{L}))\p{L}+|-\p{L}[\p{L}\p{N}]*)*/uy,
    'word',
    null,
  ],
];

function patternAt(text: string, at: number): Token | null {
  const first = text.charAt(at);
  for (const [pattern, kind, begins] of PATTERNS) {
    if (begins !== null && !begins.includes(first)) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const raw = found[0];
    return { kind, text: folded(raw), raw, start: at, end: at + raw.length };
  }
  return null;
}

function folded(raw: string): string {
  const text = raw.toLowerCase().replaceAll('’', "'").replaceAll('−', '-');
  return OLD_WORDS.get(text) ?? text;
}

/** Wordings that print has given up, and what stands for them now. */
const OLD_WORDS: ReadonlyMap<string, string> = new Map([
  ['enters the battlefield', 'enters'],
  ['entered the battlefield', 'entered'],
  ['enter the battlefield', 'enter'],
  ['converted mana', 'mana'],
]);

function punctAt(text: string, at: number): Token {
  const raw = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: 'punct', text: raw, raw, start: at, end: at + raw.length };
}
