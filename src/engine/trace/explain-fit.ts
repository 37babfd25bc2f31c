/** Whether the words of an effect mean an object, and which change of its types made that so. */
import type { CompiledBoard } from '../board/compiled';
import type { EffectSpec } from '../model/abilities';
import type { Field } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { CurrentLayer } from '../model/layers';
import type { Subject } from '../model/phrases';
import type { Asking } from '../query/asking';
import { isMeant } from '../query/matches';
import { objectsNamed } from '../query/refs';
import { askingAs, specOf } from './effect-spec';
import { type ChangeAt, ruleOfStep } from './explain-change';
import { typeLine } from './explain-value';
import { layerNow } from './renumbered';
import type { Trace } from './types';
import { because, type Why } from './why';

export function isSubject(spec: EffectSpec, object: ObjectId, asking: Asking): boolean {
  return spec.clauses.some(({ subject }) => means(subject, object, asking));
}

function means(subject: Subject, object: ObjectId, asking: Asking): boolean {
  switch (subject.kind) {
    case 'object':
      return objectsNamed(subject.object, asking).includes(object);
    case 'all':
      return isMeant(subject.filter, object, asking);
    case 'union':
      return subject.subjects.some((part) => means(part, object, asking));
    case 'targets':
      return asking.voice.targets.slice(subject.from).some((target) => target === object);
    case 'clause':
      return false; // the clause that it points to is asked itself
  }
}

/** The entries that changed the types of an object: what decides, more often than not, whether words mean it. */
export function typeChanges(object: ObjectId, trace: Trace): readonly number[] {
  return trace.steps.flatMap((step, index) => {
    if (step.kind !== 'applies' || !OF_TYPES.has(layerNow(step, trace)) || !trace.affects(index, object)) return [];
    return trace.changesOf(index, object).some(({ field }) => TYPES.has(field)) ? [index] : [];
  });
}
/** No later layer changes a type. */
const OF_TYPES: ReadonlySet<CurrentLayer> = new Set(['1a', '1b', '2', '3', '4']);
const TYPES: ReadonlySet<Field> = new Set(['cardTypes', 'subtypes', 'supertypes', 'everyCreatureType']);

/**
 * The last change of types before an effect began by which the object fits (or does not fit) its words since, and what the
 * object was as it began. Null where none did: it has been so from the start, as a copy, or for other reasons than its types.
 */
export function sinceWhen(
  fits: boolean,
  { spec, effect, object, trace, retyped, asking }: Fit,
): { readonly other: EffectKey; readonly types: ReturnType<typeof typeLine>; readonly begun: number } | null {
  if (retyped.length === 0) return null; // nearly always
  const begun = beginningOf(effect, trace);
  const fitsAt = (n: number): boolean => isSubject(spec, object, { ...asking, rows: trace.tableAt(n) });
  const index = retyped.findLast((change) => change < begun && fitsAt(change) !== fits);
  const step = index === undefined ? undefined : trace.steps[index];
  if (index === undefined || step?.kind !== 'applies' || fitsAt(index + 1) !== fits) return null;
  const row = trace.tableAt(begun).get(object);
  if (row === undefined || trace.effects.get(step.effect)?.origin === 'copy') return null;
  return { other: step.effect, types: typeLine(row), begun };
}

type Fit = {
  readonly spec: EffectSpec;
  readonly effect: EffectKey;
  readonly object: ObjectId;
  readonly trace: Trace;
  /** The entries that changed the types of the object. */
  readonly retyped: readonly number[];
  readonly asking: Asking;
};

/** The entry with which an effect begins to apply. */
const beginningOf = (effect: EffectKey, trace: Trace): number =>
  trace.steps.findIndex((entry) => entry.kind === 'applies' && entry.effect === effect);

/** An effect that means the object only since another changed its types; none where it is so by print, or told already. */
export function fitsSince({ index, step }: ChangeAt, object: ObjectId, { trace, compiled, retyped }: Context): Why[] {
  if (retyped.length === 0) return [];
  const effect = trace.effects.get(step.effect);
  const spec = effect && specOf(effect, compiled, trace);
  if (!effect || !spec) return [];
  const asking = askingAs(effect, compiled, trace, trace.tableAt(beginningOf(effect.key, trace)));
  const since = sinceWhen(true, { spec, effect: effect.key, object, trace, retyped, asking });
  if (since === null) return [];
  const { other, types } = since;
  if (step.reason.kind === 'waited' && step.reason.for.includes(other)) return [];
  const values = { effect: { effect: step.effect }, other: { effect: other }, types };
  return [because('fits-since', values, { rule: '611.3a', step: index, weight: 2 })];
}

/** What made a creature of an object that is printed as none: without it there would be no size (208.3). */
export function creatureSince(object: ObjectId, n: number, trace: Trace): Why[] {
  const isCreature = (at: number) => trace.tableAt(at).get(object)?.cardTypes.includes('Creature') === true;
  if (isCreature(0) || !isCreature(n)) return [];
  const index = trace.steps.slice(0, n).findLastIndex((_, at) => isCreature(at + 1) && !isCreature(at));
  const step = trace.steps[index];
  if (step?.kind !== 'applies' || trace.effects.get(step.effect)?.origin === 'copy') return [];
  const values = { other: { effect: step.effect }, layer: { layer: step.layer } };
  return [because('creature-since', values, { rule: ruleOfStep(step, trace), step: index, weight: 1 })];
}

type Context = { readonly trace: Trace; readonly compiled: CompiledBoard; readonly retyped: readonly number[] };
