/** Who waited for whom (613.8b), read off the trace. */
import type { EffectKey } from '../model/ids';
import type { Trace } from './types';

/**
 * What an effect waited for before its entry of the trace: the effects that it depended on when they were applied, although
 * it was older than they are. An effect that lost its ability that way never applies, yet it waited all the same.
 * `index` is the entry, from 0.
 */
export function waitedFor(trace: Trace, index: number): readonly EffectKey[] {
  const own = trace.steps[index];
  if (own === undefined || (own.kind !== 'applies' && own.kind !== 'never-applies')) return [];
  const found = new Set<EffectKey>();
  for (let before = 0; before < index; before += 1) {
    const step = trace.steps[before];
    if (step?.kind !== 'applies' || step.layer !== own.layer) continue;
    if (isOlder(trace, own.effect, step.effect) && dependedOn(trace, before, own.effect, step.effect))
      found.add(step.effect);
  }
  return [...found];
}

function dependedOn(trace: Trace, index: number, dependent: EffectKey, on: EffectKey): boolean {
  const { edges } = trace.dependenciesBefore(index);
  return edges.some((edge) => edge.dependent === dependent && edge.on === on && !edge.inLoop);
}

function isOlder(trace: Trace, effect: EffectKey, other: EffectKey): boolean {
  const [own, its] = [trace.effects.get(effect), trace.effects.get(other)];
  return own !== undefined && its !== undefined && own.timestamp < its.timestamp;
}
