import { useMemo } from 'react';
import { commonNoun, type Layer, type ObjectId } from '../../../engine';
import type { Tiles } from './use-tiles';

export type CurrentStep = {
  readonly layer: Layer;
  readonly source: ObjectId | null;
  /** What this step changed; what it affects without a change does not glow. */
  readonly objects: ReadonlySet<ObjectId>;
  /** What all of them are, for a sentence. */
  readonly noun: ReturnType<typeof commonNoun>;
};

/** The application that the board stands at, or null before the first, at a note, or in a preview. */
export function useCurrentStep({ evaluation, step, isPreview }: Tiles): CurrentStep | null {
  return useMemo(() => {
    const entry = isPreview ? undefined : evaluation.trace.steps[step - 1];
    if (entry?.kind !== 'applies') return null;
    const changed = new Set(evaluation.trace.changesOf(step - 1).map((change) => change.object));
    return {
      layer: entry.layer,
      source: evaluation.trace.effects.get(entry.effect)?.source ?? null,
      objects: changed,
      noun: commonNoun(evaluation.trace.tableAt(step - 1), [...changed]),
    };
  }, [evaluation, step, isPreview]);
}
