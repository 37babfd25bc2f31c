/** From the pieces of a sentence to its clauses. */
import type { Condition, Duration, ObjectRef, Quantity } from '../../engine';
import { withChosenTypes } from '../phrases/chosen-types';
import type { ClauseDraft, DraftClause, PartDraft, Predicate, SubjectDraft } from '../phrases/draft';
import { allOf } from '../phrases/filters';
import { mapRefs, otherThanIt, withUnseen, withX } from '../phrases/rewrite';
import { layersOf } from '../phrases/settle';
import type { Frame } from './frames';

/** Predicates with what stands behind them: "gets +1/+1 as long as …". */
export type Group = { readonly predicates: readonly Predicate[]; readonly frames: readonly Frame[] };

/** Subject, predicates and what stands around them. */
export function composed(about: SubjectDraft, said: readonly Group[], around: readonly Frame[]): ClauseDraft {
  const clauses = said.map(({ predicates, frames }): DraftClause => {
    const parts = predicates.flatMap((one) => one.parts).map((part) => withChosenTypes(part, about));
    return conditional({ subject: about, parts }, [...around, ...frames]);
  });
  const frames = [...around, ...said.flatMap((group) => group.frames)];
  const spans = said
    .flatMap(({ predicates }) => predicates)
    .map(({ parts, from, to }) => ({ from, to, layers: layersOf(parts) }));
  return { clauses: counted(joined(clauses), frames), duration: durationOf(frames), spans };
}

/** Several statements of one sentence; "it" in a later one is the subject before. */
export function together(drafts: readonly ClauseDraft[]): ClauseDraft {
  const clauses: DraftClause[] = [];
  for (const clause of drafts.flatMap((draft) => draft.clauses)) {
    const before = clauses.at(-1)?.subject;
    clauses.push(clause.subject.kind === 'back' && before !== undefined ? { ...clause, subject: before } : clause);
  }
  return {
    clauses,
    duration: drafts.reduce<Duration | null>((found, { duration }) => found ?? duration, null),
    spans: drafts.flatMap(({ spans }) => spans),
  };
}

/** A sentence that is no subject and predicates, with what stands around it. */
export function framed(draft: ClauseDraft, frames: readonly Frame[]): ClauseDraft {
  const clauses = draft.clauses.map((one) => conditional(one, frames));
  // 604.3a(5): what holds under a condition defines nothing, so it works in 7b.
  const isConditional = frames.some(({ kind }) => kind === 'condition');
  const spans = draft.spans.map((span) =>
    isConditional ? { ...span, layers: span.layers.map((layer) => (layer === '7a' ? '7b' : layer)) } : span,
  );
  return { clauses: counted(clauses, frames), duration: durationOf(frames) ?? draft.duration, spans };
}

/** Groups without conditions of their own are one clause: their parts have one set of objects (a condition may be in it). */
function joined(clauses: readonly DraftClause[]): readonly DraftClause[] {
  const found: DraftClause[] = [];
  for (const next of clauses) {
    const last = found.at(-1);
    if (last === undefined || last.condition !== next.condition || last.subject !== next.subject) found.push(next);
    else found[found.length - 1] = { ...last, parts: [...last.parts, ...next.parts] };
  }
  return found;
}

function durationOf(frames: readonly Frame[]): Duration | null {
  return frames.reduce<Duration | null>((found, frame) => (frame.kind === 'duration' ? frame.duration : found), null);
}

/** Puts in what "where X is" says, and lets "other" leave out the object that is spoken of. */
function counted(clauses: readonly DraftClause[], frames: readonly Frame[]): readonly DraftClause[] {
  const numbers = frames.flatMap((frame) => (frame.kind === 'x' ? [frame] : []));
  return clauses.map((one) => {
    const clause = { ...one, parts: one.parts.map(aboutIt(one.subject)) };
    return numbers.reduce((result, { letter, quantity }) => {
      const value = aboutIt(one.subject)(quantity);
      return letter === 'x' ? withX(result, value) : withUnseen(result, letter, value);
    }, clause);
  });
}

const aboutIt =
  (of: SubjectDraft) =>
  <Value extends PartDraft | Quantity>(value: Value): Value =>
    of.kind === 'object' && of.object.kind === 'self' ? value : otherThanIt(value);

function conditional(clause: DraftClause, frames: readonly Frame[]): DraftClause {
  const conditions = frames.flatMap((frame) => (frame.kind === 'condition' ? [frame.condition] : []));
  return conditions.reduce(underCondition, withAntecedent(clause, conditions));
}

/** "As long as enchanted permanent is a creature, it has flying": the subject is what the condition speaks of. */
function withAntecedent(clause: DraftClause, conditions: readonly Condition[]): DraftClause {
  if (clause.subject.kind !== 'back') return clause;
  const subject = conditions.map(antecedentIn).find((found) => found !== null);
  return subject === undefined || subject === null ? clause : { ...clause, subject };
}

function antecedentIn(condition: Condition): SubjectDraft | null {
  const refs: ObjectRef[] = [];
  mapRefs(condition, (ref) => {
    if (ref.kind !== 'it') refs.push(ref);
    return null;
  });
  const [object] = refs;
  if (object !== undefined) return { kind: 'object', object };
  // What happened is told of the object itself: "As long as this creature hasn't dealt damage yet, it has hexproof".
  if (condition.kind === 'assumed') return { kind: 'object', object: { kind: 'self' } };
  // "As long as you control exactly one creature, that creature gets …"
  return condition.kind === 'compare' && condition.left.kind === 'count' && condition.comparison === '='
    ? { kind: 'all', filter: condition.left.filter }
    : null;
}

/** A clause whose "it" has been found: the words of its condition mean the same object. */
export function saidOf(clause: DraftClause, subject: SubjectDraft): DraftClause {
  const { condition, ...rest } = clause;
  const found = { ...rest, subject };
  return condition === undefined ? found : underCondition(found, condition);
}

/** A condition on "it" asks the subject: as part of the filter where the subject is a set of objects. */
function underCondition(clause: DraftClause, condition: Condition): DraftClause {
  const { subject: about } = clause;
  if (about.kind === 'all' && condition.kind === 'matches' && condition.object.kind === 'it') {
    return { ...clause, subject: { kind: 'all', filter: allOf([about.filter, condition.filter]) } };
  }
  const object = about.kind === 'object' ? about.object : null;
  const meant = object === null ? condition : mapRefs(condition, (ref) => (ref.kind === 'it' ? object : null));
  const both: Condition =
    clause.condition === undefined ? meant : { kind: 'all-of', conditions: [clause.condition, meant] };
  return { ...clause, condition: both };
}
