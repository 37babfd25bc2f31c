import { type AppliesStep, type EffectKey, LAYERS, type LayerEffect, type Trace } from '../engine';
import type { Case, Difference } from './types';

/** Were the effects of these sources applied in this order, in their layer? Others may stand between them. */
export function checkOrder(order: NonNullable<Case['order']>, trace: Trace): readonly Difference[] {
  return Object.entries(order).flatMap(([layer, names]) => {
    const applied = appliedIn(layer, trace);
    let next = 0;
    for (const effect of applied) {
      const name = names[next];
      if (name !== undefined && isNamed(name, effect)) next++;
    }
    if (next === names.length) return [];
    return [{ place: `order.${layer}`, expected: names, got: applied.map((effect) => effect.key) }];
  });
}

/** Was each of these dependencies found in its layer at some moment? An empty list says that none may be. */
export function checkDependencies(wanted: NonNullable<Case['dependencies']>, trace: Trace): readonly Difference[] {
  return Object.entries(wanted).flatMap(([layer, pairs]) => {
    const found = dependenciesIn(layer, trace);
    const got = found.map(([dependent, on]) => [dependent.key, on.key]);
    if (pairs.length === 0) return found.length === 0 ? [] : [{ place: `dependencies.${layer}`, expected: [], got }];
    const missing = pairs.filter(
      ([dependent, on]) => !found.some(([one, other]) => isNamed(dependent, one) && isNamed(on, other)),
    );
    return missing.length === 0 ? [] : [{ place: `dependencies.${layer}`, expected: missing, got }];
  });
}

/**
 * A case names an effect by where it comes from: `moon` is any static ability of that object, granted ones too, or what
 * makes it a copy; `moon/1` the ability on its second line; `bear#+1/+1` a kind of counter; `e1` a resolved effect.
 */
export function isNamed(name: string, effect: LayerEffect): boolean {
  if (name === effect.key) return true;
  if (effect.origin === 'resolved' || effect.origin === 'counter' || effect.source === null) return false;
  if (name === effect.source) return true;
  return effect.grantedBy === null && name === `${effect.source}/${effect.line}`;
}

const appliedIn = (layer: string, trace: Trace): readonly LayerEffect[] =>
  trace.steps
    .filter((step): step is AppliesStep => step.kind === 'applies' && step.layer === layer)
    .flatMap((step) => effectOf(step.effect, trace));

function dependenciesIn(layer: string, trace: Trace): readonly (readonly [LayerEffect, LayerEffect])[] {
  if (!LAYERS.some((known) => known === layer)) return [];
  const pairs = new Map<string, readonly [LayerEffect, LayerEffect]>();
  for (const [index, step] of trace.steps.entries()) {
    if (step.kind !== 'applies' || step.layer !== layer) continue;
    for (const edge of trace.dependenciesBefore(index).edges)
      for (const dependent of effectOf(edge.dependent, trace))
        for (const on of effectOf(edge.on, trace)) pairs.set(`${dependent.key} ${on.key}`, [dependent, on]);
  }
  return [...pairs.values()];
}

const effectOf = (key: EffectKey, trace: Trace): readonly LayerEffect[] => {
  const effect = trace.effects.get(key);
  return effect ? [effect] : [];
};
