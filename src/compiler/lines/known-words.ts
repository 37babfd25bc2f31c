import type { TextSpan } from '../../engine';
import { KEYWORDS } from '../keywords';
import { cardTypeOf, subtypeOf, supertypeOf } from '../phrases/type-words';
import type { Token } from '../reader';
import { VOCABULARY } from './vocabulary';

/** Where the first word stands that rules text does not use, so that nobody can say what it changes; null if there is none. */
export function unknownAt(tokens: readonly Token[], from = 0, to = tokens.length): number | null {
  for (let at = from; at < to; at++) if (isUnknown(tokens, at)) return at;
  return null;
}

/** That word alone, marked. */
export function unknownSpan(tokens: readonly Token[]): TextSpan | null {
  const token = tokens[unknownAt(tokens) ?? -1];
  return token === undefined ? null : { start: token.start, end: token.end, layers: [], unread: 'unread.unknown-word' };
}

/** Is this a word of no list? Names are written with a capital; counters and what is voted for can have any (122.1, 701.38). */
export function isUnknown(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || VOCABULARY.has(token.text)) return false;
  if (/^counters?$/.test(tokens[at + 1]?.text ?? '')) return false;
  if (isCapital(token) && !beginsSentence(tokens, at)) return false;
  if (isType(token) || isKnown(token.text) || token.text.split('-').every(isKnown)) return false;
  return !tokens.some(({ text }) => /^votes?$/.test(text));
}

const isKnown = (word: string): boolean =>
  baseForms(word).some((base) => VOCABULARY.has(base) || KEYWORD_WORDS.has(base));

const isCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);

/** "Choose new targets": the capital is that of a sentence. "Bosh, Iron Golem deals": it is that of a name. */
function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const begins = before === undefined || (before.kind === 'punct' && BEFORE_SENTENCES.has(before.text));
  return begins && (next === undefined || !isCapital(next));
}

const BEFORE_SENTENCES: ReadonlySet<string> = new Set(['.', ':', '—', '•', ';', '|', '!', '?']);

const isType = (token: Token): boolean => {
  const plain = { ...token, text: token.text.replace(/^non-?/, ''), raw: token.raw.replace(/^[Nn]on-?/, '') };
  const named = { ...plain, raw: plain.raw.charAt(0).toUpperCase() + plain.raw.slice(1) };
  return cardTypeOf(plain) !== null || supertypeOf(plain) !== null || subtypeOf(named) !== null;
};

/** "cycling", "web-slinging": each word of a keyword's name; landwalks have one for each land type (702.14). */
const KEYWORD_WORDS: ReadonlySet<string> = new Set([
  ...KEYWORDS.flatMap(({ name }) => [name, ...name.split(' ')]),
  ...['plains', 'island', 'swamp', 'mountain', 'forest', 'land'].map((type) => `${type}walk`),
]);

/** What a word may be a form of: "sacrifices", "dies", "discarded", "tapping", "nonblack", "can't", "simultaneously". */
function baseForms(word: string): readonly string[] {
  const plain = word.replace(/n't$/, '').replace(/^non-?/, '');
  const cut = ENDINGS.flatMap(([ending, endings]) =>
    plain.endsWith(ending) ? endings.map((other) => plain.slice(0, -ending.length) + other) : [],
  );
  return [word, plain, ...cut, ...cut.flatMap(undoubled)];
}

/** Endings, and what the base may have had in their place. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['s', ['']],
  ['es', ['']],
  ['ies', ['y']],
  ['ves', ['f', 'fe']],
  ['ed', ['', 'e']],
  ['ied', ['y']],
  ['ing', ['', 'e']],
  ['ying', ['ie']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
  ['ly', ['']],
];

/** "shuffling" lost an e, "tapped" doubled its p. */
const undoubled = (base: string): readonly string[] => (/(.)\1$/.test(base) ? [base.slice(0, -1)] : []);
