/** Sentences that change what the sentence before them says. */
import type { Condition } from '../../engine';
import { description } from '../phrases/description';
import { keepingTypes, partsOf } from '../phrases/description-parts';
import type { ClauseDraft, DraftClause, SubjectDraft } from '../phrases/draft';
import { anyOf } from '../phrases/filters';
import { subject } from '../phrases/subjects';
import { lazy, oneOf, type Reader, sequence, word, words } from '../reader';
import { clause } from './clause';

/** Gives the two sentences together, or null where they do not go together. */
export type FollowUp = (before: ClauseDraft) => ClauseDraft | null;

export const followUp: Reader<FollowUp> = lazy(() => oneOf(still(), same(), otherwise()));

/** "It's still a land." (205.1b) */
function still(): Reader<FollowUp> {
  const is = word("'s", 'is', 'are', "'re");
  return sequence(word('it', 'they', '~', 'he', 'she'), is, words('still'), description).map(
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
