/** Sentences that change what the sentence before them says. */
import type { Condition } from '../../engine';
import { keywordList } from '../phrases/abilities';
import { description } from '../phrases/description';
import { keepingTypes, partsOf } from '../phrases/description-parts';
import type { ClauseDraft, DraftClause, SubjectDraft } from '../phrases/draft';
import { anyOf } from '../phrases/filters';
import { withKeyword } from '../phrases/keyword-family';
import { selfReference } from '../phrases/references';
import { subject } from '../phrases/subjects';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { clause, predicates } from './clause';
import { composed } from './compose';
import { conditionTail, prefix } from './frames';

/** Gives the two sentences together, or null where they do not go together. */
export type FollowUp = (before: ClauseDraft) => ClauseDraft | null;

export const followUp: Reader<FollowUp> = lazy(() => oneOf(still(), same(), sameKeywords(), instead(), otherwise()));

/** "It's still a land." (205.1b) */
function still(): Reader<FollowUp> {
  const is = word("'s", 'is', 'are', "'re");
  return sequence(oneOf(selfReference, word('it', 'they', 'he', 'she')), is, words('still'), description).map(
    ([, , , what]) =>
      (before) =>
        changingLast(before, (last) => ({
          ...last,
          parts: [...keepingTypes(last.parts), ...partsOf({ ...what, keeps: ['types'] })],
        })),
  );
}

/** "The same is true for creature spells you control …": more objects under the same sentence. */
function same(): Reader<FollowUp> {
  return sequence(words('the same is true for'), subject).map(
    ([, more]) =>
      (before) =>
        changingLast(before, (last) => {
          const both = withMore(last.subject, more);
          return both === null ? null : { ...last, subject: both };
        }),
  );
}

/** "The same is true for fear, first strike, and protection.": the sentence once more with each of these keywords. */
function sameKeywords(): Reader<FollowUp> {
  return sequence(words('the same is true for'), keywordList).map(([, keywords]) => (before) => {
    const last = before.clauses.at(-1);
    const first = last === undefined ? null : keywordGiven(last);
    if (last === undefined || first === null) return null;
    return { ...before, clauses: [...before.clauses, ...keywords.map((keyword) => withKeyword(last, first, keyword))] };
  });
}

function keywordGiven({ parts }: DraftClause): string | null {
  const [only, ...more] = parts.flatMap((part) => (part.kind === 'add-abilities' ? part.abilities : []));
  return only?.kind === 'keyword' && more.length === 0 ? only.keyword : null;
}

/** "It gets +3/+1 instead as long as …": one or the other. */
function instead(): Reader<FollowUp> {
  const late = sequence(
    optional(prefix, null),
    oneOf(selfReference, word('it', 'they', 'he', 'she')),
    predicates,
    words('instead'),
    optional(conditionTail, null),
  );
  const attached = sequence(
    optional(prefix, null),
    subject,
    predicates,
    words('instead'),
    optional(conditionTail, null),
  );
  return oneOf(late, attached).map(([early, , said, , after], from, to) => (before) => {
    const last = before.clauses.at(-1);
    const frame = early ?? after;
    if (last === undefined || frame?.kind !== 'condition') return null;
    const then = composed(last.subject, [{ predicates: said, frames: [] }], [frame]);
    const [only] = then.clauses;
    if (only?.condition === undefined) return null;
    const without: Condition = { kind: 'not', condition: only.condition };
    const first: DraftClause = {
      ...last,
      condition: last.condition === undefined ? without : { kind: 'all-of', conditions: [last.condition, without] },
    };
    const spans = then.spans.map((span) => ({ ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }));
    return { ...before, clauses: [...before.clauses.slice(0, -1), first, only], spans: [...before.spans, ...spans] };
  });
}

/** "Otherwise, it gets -2/-1.": where the condition of the sentence before does not hold. */
function otherwise(): Reader<FollowUp> {
  return sequence(words('otherwise'), word(','), clause).map(([, , then]) => (before) => {
    const last = before.clauses.at(-1);
    if (last?.condition === undefined) return null;
    const condition: Condition = { kind: 'not', condition: last.condition };
    const clauses = then.clauses.map(
      (one): DraftClause => ({ ...one, condition, subject: one.subject.kind === 'back' ? last.subject : one.subject }),
    );
    return { ...before, clauses: [...before.clauses, ...clauses], spans: [...before.spans, ...then.spans] };
  });
}

function changingLast(before: ClauseDraft, change: (last: DraftClause) => DraftClause | null): ClauseDraft | null {
  const last = before.clauses.at(-1);
  const changed = last === undefined ? null : change(last);
  return changed === null ? null : { ...before, clauses: [...before.clauses.slice(0, -1), changed] };
}

function withMore(one: SubjectDraft, more: SubjectDraft): SubjectDraft | null {
  if (one.kind !== 'all' || more.kind !== 'all') return null;
  return { kind: 'all', filter: anyOf([one.filter, more.filter]) };
}
