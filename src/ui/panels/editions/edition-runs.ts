/** One board under each numbering of the rules: the steps that they number or order differently, and what comes out. */
import {
  type Difference,
  diffTraces,
  EDITIONS,
  type Edition,
  type EffectKey,
  type Layer,
  type Trace,
} from '../../../engine';
import type { Evaluation } from '../../../evaluate';

export type EditionStep = { readonly effect: EffectKey; readonly layer: Layer };

export type EditionRun = {
  readonly edition: Edition;
  readonly steps: readonly EditionStep[];
  /** Final values that are not those of the current rules: `a` is the current one. */
  readonly differences: readonly Difference[];
  /** How it compares with the current rules. */
  readonly verdict: 'current' | 'same' | 'other-numbers' | 'other-order' | 'other-result' | 'not-decided';
};

/** The runs in the order of `EDITIONS`, the current rules first. */
export function editionRuns(evaluationIn: (edition: Edition) => Evaluation): readonly EditionRun[] {
  const now = evaluationIn('current');
  return EDITIONS.map((edition) => {
    const { trace } = evaluationIn(edition);
    const steps = toldSteps(trace);
    const differences = diffTraces(now, { ...now, trace });
    return { edition, steps, differences, verdict: verdictOf(edition, trace, now.trace, differences) };
  });
}

/** Where the numberings differ: layers 1 and 7, and keyword counters in layer 6. */
function toldSteps({ steps, effects }: Trace): readonly EditionStep[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'applies') return [];
    const { effect, layer } = step;
    const isKeywordCounter = layer === '6' && effects.get(effect)?.origin === 'counter';
    return /^[17]/.test(layer) || isKeywordCounter ? [{ effect, layer }] : [];
  });
}

function verdictOf(
  edition: Edition,
  trace: Trace,
  now: Trace,
  differences: readonly Difference[],
): EditionRun['verdict'] {
  if (edition === 'current') return 'current';
  if (edition === 'summary' && meetsInLayerOne(trace)) return 'not-decided';
  if (differences.length > 0) return 'other-result';
  const [then, today] = [toldSteps(trace), toldSteps(now)];
  if (then.map(({ effect }) => effect).join() !== today.map(({ effect }) => effect).join()) return 'other-order';
  return then.map(({ layer }) => layer).join() === today.map(({ layer }) => layer).join() ? 'same' : 'other-numbers';
}

/** The summary has copying and being face down in one step and does not say which comes first. */
function meetsInLayerOne({ steps, effects }: Trace): boolean {
  const touched = (isFaceDown: boolean) =>
    steps.flatMap((step) => {
      const here = step.kind === 'applies' && step.layer === '1' ? step : null;
      return here && (effects.get(here.effect)?.origin === 'face-down') === isFaceDown ? here.objects : [];
    });
  const copies = new Set(touched(false));
  return touched(true).some((object) => copies.has(object));
}
