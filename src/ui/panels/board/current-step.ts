import { commonNoun, type Layer, type ObjectId, type Trace } from '../../../engine';

export type CurrentStep = {
  readonly layer: Layer;
  readonly source: ObjectId | null;
  /** What this step changed; what it affects without a change does not glow. */
  readonly objects: ReadonlySet<ObjectId>;
  /** How many objects it affects, changed or not, and what all of them are, for a sentence. */
  readonly affects: number;
  readonly noun: ReturnType<typeof commonNoun>;
};

/** The application at a position of the trace, or null before the first and at a note. */
export function stepAt(trace: Trace, position: number): CurrentStep | null {
  const entry = trace.steps[position - 1];
  if (entry?.kind !== 'applies') return null;
  const changed = new Set(trace.changesOf(position - 1).map((change) => change.object));
  return {
    layer: entry.layer,
    source: trace.effects.get(entry.effect)?.source ?? null,
    objects: changed,
    affects: entry.objects.length,
    noun: commonNoun(trace.tableAt(position - 1), entry.objects),
  };
}
