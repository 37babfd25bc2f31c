/** Places of the head: position n means "after the first n entries of the trace"; 0 is the start. */
import { ALL_LAYERS, type Layer } from '../model/layers';
import type { Trace, TraceStep } from './types';

/** The entry that the head stands on, or null at the start. */
export function entryAt(trace: Trace, position: number): TraceStep | null {
  return trace.steps[position - 1] ?? null;
}

/** "1 of 3": applications up to a position, and in all. Notes do not count. */
export function stepNumber(trace: Trace, position: number): { readonly number: number; readonly of: number } {
  const applies = (step: TraceStep) => step.kind === 'applies';
  return { number: trace.steps.slice(0, position).filter(applies).length, of: trace.steps.filter(applies).length };
}

/** The positions that stepping visits: all of them, or only the start and the entries that changed something. */
export function placesToVisit(trace: Trace, withUnchanged: boolean): readonly number[] {
  const all = Array.from({ length: trace.steps.length + 1 }, (_, position) => position);
  return withUnchanged ? all : all.filter((position) => position === 0 || trace.changesOf(position - 1).length > 0);
}

/** The position before or after this one, out of those that are visited; itself at the end of the way. */
export function neighbor(places: readonly number[], position: number, way: 'previous' | 'next'): number {
  const found =
    way === 'next' ? places.find((place) => place > position) : [...places].reverse().find((place) => place < position);
  return found ?? position;
}

/** The position after the last entry of a layer, or the end where no layer is given. */
export function endOfLayer(layer: Layer | null, trace: Trace): number {
  if (layer === null) return trace.steps.length;
  const later = trace.steps.findIndex((step) => ALL_LAYERS.indexOf(step.layer) > ALL_LAYERS.indexOf(layer));
  return later < 0 ? trace.steps.length : later;
}
