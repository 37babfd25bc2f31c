/** From the words of one ability to its continuous effect: the door of the grammar. */
import type { EffectSpec, TextSpan } from '../../engine';
import type { ClauseDraft, DraftClause, PartDraft } from '../phrases/draft';
import { unboundQuotes, withoutUnbound } from '../phrases/outer-x';
import { type AbilityCompiler, settle, textSpans } from '../phrases/settle';
import { unreadQuotes } from '../phrases/unread-quotes';
import { readWhole, type Token, type WholeReading } from '../reader';
import { clause } from './clause';
import { saidOf } from './compose';
import { followUp } from './follow-ups';

export { formNamed } from './choice-of-forms';
export { clause, predicates } from './clause';
export { type CopyExceptions, copyExceptions } from './copy-exceptions';
export { type FollowUp, followUp } from './follow-ups';
export { PREDICATES, SENTENCES } from './library';
export { predicate } from './predicate';

export type StaticReading =
  | {
      readonly ok: true;
      readonly spec: EffectSpec;
      /** It meets 604.3a as far as its words go. */
      readonly definesCharacteristics: boolean;
      readonly spans: readonly TextSpan[];
    }
  | {
      readonly ok: false;
      readonly furthest: { readonly start: number; readonly end: number };
      readonly expected: string;
    };

export type StaticContext = AbilityCompiler & {
  /** True for sentences that change no characteristic; they may stand beside those that do. */
  readonly inert: (tokens: readonly Token[]) => boolean;
};

/** Reads the text of one static ability to its last word, or says where it stopped. Several sentences are one effect (613.6). */
export function readStatic(tokens: readonly Token[], context: StaticContext): StaticReading {
  let whole: ClauseDraft = { clauses: [], duration: null, spans: [] };
  for (const sentence of sentences(tokens)) {
    const next = following(whole, sentence) ?? nextSentence(whole, sentence);
    if (next.ok) whole = next.value;
    else if (!context.inert(sentence.tokens)) return next;
  }
  const changing = { ...whole, clauses: whole.clauses.filter(({ parts }) => parts.length > 0) };
  return {
    ok: true,
    spec: settle({ ...changing, clauses: withoutUnbound(changing.clauses, false) }, context),
    definesCharacteristics: isCda(changing),
    spans: [
      ...textSpans(whole.spans, tokens),
      ...unboundQuotes(changing.clauses, false),
      ...unreadQuotes(changing.clauses, context),
    ],
  };
}

/** "It's still a land.": the sentence changes those before it. */
function following(before: ClauseDraft, sentence: Sentence): WholeReading<ClauseDraft> | null {
  if (before.clauses.length === 0) return null;
  const reading = readWhole(followUp, sentence.tokens);
  const both = reading.ok ? reading.value(before) : null;
  if (both === null) return null;
  const known = before.spans.length;
  const spans = both.spans.map((span, index) => (index < known ? span : shift(span, sentence.from)));
  return { ok: true, value: { ...both, spans } };
}

function nextSentence(before: ClauseDraft, sentence: Sentence): WholeReading<ClauseDraft> {
  const reading = readWhole(clause, sentence.tokens);
  if (!reading.ok) return reading;
  const clauses = reading.value.clauses.map((one) => withSubjectOf(one, before));
  if (clauses.some(({ subject }) => subject.kind === 'back')) return refused(sentence.tokens);
  const spans = reading.value.spans.map((span) => shift(span, sentence.from));
  return { ok: true, value: joined(before, { ...reading.value, clauses, spans }) };
}

type Sentence = { readonly tokens: readonly Token[]; readonly from: number };

/** Tokens cut at full stops; a quotation that ends a sentence brings its own stop with it. */
function sentences(tokens: readonly Token[]): readonly Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const stops = token.text === '.' && token.kind === 'punct';
    const next = tokens[at + 1];
    const quoted =
      token.kind === 'quote' && /[.!?]$/.test(token.text) && next !== undefined && /^\p{Lu}/u.test(next.raw);
    if (!stops && !quoted) continue;
    const end = stops ? at : at + 1;
    if (end > from) found.push({ tokens: tokens.slice(from, end), from });
    from = at + 1;
  }
  return from < tokens.length ? [...found, { tokens: tokens.slice(from), from }] : found;
}

/** "It has flying": the subject of the sentence before. */
function withSubjectOf(clause: DraftClause, before: ClauseDraft): DraftClause {
  const subject = before.clauses[0]?.subject;
  return clause.subject.kind === 'back' && subject !== undefined ? saidOf(clause, subject) : clause;
}

const joined = (one: ClauseDraft, other: ClauseDraft): ClauseDraft => ({
  clauses: [...one.clauses, ...other.clauses],
  duration: one.duration ?? other.duration,
  spans: [...one.spans, ...other.spans],
});

const shift = <Span extends { readonly from: number; readonly to: number }>(span: Span, by: number): Span => ({
  ...span,
  from: span.from + by,
  to: span.to + by,
});

const DEFINING: ReadonlySet<PartDraft['kind']> = new Set([
  'define-pt',
  'set-colors',
  'add-colors',
  'set-subtypes',
  'set-land-types',
]);

/**
 * 604.3a: it defines colours, subtypes, power or toughness (1) of its own object alone (3), grants nothing (4), and has no
 * condition (5). Whether it is printed on the object (2) is asked when the object is there.
 */
function isCda({ clauses }: ClauseDraft): boolean {
  if (clauses.length === 0) return false;
  return clauses.every(
    ({ subject, condition, parts }) =>
      subject.kind === 'object' && subject.object.kind === 'self' && condition === undefined && parts.every(defines),
  );
}

function defines(part: PartDraft): boolean {
  if (part.kind === 'add-types') return part.cardTypes.length === 0 && part.supertypes.length === 0;
  return DEFINING.has(part.kind);
}

function refused(tokens: readonly Token[]): WholeReading<never> {
  const start = tokens[0]?.start ?? 0;
  return { ok: false, furthest: { start, end: tokens.at(-1)?.end ?? start }, expected: 'unread.no-template' };
}
