import type { Condition, Duration, Quantity } from '../../engine';
import { withChosenTypes } from '../phrases/chosen-types';
import { condition } from '../phrases/conditions';
import type { ClauseDraft, DraftClause, PartDraft, Predicate, SubjectDraft } from '../phrases/draft';
import { duration } from '../phrases/durations';
import { allOf } from '../phrases/filters';
import { quantity } from '../phrases/quantity';
import { mapRefs, otherThanIt, withX } from '../phrases/rewrite';
import { layersOf } from '../phrases/settle';
import { subject } from '../phrases/subjects';
import { lazy, many, memo, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { SENTENCES } from './library';
import { predicate } from './predicate';

/**
 * One sentence that changes characteristics, without its full stop: [condition or duration,] subject, predicates joined by
 * "and", [condition] [duration] ["where X is"]. Open-ended: the caller decides what must follow.
 */
export const clause: Reader<ClauseDraft> = memo(
  lazy(() =>
    oneOf(
      sequence(many(prefix), subject, groups, many(tail)).map(([before, about, said, after]) =>
        composed(about, said, [...before, ...after]),
      ),
      ...SENTENCES.map(({ sentence }) =>
        sequence(many(prefix), sentence, many(tail)).map(([before, draft, after]) =>
          framed(draft, [...before, ...after]),
        ),
      ),
    ),
  ),
);

/** What stands around subject and predicates. */
type Frame =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'duration'; readonly duration: Duration }
  | { readonly kind: 'x'; readonly quantity: Quantity };

type Group = { readonly predicates: readonly Predicate[]; readonly frames: readonly Frame[] };

const YOUR_TURN: Condition = { kind: 'your-turn', player: { kind: 'you' } };

const moment: Reader<Condition> = oneOf(
  words('during your turn').map(() => YOUR_TURN),
  words('on your turn').map(() => YOUR_TURN),
  words('during turns other than yours').map((): Condition => ({ kind: 'not', condition: YOUR_TURN })),
  words("during each opponent 's turn").map((): Condition => ({ kind: 'not', condition: YOUR_TURN })),
);

const when: Reader<Frame> = oneOf(
  sequence(oneOf(words('as long as'), word('while', 'if')), condition).map(
    ([, holds]): Frame => ({ kind: 'condition', condition: holds }),
  ),
  moment.map((holds): Frame => ({ kind: 'condition', condition: holds })),
);

const lasting: Reader<Frame> = duration.map((lasts): Frame => ({ kind: 'duration', duration: lasts }));

/** "As long as …,", "During your turn,", "Until end of turn," */
const prefix: Reader<Frame> = sequence(oneOf(when, lasting), word(',')).map(([frame]) => frame);

const whereX: Reader<Frame> = sequence(optional(word(','), null), words('where x is'), quantity).map(
  ([, , of]): Frame => ({ kind: 'x', quantity: of }),
);

const tail: Reader<Frame> = oneOf(when, lasting, whereX);

/** Predicates joined by "and", without what stands around them. */
export const predicates: Reader<readonly Predicate[]> = lazy(() => separated(predicate, joint));

const joint = sequence(oneOf(words(', and'), word('and', ',')), optional(word('it', 'they', 'each'), null));

/** Predicates with a condition of their own: "gets +1/+1 as long as … and has flying as long as …". */
const groups: Reader<readonly Group[]> = separated(
  sequence(separated(predicate, joint), many(tail)).map(([predicates, frames]): Group => ({ predicates, frames })),
  joint,
);

function composed(about: SubjectDraft, said: readonly Group[], around: readonly Frame[]): ClauseDraft {
  const spans = said.flatMap(({ predicates }) =>
    predicates.map(({ parts, from, to }) => ({ from, to, layers: layersOf(parts) })),
  );
  // A frame at the end of the only group belongs to the sentence as much as one at its beginning.
  const clauses = said.map(
    ({ predicates, frames }): DraftClause =>
      conditional(
        { subject: about, parts: predicates.flatMap(({ parts }) => parts.map((part) => withChosenTypes(part, about))) },
        [...around, ...frames],
      ),
  );
  const frames = [...around, ...said.flatMap((group) => group.frames)];
  return { clauses: withFrames(joined(clauses), frames), duration: durationOf(frames), spans };
}

function framed(draft: ClauseDraft, frames: readonly Frame[]): ClauseDraft {
  const clauses = draft.clauses.map((one) => conditional(one, frames));
  // 604.3a(5): what holds under a condition defines nothing, so it works in 7b.
  const isConditional = frames.some(({ kind }) => kind === 'condition');
  const spans = draft.spans.map((span) =>
    isConditional ? { ...span, layers: span.layers.map((layer) => (layer === '7a' ? '7b' : layer)) } : span,
  );
  return { clauses: withFrames(clauses, frames), duration: durationOf(frames) ?? draft.duration, spans };
}

/** Groups without conditions of their own are one clause: their parts have one set of objects. */
function joined(clauses: readonly DraftClause[]): readonly DraftClause[] {
  const found: DraftClause[] = [];
  for (const next of clauses) {
    const last = found.at(-1);
    if (last === undefined || last.condition !== next.condition) found.push(next);
    else found[found.length - 1] = { ...last, parts: [...last.parts, ...next.parts] };
  }
  return found;
}

function durationOf(frames: readonly Frame[]): Duration | null {
  return frames.reduce<Duration | null>((found, frame) => (frame.kind === 'duration' ? frame.duration : found), null);
}

function withFrames(clauses: readonly DraftClause[], frames: readonly Frame[]): readonly DraftClause[] {
  const x = frames.find((frame) => frame.kind === 'x');
  const counted = clauses.map((one) => ({ ...one, parts: one.parts.map(aboutIt(one.subject)) }));
  return x === undefined ? counted : counted.map((one) => withX(one, aboutIt(one.subject)(x.quantity)));
}

/** In what is said of others than the source, "other" leaves out the object that is spoken of. */
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
  const first = conditions.find((one) => one.kind === 'matches');
  if (clause.subject.kind !== 'back' || first === undefined || first.object.kind === 'it') return clause;
  return { ...clause, subject: { kind: 'object', object: first.object } };
}

/** A condition on "it" asks the subject: as part of the filter where the subject is a set of objects. */
function underCondition(clause: DraftClause, condition: Condition): DraftClause {
  const { subject: about } = clause;
  if (about.kind === 'all' && condition.kind === 'matches' && condition.object.kind === 'it') {
    return { ...clause, subject: { kind: 'all', filter: allOf([about.filter, condition.filter]) } };
  }
  const { object } = about.kind === 'object' ? about : { object: null };
  const meant = object === null ? condition : mapRefs(condition, (ref) => (ref.kind === 'it' ? object : null));
  const both: Condition =
    clause.condition === undefined ? meant : { kind: 'all-of', conditions: [clause.condition, meant] };
  return { ...clause, condition: both };
}
