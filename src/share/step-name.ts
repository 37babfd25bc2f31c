import type { Trace } from '../engine';

/** A position in a trace as links write it: `7b.1` is after the first step of layer 7b, `0` the start; notes do not count. */
export function stepName(trace: Trace, position: number): string {
  const steps = trace.steps.slice(0, position).filter((step) => step.kind === 'applies');
  const layer = steps.at(-1)?.layer;
  return layer === undefined ? '0' : `${layer}.${steps.filter((step) => step.layer === layer).length}`;
}

/** The position that a link names, or the end where there is no such step (any more). */
export function positionOf(trace: Trace, name: string | null): number {
  if (name === null) return trace.steps.length;
  if (name === '0') return 0;
  const [layer, number] = name.split('.');
  const steps = [...trace.steps.entries()].filter(([, step]) => step.kind === 'applies' && step.layer === layer);
  const found = steps[Number(number) - 1];
  return found ? found[0] + 1 : trace.steps.length;
}
