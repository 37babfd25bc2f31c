/** Stops: where to run to, as a debugger runs to the next breakpoint. */
import type { Field } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import { ALL_LAYERS, type Layer } from '../model/layers';
import { ASPECTS, type Aspect, FIELDS_OF } from './aspects';
import type { Change, Trace, TraceStep } from './types';

export type Stop =
  | { readonly kind: 'object'; readonly object: ObjectId } // the next change of this object
  | { readonly kind: 'aspect'; readonly object: ObjectId; readonly aspect: Aspect } // of one characteristic of it
  | { readonly kind: 'effect'; readonly effect: EffectKey } // the next entry about this effect
  | { readonly kind: 'layer'; readonly layer: Layer }; // the first entry of this layer

/** The position of the next entry after `position` (or the last before it) that the stop asks for; null where there is none. */
export function runTo(trace: Trace, position: number, stop: Stop, way: 'next' | 'previous' = 'next'): number | null {
  const last = trace.steps.length;
  const step = way === 'next' ? 1 : -1;
  for (let place = position + step; place >= 1 && place <= last; place += step)
    if (asksFor(trace, place - 1, stop)) return place;
  return null;
}

/** The position of a layer: its first entry, or the last before it where nothing happens in it. */
export function placeOfLayer(trace: Trace, layer: Layer): number {
  const first = trace.steps.findIndex((step) => step.layer === layer);
  if (first >= 0) return first + 1;
  return trace.steps.filter((step) => ALL_LAYERS.indexOf(step.layer) < ALL_LAYERS.indexOf(layer)).length;
}

/** The aspects of an object that anything in the trace changes: those that a stop makes sense for. */
export function changingAspects(trace: Trace, object: ObjectId): readonly Aspect[] {
  const changes = trace.steps.flatMap((_, index) => trace.changesOf(index, object));
  // Power and toughness have an aspect together; apart they would be asked for twice.
  return ASPECTS.filter((aspect) => aspect !== 'power' && aspect !== 'toughness' && changes.some(isOf(aspect)));
}

const isOf = (aspect: Aspect) => {
  const fields: readonly Field[] = FIELDS_OF[aspect];
  return (change: Change): boolean => fields.includes(change.field);
};

/** The effects that an entry is about. */
export function effectsOf(step: TraceStep): readonly EffectKey[] {
  switch (step.kind) {
    case 'applies':
    case 'never-applies':
    case 'goes-on':
      return [step.effect];
    case 'loop':
      return step.members;
    case 'reordered':
      return [step.next, step.instead];
  }
}

function asksFor(trace: Trace, index: number, stop: Stop): boolean {
  const step = trace.steps[index];
  if (step === undefined) return false;
  switch (stop.kind) {
    case 'object':
      return trace.changesOf(index, stop.object).length > 0;
    case 'aspect':
      return trace.changesOf(index, stop.object).some(isOf(stop.aspect));
    case 'effect':
      return effectsOf(step).includes(stop.effect);
    case 'layer':
      return step.layer === stop.layer;
  }
}
