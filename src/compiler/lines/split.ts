import type { AbilityKind } from '../../engine';
import { keywordsWith } from '../keywords';
import { subtypeOf } from '../phrases/type-words';
import type { Token } from '../reader';
import { ABILITY_WORDS } from './ability-words';
import { firstChange } from './inert';
import { keywordLine } from './keyword-line';
import { costEnd, isResolving, isWhenDone, kindOf } from './kind';
import { leadCondition, leadOf } from './lead';
import type { LineContext } from './line-context';
import { type Range, sentencesOf } from './sentences';
import { isStatic } from './stands-alone';

/**
 * The abilities of one line. Printed cards give each a line of its own; a text that lost its line breaks is cut where another
 * ability begins beyond doubt: keywords, a cost, a trigger or a replacement behind a static ability, a static ability behind
 * what an object does as it enters. Any other sentence belongs to the ability before it.
 */
export function abilitiesIn(tokens: readonly Token[], context: LineContext): readonly Range[] {
  const lead = leadOf(tokens);
  // What a mode or a condition before the dash is said of does not end at a full stop.
  if (lead.bullet || leadCondition(lead.word) !== null) return [{ from: 0, to: tokens.length }];
  const pieces = sentencesOf(tokens).flatMap((sentence) => piecesOf(tokens, sentence));
  const starts: number[] = [];
  let kind: AbilityKind | null = null;
  for (const { from, to, keywords } of pieces) {
    const words = tokens.slice(from, to);
    const next: AbilityKind = keywords ? 'keyword' : kindHere(tokens, from, to, context);
    if (kind !== null && !begins(next, kind, words, context)) continue;
    starts.push(from);
    kind = next;
  }
  return starts.map((from, index) => ({ from: index === 0 ? 0 : from, to: starts[index + 1] ?? tokens.length }));
}

/** "You may exert ~ as it attacks. When you do, …": the sentence is of the kind that the next makes it. */
function kindHere(tokens: readonly Token[], from: number, to: number, context: LineContext): AbilityKind {
  const words = tokens.slice(from, to);
  const kind = kindOf(words, leadOf(words), context, null);
  return kind === 'static' && isWhenDone(tokens, to + 1) ? 'triggered' : kind;
}

function begins(next: AbilityKind, before: AbilityKind, words: readonly Token[], context: LineContext): boolean {
  if (next === 'keyword' || before === 'keyword') return true;
  if (next === 'activated') return isCost(words);
  if (isResolving(before) || pointsBack(words)) return false;
  return next === 'static'
    ? before === 'replacement' && isStatic(words, context)
    : next === 'triggered' || before === 'static';
}

/** The words before the colon are a cost: they change nothing, and no quotation was left open in them. */
function isCost(words: readonly Token[]): boolean {
  const { at } = leadOf(words);
  const end = costEnd(words, at) ?? at;
  return firstChange(words, at, end) === null && !words.slice(0, end).some(({ text }) => text === '"');
}

/** "When you do, …", "When that creature dies, …", "Whenever you reveal a land card this way, …": of a piece with the sentence before (603.7, 603.12). */
function pointsBack(words: readonly Token[]): boolean {
  const texts = words.map(({ text }) => text);
  const [first = '', second = ''] = texts;
  const said = texts.join(' ');
  return (
    isWhenDone(words, 0) ||
    POINTING.has(first) ||
    POINTING.has(second) ||
    /\bthis way\b|\bthe next end step\b/.test(said)
  );
}

const POINTING: ReadonlySet<string> = new Set(['it', 'they', 'that', 'those', 'x', 'otherwise']);

type Piece = Range & { readonly keywords: boolean };

/** A sentence, cut behind the keywords that it begins with: "Enchant creature Enchanted creature gets +1/+1." */
function piecesOf(tokens: readonly Token[], { from, to }: Range): readonly Piece[] {
  const end = keywordsEnd(tokens, from, to);
  if (end === null) return [{ from, to, keywords: false }];
  const keywords = { from, to: end, keywords: true };
  return end === to ? [keywords] : [keywords, ...piecesOf(tokens, { from: end, to })];
}

/** Where the keywords end that stand at `from`, or null. What follows them has to begin like a sentence. */
function keywordsEnd(tokens: readonly Token[], from: number, to: number): number | null {
  if (keywordsWith(tokens[from]?.text ?? '').length === 0) return null;
  const title = leadOf(tokens.slice(from, to)).word; // "Fear Gas — …"
  const isTitle = title !== null && !title.includes(',');
  for (let end = from + 1; end < to; end++) {
    const begins = isTitle ? hasAbilityWord(tokens, end, to) : canBeginSentence(tokens, end, to);
    if (begins && areKeywords(tokens, from, end) && isSaid(tokens, end, to)) return end;
  }
  return areKeywords(tokens, from, to) ? to : null;
}

const areKeywords = (tokens: readonly Token[], from: number, to: number): boolean =>
  keywordLine('', tokens.slice(from, to)) !== null;

/** More than the rest of a name ("Partner with Proud Mentor"): a sentence with its full stop, a change, another keyword. */
const isSaid = (tokens: readonly Token[], from: number, to: number): boolean =>
  to < tokens.length ||
  tokens[to - 1]?.kind === 'quote' ||
  firstChange(tokens, from, to) !== null ||
  (tokens[0]?.text !== 'partner' && keywordsWith(tokens[from]?.text ?? '').length > 0);

const hasAbilityWord = (tokens: readonly Token[], from: number, to: number): boolean =>
  ABILITY_WORDS.has(leadOf(tokens.slice(from, to)).word ?? '');

/** A cost, or a capital that is not that of a name or a subtype, behind a word that asks for nothing more. */
function canBeginSentence(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || OPEN.has(before.text)) return false;
  if (token.kind === 'symbol' || /^[+−-]/.test(token.raw)) return costEnd(tokens.slice(at, to), 0) !== null;
  if (token.raw.length === 1) return leadOf(tokens.slice(at, to)).chapter; // "I — …", not "X" of a cost
  if (!/^\p{Lu}/u.test(token.raw)) return false;
  return subtypeOf(token) === null || areKeywords(tokens, at - 1, at);
}

/** After these a keyword goes on. */
const OPEN: ReadonlySet<string> = new Set(
  [', ; : —', 'from for and or a an with onto to of than by in as'].flatMap((list) => list.split(' ')),
);
