import { type CurrentLayer, LAYERS, layerNow, type Trace, type TraceStep } from '../engine';

/**
 * The position in another trace that means the same as `step` in this one: the start stays the start, the end the end,
 * and otherwise the same effect in the same layer, or the last entry that is not past that layer; editions number these
 * differently and mean the same.
 */
export function keepPlace(before: Trace, step: number, after: Trace): number {
  if (step >= before.steps.length) return after.steps.length; // where nothing applied yet, the start is the end
  if (step <= 0) return 0;
  const entry = before.steps[step - 1];
  if (!entry) return after.steps.length;
  const layer = layerNow(entry, before);
  const same = after.steps.findIndex((other) => layerNow(other, after) === layer && isSame(entry, other));
  return same >= 0 ? same + 1 : countUpTo(after, layer);
}

function isSame(one: TraceStep, other: TraceStep): boolean {
  return one.kind === other.kind && subject(one) === subject(other);
}

function subject(step: TraceStep): string {
  switch (step.kind) {
    case 'applies':
    case 'never-applies':
    case 'goes-on':
      return step.effect;
    case 'loop':
      return step.members.join(' ');
    case 'reordered':
      return step.next;
  }
}

function countUpTo(trace: Trace, layer: CurrentLayer): number {
  const limit = LAYERS.indexOf(layer);
  const next = trace.steps.findIndex((other) => LAYERS.indexOf(layerNow(other, trace)) > limit);
  return next < 0 ? trace.steps.length : next;
}
