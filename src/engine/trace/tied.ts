/** Who shares a timestamp (613.7a): abilities of one object, and what was granted beside what grants it. */
import type { EffectKey } from '../model/ids';
import type { Trace } from './types';

/** What has the timestamp of the entry's effect and was applied before it in its layer. `index` is the entry, from 0. */
export function tiedBefore(trace: Trace, index: number): readonly EffectKey[] {
  const own = trace.steps[index];
  if (own?.kind !== 'applies') return [];
  const timestampOf = (effect: EffectKey) => trace.effects.get(effect)?.timestamp;
  return trace.steps.slice(0, index).flatMap((step) => {
    const isTied = step.kind === 'applies' && step.layer === own.layer && step.effect !== own.effect;
    return isTied && timestampOf(step.effect) === timestampOf(own.effect) ? [step.effect] : [];
  });
}
