/** Who waited for whom (613.8b), read off the trace. */
import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Trace } from './types';

/** What an effect let newer effects go first for, by what became of it. */
export type Waits = {
  /** It applied, and the effect after it (613.8b). */
  readonly applied: readonly EffectKey[];
  /** It lost its ability before its turn, so there is nothing left to wait for (613.8c). */
  readonly gone: readonly EffectKey[];
  /** What applied since has ended the dependency (613.8c). */
  readonly ended: readonly EffectKey[];
};

/**
 * What an effect waited for before its entry of the trace: the effects that it depended on while a newer one applied. An
 * effect that lost its ability that way never applies, yet it waited all the same. `index` is the entry, from 0.
 */
export function waitsOf(trace: Trace, index: number): Waits {
  const own = trace.steps[index];
  if (own === undefined || (own.kind !== 'applies' && own.kind !== 'never-applies')) return NOTHING;
  const waitedFor = new Set<EffectKey>();
  const applied = new Set<EffectKey>();
  const gone = new Set<EffectKey>();
  for (let before = 0; before < index; before += 1) {
    const step = trace.steps[before];
    if (step === undefined || step.layer !== own.layer) continue;
    if (step.kind === 'never-applies' && waitedFor.has(step.effect)) gone.add(step.effect);
    if (step.kind !== 'applies') continue;
    const isPassedOver = isOlder(trace, own.effect, step.effect);
    if (!isPassedOver && !waitedFor.has(step.effect)) continue;
    const needed = dependedOn(trace, before, own.effect);
    if (isPassedOver) for (const on of needed) waitedFor.add(on);
    if (needed.includes(step.effect)) applied.add(step.effect);
  }
  const ended = [...waitedFor].filter((on) => !applied.has(on) && !gone.has(on));
  return { applied: [...applied], gone: [...gone], ended };
}

/** The entries whose effect let a newer one of its layer go first: only these may have waited. One pass, for asking about many. */
export function passedOver(trace: Trace): ReadonlySet<number> {
  const found = new Set<number>();
  const newest = new Map<Layer, number>();
  for (const [index, step] of trace.steps.entries()) {
    if (step.kind !== 'applies') continue;
    const age = trace.effects.get(step.effect)?.timestamp ?? 0;
    const before = newest.get(step.layer) ?? -1;
    if (before > age) found.add(index);
    newest.set(step.layer, Math.max(before, age));
  }
  return found;
}

/** All that it waited for, whatever became of it. */
export function waitedFor(trace: Trace, index: number): readonly EffectKey[] {
  const { applied, gone, ended } = waitsOf(trace, index);
  return [...applied, ...gone, ...ended];
}

const NOTHING: Waits = { applied: [], gone: [], ended: [] };

function dependedOn(trace: Trace, index: number, dependent: EffectKey): readonly EffectKey[] {
  const { edges } = trace.dependenciesBefore(index);
  return edges.filter((edge) => edge.dependent === dependent && !edge.inLoop).map(({ on }) => on);
}

function isOlder(trace: Trace, effect: EffectKey, other: EffectKey): boolean {
  const [own, its] = [trace.effects.get(effect), trace.effects.get(other)];
  return own !== undefined && its !== undefined && own.timestamp < its.timestamp;
}
