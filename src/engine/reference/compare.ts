import type { CompiledBoard } from '../board/compiled';
import type { Trace } from '../trace/types';
import { reference } from './reference';

/**
 * The first thing in which a trace and the reference differ, or null: order, objects and all dependencies at every
 * application, then every row at the end.
 */
export function differenceFromReference(trace: Trace, board: CompiledBoard): string | null {
  const wanted = reference(board);
  const steps = stepsOf(trace);
  for (const [index, step] of wanted.steps.entries()) {
    const expected = JSON.stringify(step);
    const got = JSON.stringify(steps[index] ?? null);
    if (expected !== got) return `step ${index}: expected ${expected}, got ${got}`;
  }
  if (steps.length > wanted.steps.length)
    return `step ${wanted.steps.length}: nothing was expected, got ${JSON.stringify(steps.at(-1))}`;
  for (const [id, row] of wanted.final) {
    const expected = JSON.stringify(row);
    const got = JSON.stringify(trace.final.get(id) ?? null);
    if (expected !== got) return `${id}: expected ${expected}, got ${got}`;
  }
  return null;
}

/** A trace's applications in the shape of the reference. */
const stepsOf = (trace: Trace) =>
  trace.steps.flatMap((step, index) => {
    if (step.kind !== 'applies') return [];
    const { edges } = trace.dependenciesBefore(index);
    const written = edges.map(({ dependent, on }) => `${dependent} > ${on}`).toSorted();
    return [{ layer: step.layer, effect: step.effect, objects: step.objects, edges: written }];
  });
