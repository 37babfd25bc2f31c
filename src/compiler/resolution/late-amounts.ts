import type { Quantity } from '../../engine';
import { counted } from '../phrases/counted';
import type { ClauseDraft, PartDraft } from '../phrases/draft';
import { lazy, many, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { type CopyExceptions, copyExceptions } from '../templates';
import { perEach } from '../templates/gets';
import type { TokenDraft } from './tokens';

/** "… until end of turn for each creature you control": what is counted. Where no board can count it, the board says the number. */
export const lateEach: Reader<Quantity> = lazy(() =>
  sequence(optional(word(','), null), words('for each'), oneOf(counted, plainWords.map(unseen))).map(([, , of]) => of),
);

/** ", where X is …" in words that no board can answer: X is what the board says it is. */
export const lateX: Reader<null> = lazy(() =>
  sequence(optional(word(','), null), words('where x is'), plainWords).map(() => null),
);

const plainWords: Reader<string> = many(
  token((here) => (here.kind === 'punct' || here.kind === 'quote' ? null : here.text)),
  1,
).map((texts) => texts.join(' '));

const unseen = (text: string): Quantity => ({ kind: 'unseen', words: `the number of ${text}` });

/** A token with its number said after it: "a token for each …", "X tokens, where X is …". */
export const counting = (one: Reader<TokenDraft>): Reader<TokenDraft> =>
  sequence(one, optional(lateEach, null), optional(lateX, null)).map(([made, each]) =>
    each === null ? made : { ...made, count: each },
  );

/** "becomes a copy of it until end of turn, except …": the exceptions of the copy, behind its duration. */
export const lateExceptions: Reader<CopyExceptions> = lazy(() =>
  sequence(optional(word(','), null), words('except'), copyExceptions).map(([, , all]) => all),
);

/** `to`: the position after the exceptions, whose words are copiable values like the rest. */
export function excepting(draft: ClauseDraft, exceptions: CopyExceptions | null, to: number): ClauseDraft {
  if (exceptions === null) return draft;
  const part = (one: PartDraft): PartDraft => (one.kind === 'become-copy' ? { ...one, ...exceptions } : one);
  const spans = draft.spans.map((span) => (span.layers.includes('1a') ? { ...span, to } : span));
  return { ...draft, spans, clauses: draft.clauses.map((clause) => ({ ...clause, parts: clause.parts.map(part) })) };
}

/** Changes of size in the clause count once for each of what is counted. */
export function multiplied(draft: ClauseDraft, each: Quantity | null): ClauseDraft {
  if (each === null) return draft;
  const part = (one: PartDraft): PartDraft =>
    one.kind === 'modify-pt'
      ? { ...one, power: perEach(one.power, each), toughness: perEach(one.toughness, each) }
      : one;
  return { ...draft, clauses: draft.clauses.map((clause) => ({ ...clause, parts: clause.parts.map(part) })) };
}
