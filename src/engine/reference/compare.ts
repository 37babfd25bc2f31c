import type { CompiledBoard } from '../board/compiled';
import type { Trace } from '../trace/types';
import { type Reference, type ReferenceStep, reference } from './reference';
import { same } from './same';

/**
 * The first thing in which a trace and the reference differ, or null: order, objects and all dependencies at every
 * application, then every row at the end.
 */
export function differenceFromReference(
  trace: Trace,
  board: CompiledBoard,
  wanted: Reference = reference(board),
): string | null {
  const steps = stepsOf(trace);
  for (const [index, step] of wanted.steps.entries())
    if (!same(step, steps[index])) return differing(`step ${index}`, step, steps[index]);
  if (steps.length > wanted.steps.length)
    return `step ${wanted.steps.length}: nothing was expected, got ${JSON.stringify(steps.at(-1))}`;
  for (const [id, row] of wanted.final)
    if (!same(row, trace.final.get(id))) return differing(id, row, trace.final.get(id));
  return null;
}

const differing = (where: string, wanted: unknown, got: unknown): string =>
  `${where}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got ?? null)}`;

/** A trace's applications in the shape of the reference. */
const stepsOf = (trace: Trace): readonly ReferenceStep[] =>
  trace.steps.flatMap((step, index) => {
    if (step.kind !== 'applies') return [];
    const { edges } = trace.dependenciesBefore(index);
    const written = edges.map(({ dependent, on }) => `${dependent} > ${on}`).toSorted();
    return [{ layer: step.layer, effect: step.effect, objects: step.objects, edges: written }];
  });
