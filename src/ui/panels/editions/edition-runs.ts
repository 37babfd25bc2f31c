/** One board under each numbering of the rules: the steps of layer 7 with its codes, and what comes out. */
import {
  type Difference,
  diffTraces,
  EDITIONS,
  type Edition,
  type EffectKey,
  editionCode,
  type LayerEffect,
  resolveLayers,
  type Trace,
} from '../../../engine';
import type { Evaluation } from '../../../evaluate';

export type EditionStep = {
  readonly effect: EffectKey;
  /** The layer as this edition numbers it, and as we do (for its colour). */
  readonly code: string;
  readonly layer: string;
};

export type EditionRun = {
  readonly edition: Edition;
  readonly steps: readonly EditionStep[];
  /** Final values that are not those of the current rules. */
  readonly differences: readonly Difference[];
  /** How it compares with the current rules. */
  readonly verdict: 'current' | 'same' | 'other-numbers' | 'other-order' | 'other-result';
};

/** The runs in the order of `EDITIONS`, the current rules first. */
export function editionRuns(evaluation: Evaluation): readonly EditionRun[] {
  const now = stepsOf(evaluation.trace, 'current');
  return EDITIONS.map((edition) => {
    const trace = edition === 'current' ? evaluation.trace : resolveLayers(evaluation.compiled, undefined, edition);
    const steps = stepsOf(trace, edition);
    const differences = diffTraces(evaluation, { ...evaluation, trace });
    return { edition, steps, differences, verdict: verdictOf(edition, steps, now, differences) };
  });
}

/** Where the numberings differ: layer 7, and keyword counters in layer 6. */
function stepsOf(trace: Trace, edition: Edition): readonly EditionStep[] {
  return trace.steps.flatMap((step) => {
    const effect = step.kind === 'applies' ? trace.effects.get(step.effect) : undefined;
    if (!effect || !isTold(step.layer, effect)) return [];
    return [{ effect: effect.key, code: editionCode(step.layer, effect, edition), layer: step.layer }];
  });
}

const isTold = (layer: string, { origin }: LayerEffect): boolean =>
  layer.startsWith('7') || (layer === '6' && origin === 'counter');

function verdictOf(
  edition: Edition,
  steps: readonly EditionStep[],
  now: readonly EditionStep[],
  differences: readonly Difference[],
): EditionRun['verdict'] {
  if (edition === 'current') return 'current';
  if (differences.length > 0) return 'other-result';
  if (steps.map(({ effect }) => effect).join() !== now.map(({ effect }) => effect).join()) return 'other-order';
  return steps.map(({ code }) => code).join() === now.map(({ code }) => code).join() ? 'same' : 'other-numbers';
}
