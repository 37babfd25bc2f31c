/** The kinds of keyword counters (122.1b). */
export const KEYWORD_COUNTERS = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const;

/** Is a counter of this kind a keyword counter (122.1b)? Variants of hexproof count too. */
export function isKeywordCounter(kind: string): boolean {
  const keyword = kind.toLowerCase();
  return KNOWN.has(keyword) || /^hexproof from .+$/.test(keyword);
}

const KNOWN: ReadonlySet<string> = new Set(KEYWORD_COUNTERS);
