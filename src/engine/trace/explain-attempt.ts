/** What was tried and did not apply: gone abilities, false conditions, spared objects, sets that were fixed before. */
import type { CompiledBoard } from '../board/compiled';
import { fillPart, layerOf, ruleOf } from '../effects';
import { applyParts, inOrder } from '../effects/apply-parts';
import type { EffectSpec } from '../model/abilities';
import type { Field } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { type Aspect, FIELDS_OF, isAbout } from './aspects';
import { askingAs, specOf } from './effect-spec';
import { ruleOfStep } from './explain-change';
import { nearMiss } from './explain-filter';
import { isSubject, sinceWhen } from './explain-fit';
import { edgeBetween } from './explain-order';
import { inSentence } from './explain-value';
import { sameValue } from './log';
import { layerNow } from './renumbered';
import type { AppliesStep, LayerEffect, Trace, TraceStep } from './types';
import { because, type Why } from './why';

type NeverStep = Extract<TraceStep, { kind: 'never-applies' }>;

/** All that was tried on this aspect of the object and came to nothing, in the order of the trace. */
export function attempts(aspect: Aspect, object: ObjectId, { trace, compiled, retyped }: Context): Why[] {
  return trace.steps.flatMap((step, index) => {
    if ((step.kind !== 'applies' && step.kind !== 'never-applies') || trace.affects(index, object)) return [];
    const layer = layerNow(step, trace);
    const effect = isAbout(layer, aspect) ? trace.effects.get(step.effect) : undefined;
    const spec = effect && specOf(effect, compiled, trace);
    if (!effect || !spec || !concerns(spec, effect.isCda, layer, aspect)) return [];
    const asking = askingAs(effect, compiled, trace, trace.tableAt(index));
    const told = toldOf(step, { spec, effect, object, index, trace, asking, retyped });
    // What would have left the value as it is explains nothing of it.
    return told.length === 0 || wouldChange(spec, effect.isCda, layer, aspect, { ...asking, it: object })
      ? told
      : told.map((why) => ({ ...why, weight: 0 }));
  });
}

type Attempt = {
  readonly spec: EffectSpec;
  readonly effect: LayerEffect;
  readonly object: ObjectId;
  readonly index: number;
  readonly trace: Trace;
  readonly asking: Asking;
  /** The entries that changed its types. */
  readonly retyped: readonly number[];
};

function toldOf(step: AppliesStep | NeverStep, attempt: Attempt): Why[] {
  const { spec, effect, object, index, trace, asking } = attempt;
  if (!isSubject(spec, object, asking)) {
    if (step.kind !== 'applies') return [];
    const miss = spared(spec, step, index, object, asking);
    return miss.length > 0 ? miss : fitsNoMore(step, attempt);
  }
  return step.kind === 'applies' ? fixedBefore(step, effect, index, trace) : never(step, effect, object, index, trace);
}

/** Would its parts of this layer change the aspect, if they applied to the object now? */
function wouldChange(spec: EffectSpec, isCda: boolean, layer: Layer, aspect: Aspect, at: Asking): boolean {
  const row = at.it === null ? undefined : at.rows.get(at.it);
  if (row === undefined) return false;
  const here = spec.clauses.flatMap(({ parts }) => parts.filter((part) => layerOf(part, isCda) === layer));
  // To add to a size is to change it; how much may take counting the whole table.
  if (here.some(({ kind }) => kind === 'modify-pt')) return true;
  const after = applyParts(
    row,
    inOrder(here).map((part) => fillPart(part, at)),
    at,
  );
  return FIELDS_OF[aspect].some((field) => !sameValue(row[field], after[field]));
}

type Context = { readonly trace: Trace; readonly compiled: CompiledBoard; readonly retyped: readonly number[] };

/** Does the effect have a part in this layer that is about the aspect? */
function concerns(spec: EffectSpec, isCda: boolean, layer: Layer, aspect: Aspect): boolean {
  return spec.clauses.some(({ parts }) =>
    parts.some((part) => layerOf(part, isCda) === layer && writtenBy(part).some((field) => isOf(field, aspect))),
  );
}

const isOf = (field: Field, aspect: Aspect): boolean => (FIELDS_OF[aspect] as readonly Field[]).includes(field);

/** What a part really writes: adding a land type leaves card types and supertypes alone. */
function writtenBy(part: Part): readonly Field[] {
  const fields = ruleOf(part).writes(part);
  if (part.kind !== 'add-types') return fields;
  const { cardTypes, supertypes, subtypes, special } = part;
  return fields.filter((field) => {
    if (field === 'cardTypes') return cardTypes.length > 0;
    if (field === 'supertypes') return supertypes.length > 0;
    return subtypes.length > 0 || special.length > 0;
  });
}

