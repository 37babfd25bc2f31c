/** What applied to an object and changed nothing of a value, and yet belongs to its story. */
import type { CompiledBoard } from '../board/compiled';
import type { ObjectId } from '../model/ids';
import type { Part } from '../model/parts';
import { type Aspect, FIELDS_OF } from './aspects';
import { barredGrants } from './barred';
import { specOf } from './effect-spec';
import type { ChangeAt } from './explain-change';
import { valueAt } from './explain-value';
import { tiedBefore } from './tied';
import type { AppliesStep, Trace } from './types';
import { because, type Why } from './why';

/**
 * The applications before `n` that set a size to what it was already, and those that took an ability before a later
 * effect of their layer gave it, or gave what it can't have. `changes` are those that did change the value.
 */
export function unchangedBy(
  aspect: Aspect,
  object: ObjectId,
  n: number,
  { trace, compiled, changes }: Context,
): readonly ChangeAt[] {
  return trace.steps.slice(0, n).flatMap((step, index): ChangeAt[] => {
    if (step.kind !== 'applies' || !trace.affects(index, object)) return [];
    if (!setsAgain(step, aspect) && aspect !== 'abilities') return [];
    if (!isOfOneSubject(step, compiled, trace)) return [];
    const [before, after] = [trace.tableAt(index).get(object), trace.tableAt(index + 1).get(object)];
    if (!before || !after || isChanged(aspect, object, index, trace)) return [];
    const entry = { index, step, before, after };
    const belongs =
      setsAgain(step, aspect) || tookTooEarly(entry, aspect, changes) || barredGrants(step, before).length > 0;
    return belongs ? [entry] : [];
  });
}

/** The reason that such an application gives; it changed nothing, so it is named among no changes. */
export function reasonOfNoChange({ step, index, before, after }: ChangeAt, aspect: Aspect, trace: Trace): Why {
  const effect = { effect: step.effect };
  if (aspect === 'abilities') {
    const barred = barredGrants(step, before).map((keyword) => ({ cardText: keyword }));
    if (barred.length > 0)
      return because('barred-gain', { effect, barred }, { rule: '113.11', step: index, weight: 1 });
    const lost = keywordsTaken(step).map((keyword) => ({ cardText: keyword }));
    const key = lost.length === 0 ? 'lost-all-earlier' : 'lost-earlier';
    return because(
      key,
      { effect, lost },
      { rule: laterIsGranted(step, index, trace) ? '613.7a' : '613.7', step: index, weight: 3 },
    );
  }
  return because(
    'size-set-again',
    { effect, after: valueAt(aspect, after, true) },
    { rule: '613.4b', step: index, weight: 0 },
  );
}

/** Did it apply before an ability of the same timestamp that was granted, as in the example of 613.7a? */
function laterIsGranted(step: AppliesStep, index: number, trace: Trace): boolean {
  const isGranted = ({ effect }: AppliesStep): boolean => (trace.effects.get(effect)?.grantedBy ?? null) !== null;
  return trace.steps.some(
    (entry, later) =>
      later > index && entry.kind === 'applies' && isGranted(entry) && tiedBefore(trace, later).includes(step.effect),
  );
}

type Context = { readonly trace: Trace; readonly compiled: CompiledBoard; readonly changes: readonly ChangeAt[] };

function isChanged(aspect: Aspect, object: ObjectId, index: number, trace: Trace): boolean {
  const fields = new Set<string>(FIELDS_OF[aspect]);
  return trace.changesOf(index, object).some(({ field }) => fields.has(field));
}

/** With several subjects one cannot tell from the step which of its parts were for this object. */
function isOfOneSubject(step: AppliesStep, compiled: CompiledBoard, trace: Trace): boolean {
  const effect = trace.effects.get(step.effect);
  return effect !== undefined && specOf(effect, compiled, trace)?.clauses.length === 1;
}

function setsAgain(step: AppliesStep, aspect: Aspect): boolean {
  return step.parts.some((part) => part.kind === 'set-pt' && setsThis(part, aspect));
}

function setsThis(part: Extract<Part, { kind: 'set-pt' }>, aspect: Aspect): boolean {
  if (aspect === 'power') return part.power !== null;
  if (aspect === 'toughness') return part.toughness !== null;
  return aspect === 'size' || aspect === 'base-size';
}

/** It took abilities, or these keywords, and a later effect of the same layer gave one of them. */
function tookTooEarly({ step, index }: ChangeAt, aspect: Aspect, changes: readonly ChangeAt[]): boolean {
  if (aspect !== 'abilities') return false;
  const taken = keywordsTaken(step);
  const takesAll = step.parts.some(({ kind }) => kind === 'remove-all-abilities');
  return changes.some(
    (later) =>
      later.index > index &&
      later.step.layer === step.layer &&
      gainedKeywords(later).some((keyword) => takesAll || taken.includes(keyword)),
  );
}

const keywordsTaken = (step: AppliesStep): readonly string[] =>
  step.parts.flatMap((part) => (part.kind === 'remove-abilities' ? part.keywords : []));

function gainedKeywords({ before, after }: ChangeAt): readonly string[] {
  const had = new Set(before.abilities.map(({ id }) => id));
  return after.abilities.filter(({ id }) => !had.has(id)).map(({ keyword, text }) => keyword ?? text);
}
