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
  const patterns = OTHER_SIGNS.test(text) ? PATTERNS : PLAIN_PATTERNS;
  let at = 0;
  while (at < text.length) {
    at = skipSpaceAndReminder(text, at);
    if (at >= text.length) break;
    const token = selfAt(text, at, byLength) ?? quoteAt(text, at) ?? patternAt(text, at, patterns) ?? punctAt(text, at);
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
  const found = namedAt(text, at, names);
  return found === null || (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) ? null : found;
}

function namedAt(text: string, at: number, names: readonly string[]): Token | null {
  if (text.charAt(at) === '~') return { kind: 'self', text: '~', raw: '~', start: at, end: at + 1, named: true };
  for (const name of names) {
    const end = at + name.length;
    if (text.startsWith(name, at) && !/[\p{L}\p{N}-]/u.test(text.charAt(end))) {
      return { kind: 'self', text: '~', raw: name, start: at, end, named: true };
    }
  }
  if (!saysAt(text, at, 'this ')) return null;
  THIS.lastIndex = at;
  const found = THIS.exec(text);
  return found === null ? null : { kind: 'self', text: '~', raw: found[0], start: at, end: THIS.lastIndex };
}

/** Words by which an object names itself (201.5b): "this creature", "this Aura". Not "this turn", "this ability", "this way". */
const THIS =
  /this (?:artifact|aura|background|card|case|class|creature|dungeon|enchantment|equipment|fortification|kindred|land|permanent|planeswalker|room|saga|siege|battle|spacecraft|spell|token|vehicle|mount|plane|emblem|conspiracy)(?![\w-])/iy;

/** Are these words (lower case) here? A plain comparison spares getting a pattern ready that few texts need. */
const saysAt = (text: string, at: number, words: string): boolean =>
  text.slice(at, at + words.length).toLowerCase() === words;

function quoteAt(text: string, at: number): Token | null {
  if (!/["“”]/.test(text.charAt(at))) return null;
  let close = at + 1;
  while (close < text.length && !/["“”]/.test(text.charAt(close))) close++;
  if (close >= text.length) return null;
  const inner = text.slice(at + 1, close);
  return { kind: 'quote', text: inner, raw: inner, start: at, end: close + 1 };
}

type Pattern = {
  readonly kind: Token['kind'];
  readonly pattern: RegExp;
  /** The characters with which it begins, and the words. */
  readonly first?: string;
  readonly words?: string;
};

/** Tried in this order. */
const PATTERNS: readonly Pattern[] = [
  { kind: 'change', first: '+−-', pattern: /[+−-](?:\d+|[XY]|\*)\/[+−-](?:\d+|[XY]|\*)(?![\w/])/y },
  { kind: 'pt', first: '0123456789XY*', pattern: /(?:\d+|[XY]|\*)\/(?:\d+|[XY]|\*)(?![\w/])/y },
  { kind: 'symbol', first: '{', pattern: /\{[^{}\s]{1,12}\}/y },
  { kind: 'number', first: '0123456789', pattern: /\d+(?![\p{L}\d])/uy },
  { kind: 'word', first: 'aA', words: 'and/or', pattern: /[aA][nN][dD]\/[oO][rR](?![\p{L}])/uy },
  { kind: 'word', first: "’'", pattern: /[’'](?:s|re|ll|ve|d)(?![\p{L}])/uy },
  {
    kind: 'word',
    first: 'eE',
    words: 'enter',
    pattern: /enters the battlefield|entered the battlefield|enter the battlefield/iy,
  },
  { kind: 'word', first: 'cC', words: 'converted mana', pattern: /converted mana(?= cost)/iy },
  {
    kind: 'word',
    pattern: /[\p{L}][\p{L}\p{N}]*(?:[’'](?!(?:s|re|ll|ve|d)(?![\p{L}]))[\p{L}]+|-[\p{L}][\p{L}\p{N}]*)*/uy,
  },
];

/**
 * The same for a text whose letters are all of A to Z, as nearly every text is: the letters of every alphabet make a
 * pattern that takes milliseconds to get ready.
 */
const PLAIN_PATTERNS: readonly Pattern[] = PATTERNS.map(({ pattern: { source, flags }, ...rest }) => ({
  ...rest,
  pattern: new RegExp(source.replaceAll('\\p{L}', 'A-Za-z').replaceAll('\\p{N}', '0-9'), flags),
}));

/** Anything but ASCII and the marks that print puts between words. */
const OTHER_SIGNS = /[^ -~\s‘’“”–—−•]/;

function patternAt(text: string, at: number, patterns: readonly Pattern[]): Token | null {
  const here = text.charAt(at);
  for (const { pattern, kind, first, words } of patterns) {
    if (first !== undefined && !first.includes(here)) continue;
    if (words !== undefined && !saysAt(text, at, words)) continue;
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