function never(step: NeverStep, effect: LayerEffect, object: ObjectId, index: number, trace: Trace): Why[] {
  const values = {
    effect: { effect: effect.key },
    text: { cardText: inSentence(effect.text) },
    layer: { layer: step.layer },
  };
  const at = { step: index };
  switch (step.why) {
    case 'ability-gone':
      return step.because === null
        ? [because('gone', values, { ...at, rule: '611.3a', weight: 2 })]
        : abilityGone(effect, step.because, object, values, index, trace);
    case 'condition-false':
      return [because('condition-false', values, { ...at, rule: '611.3a', weight: 2 })];
    case 'zone':
      return [because('zone', values, { ...at, rule: '113.6', weight: 2 })];
    case 'duration-over':
      return [because('duration-over', values, { ...at, rule: '611.2b', weight: 2 })];
  }
}

/** In the same layer this is a dependency, told step by step; otherwise an earlier layer took the ability (D11). */
function abilityGone(
  effect: LayerEffect,
  taker: EffectKey,
  object: ObjectId,
  said: Why['values'],
  index: number,
  trace: Trace,
): Why[] {
  const step = trace.steps[index];
  const lostIn = layerWhereLost(effect, taker, index, trace);
  const values = { ...said, other: { effect: taker }, otherLayer: { layer: lostIn } };
  const at = { step: index };
  if (!step || !edgeBetween(effect.key, taker, step.layer, trace)) {
    return [because('gone-before', values, { ...at, rule: '613.6', weight: 2 })];
  }
  const older = effect.timestamp < (trace.effects.get(taker)?.timestamp ?? 0);
  return [
    because(effect.source === object ? 'would-own' : 'would', values, {
      ...at,
      rule: ruleOfStep(step, trace),
      weight: 1,
    }),
    because('depends-existence', values, { ...at, rule: '613.8a', weight: 7 }),
    because(older ? 'waits-though-older' : 'waits', values, { ...at, rule: '613.8b', weight: 2 }),
    because('gone-by-then', values, { ...at, rule: '613.8c', weight: 3 }),
  ];
}

/** The layer in which the taker changed the abilities of the source. */
function layerWhereLost({ source }: LayerEffect, taker: EffectKey, before: number, trace: Trace): Layer {
  const found = trace.steps.slice(0, before).findLast((step, index) => {
    if (step.kind !== 'applies' || step.effect !== taker || source === null) return false;
    return trace.changesOf(index, source).some(({ field }) => field === 'abilities');
  });
  return found?.layer ?? '6'; // where abilities are lost, unless a land type took them
}

/** It would fit by now, but the set was fixed when the effect began (613.6, 611.2c). */
function fixedBefore(step: AppliesStep, effect: LayerEffect, index: number, trace: Trace): Why[] {
  const begun = trace.steps.slice(0, index).some((entry) => entry.kind === 'applies' && entry.effect === step.effect);
  const values = { effect: { effect: step.effect }, layer: { layer: step.layer } };
  if (begun) return [because('set-fixed', values, { step: index, rule: '613.6', weight: 5 })];
  if (effect.origin === 'resolved') return [because('locked-in', values, { step: index, rule: '611.2c', weight: 5 })];
  return [];
}

/** It did fit, until another effect changed it before this one began: its set has been the same since (613.6). */
function fitsNoMore(step: AppliesStep, { spec, effect, object, trace, asking, retyped }: Attempt): Why[] {
  const since = sinceWhen(false, { spec, effect: effect.key, object, trace, retyped, asking });
  if (since === null) return [];
  const { other, types, begun } = since;
  const layer = { layer: trace.steps[begun]?.layer ?? step.layer };
  const values = { effect: { effect: effect.key }, other: { effect: other }, types, layer };
  return [because('fits-no-more', values, { step: begun, rule: '611.3a', weight: 2 })];
}

function spared(spec: EffectSpec, step: AppliesStep, index: number, object: ObjectId, asking: Asking): Why[] {
  const miss = spec.clauses
    .map(({ subject }) => (subject.kind === 'all' ? nearMiss(subject.filter, object, asking) : null))
    .find((found) => found !== null);
  if (!miss) return [];
  return [because('spared', { effect: { effect: step.effect }, miss }, { step: index, rule: '611.3a', weight: 2 })];
}
