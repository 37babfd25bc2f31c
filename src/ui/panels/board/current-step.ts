import { useMemo } from 'react';
import type { Layer, ObjectId } from '../../../engine';
import type { Tiles } from './use-tiles';

export type CurrentStep = {
  readonly layer: Layer;
  readonly source: ObjectId | null;
  /** What this step changed; what it affects without a change does not glow. */
  readonly objects: ReadonlySet<ObjectId>;
};

/** The application that the board stands at, or null before the first, at a note, or in a preview. */
export function useCurrentStep({ evaluation, step, isPreview }: Tiles): CurrentStep | null {
  return useMemo(() => {
    const entry = isPreview ? undefined : evaluation.trace.steps[step - 1];
    if (entry?.kind !== 'applies') return null;
    return {
      layer: entry.layer,
      source: evaluation.trace.effects.get(entry.effect)?.source ?? null,
      objects: new Set(evaluation.trace.changesOf(step - 1).map((change) => change.object)),
    };
  }, [evaluation, step, isPreview]);
}
