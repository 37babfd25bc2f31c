import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { DependencyEdge, DependencyMoment, TraceStep } from '../trace/types';
import { applyEffect } from './apply-effect';
import { dependsOn, type Moment } from './dependency';
import { byTimestamp, type Instance } from './instance';
import { loopsOf, nextOf } from './order';
import { reasonFor } from './reason';
import { dismiss, isAlive, note, type Resolution } from './resolution';

/** One layer: defining abilities first, then the rest (613.3), each phase until nothing is left to apply. */
export function resolveLayer(layer: Layer, resolution: Resolution): void {
  dismissEnded(layer, resolution);
  resolvePhase(layer, true, resolution);
  resolvePhase(layer, false, resolution);
}

/**
 * Applies what has a part in this layer: always the earliest effect that waits for nothing (613.7, 613.8b). After each
 * application dependencies are asked anew (613.8c), what lost its ability is dropped (D12) and what was granted joins (D14).
 */
function resolvePhase(layer: Layer, isCda: boolean, resolution: Resolution): void {
  let pool = [...resolution.instances.values()]
    .filter((one) => belongs(one, layer, isCda) && isAlive(one, resolution))
    .toSorted(byTimestamp);
  const phase: Phase = { layer, waited: new Map(), loops: new Set(), expected: null };
  while (pool.length > 0) {
    const edges = edgesAmong(pool, layer, resolution);
    const keys = pool.map(({ effect }) => effect.key);
    const next = pool.find(({ effect }) => effect.key === nextOf(keys, edges));
    if (next === undefined) return;
    const moment: DependencyMoment = { layer, pool: keys, edges };
    resolution.watch?.(layer, resolution);
    announce(next, moment, phase, resolution);
    const reason = reasonFor(next, pool, edges, phase.waited);
    const came = applyEffect(next, layer, reason, moment, resolution);
    remember(next.effect.key, moment, phase);
    const left = [...pool.filter((one) => one !== next), ...came.filter((one) => belongs(one, layer, isCda))].toSorted(
      byTimestamp,
    );
    pool = left.map((one) => resolution.instances.get(one.effect.key) ?? one).filter((one) => isAlive(one, resolution));
    for (const one of left) if (!isAlive(one, resolution)) dismiss(one, layer, resolution);
    phase.expected = nextOf(
      moment.pool.filter((key) => key !== next.effect.key),
      edges,
    );
  }
}

/** What a phase remembers between applications, for the reasons and notes of the trace. */
type Phase = {
  readonly layer: Layer;
  /** Who waited for whom at some earlier moment of this layer. */
  readonly waited: Map<EffectKey, Set<EffectKey>>;
  readonly loops: Set<string>;
  /** Who would have been next had dependencies not been asked anew (613.8c). */
  expected: EffectKey | null;
};

const belongs = ({ effect, idle }: Instance, layer: Layer, isCda: boolean): boolean =>
  idle === null && effect.isCda === isCda && effect.layers.includes(layer);

/** Every ordered pair is tried (613.8a). */
function edgesAmong(
  pool: readonly Instance[],
  layer: Layer,
  { rows, facts, begun }: Resolution,
): readonly DependencyEdge[] {
  const moment: Moment = { layer, rows, facts, begun: ({ effect }) => begun.get(effect.key) ?? null };
  const found = pool.flatMap((one) =>
    pool.flatMap((other) => (one === other ? [] : (dependsOn(one, other, moment) ?? []))),
  );
  const loops = loopsOf(
    pool.map(({ effect }) => effect.key),
    found,
  );
  return found.map((edge) => ({
    ...edge,
    inLoop: loops.some((loop) => loop.includes(edge.dependent) && loop.includes(edge.on)),
  }));
}

/** Notes before an application: a loop that has appeared, an order that has changed. */
function announce(next: Instance, moment: DependencyMoment, phase: Phase, resolution: Resolution): void {
  const { layer } = phase;
  const later = (): DependencyMoment => moment;
  for (const members of loopsOf(moment.pool, moment.edges)) {
    const name = members.join(' ');
    if (!phase.loops.has(name)) note({ kind: 'loop', layer, members }, resolution, later);
    phase.loops.add(name);
  }
  const instead = phase.expected;
  if (instead === null || instead === next.effect.key || !moment.pool.includes(instead)) return;
  const step: TraceStep = { kind: 'reordered', layer, next: next.effect.key, instead };
  note(step, resolution, later);
}

function remember(applied: EffectKey, { edges }: DependencyMoment, { waited }: Phase): void {
  for (const { dependent, on, inLoop } of edges) {
    if (on !== applied || inLoop) continue;
    waited.set(dependent, (waited.get(dependent) ?? new Set()).add(on));
  }
}

/** Effects that lost their ability in an earlier layer, or do not work where they are, are named where they would have begun. */
function dismissEnded(layer: Layer, resolution: Resolution): void {
  for (const instance of resolution.instances.values()) {
    if (!instance.effect.layers.includes(layer)) continue;
    if (instance.idle !== null || !isAlive(instance, resolution)) dismiss(instance, layer, resolution);
  }
}
