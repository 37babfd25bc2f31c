import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { DependencyMoment } from '../trace/types';
import { applyEffect } from './apply-effect';
import { choose, dependsOnClass } from './choose';
import { addNode, dropNode, type Graph, type Node, newGraph, recheck } from './graph';
import { byTimestamp, type Instance } from './instance';
import { momentOf } from './moment';
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
 * application dependencies are asked anew where something changed (613.8c), what lost its ability is dropped (D12) and
 * what was granted joins (D14).
 */
function resolvePhase(layer: Layer, isCda: boolean, resolution: Resolution): void {
  const here = [...resolution.instances.values()].filter(
    (one) => belongs(one, layer, isCda) && isAlive(one, resolution),
  );
  if (here.length === 0) return;
  const graph = newGraph(layer, resolution);
  let pool: readonly Node[] = here.toSorted(byTimestamp).map((one) => addNode(one, graph));
  const phase: Phase = { waited: new Map(), expected: null };
  for (let choice = choose(pool, graph); choice !== null; choice = choose(pool, graph)) {
    const { next, loop } = choice;
    resolution.watch?.(layer, resolution);
    const moment = momentOf(pool, graph);
    announce(next, loop, phase, pool, moment, graph);
    const reason = reasonFor(next, loop, pool, phase.waited, graph);
    const passed = pool.slice(0, pool.indexOf(next));
    for (const older of passed) if (dependsOnClass(older, next.writer, graph)) remember(older, next, phase);
    const { came, changed, hasEnded } = applyEffect(next, reason, moment, graph);
    pool = pool.filter((one) => one !== next);
    dropNode(next, graph);
    if (hasEnded) pool = dropEnded(pool, graph);
    recheck(changed, graph);
    phase.expected = whoWasNext(pool, graph);
    if (came.length > 0 || hasEnded)
      pool = join(
        pool,
        came.filter((one) => belongs(one, layer, isCda)),
        graph,
      );
  }
}

/** What a phase remembers between applications, for the reasons and notes of the trace. */
type Phase = {
  /** Who let a newer effect go first because it depends on it. */
  readonly waited: Map<EffectKey, Set<EffectKey>>;
  /** Who would have been next had dependencies not been asked anew (613.8c). */
  expected: EffectKey | null;
};

/** Who would be next by the dependencies as they were, if the last recheck altered any; otherwise nothing can differ. */
function whoWasNext(pool: readonly Node[], graph: Graph): EffectKey | null {
  if (graph.altered.size === 0) return null;
  const now = [...graph.altered.keys()].map((reader) => [reader, reader.found] as const);
  for (const [reader, found] of graph.altered) reader.found = found;
  const expected = choose(pool, graph)?.next.instance.effect.key ?? null;
  for (const [reader, found] of now) reader.found = found;
  return expected;
}

const belongs = ({ effect, idle }: Instance, layer: Layer, isCda: boolean): boolean =>
  idle === null && effect.isCda === isCda && effect.layers.includes(layer);

/** D12: what lost its ability before its turn is dropped, and the trace says so. */
function dropEnded(pool: readonly Node[], graph: Graph): readonly Node[] {
  const { resolution, layer } = graph;
  const ended = pool.filter(({ instance }) => !isAlive(instance, resolution));
  if (ended.length === 0) return pool;
  for (const node of ended) {
    dropNode(node, graph);
    dismiss(node.instance, layer, resolution);
  }
  return pool.filter(({ instance }) => isAlive(instance, resolution));
}

/** D14: granted abilities join the queue of the current layer; D20: what layer 3 rewrote is there under its new words. */
function join(pool: readonly Node[], came: readonly Instance[], graph: Graph): readonly Node[] {
  const { instances } = graph.resolution;
  const rewritten = pool.filter(({ instance }) => instances.get(instance.effect.key) !== instance);
  if (came.length === 0 && rewritten.length === 0) return pool;
  for (const node of rewritten) dropNode(node, graph);
  const fresh = [...rewritten.flatMap(({ instance }) => instances.get(instance.effect.key) ?? []), ...came].map((one) =>
    addNode(one, graph),
  );
  return [...pool.filter((node) => !rewritten.includes(node)), ...fresh].toSorted((one, other) =>
    byTimestamp(one.instance, other.instance),
  );
}

/** Notes before an application: a loop that decides, an order that has changed. */
function announce(
  next: Node,
  loop: readonly Node[],
  phase: Phase,
  pool: readonly Node[],
  moment: () => DependencyMoment,
  graph: Graph,
): void {
  const { layer, resolution } = graph;
  const { key } = next.instance.effect;
  if (loop.length > 0)
    note({ kind: 'loop', layer, members: loop.map(({ instance }) => instance.effect.key) }, resolution, moment);
  const instead = phase.expected;
  if (instead === null || instead === key || !pool.some(({ instance }) => instance.effect.key === instead)) return;
  note({ kind: 'reordered', layer, next: key, instead }, resolution, moment);
}

function remember(older: Node, next: Node, { waited }: Phase): void {
  const { key } = older.instance.effect;
  waited.set(key, (waited.get(key) ?? new Set()).add(next.instance.effect.key));
}

/** Effects that lost their ability in an earlier layer, or do not work where they are, are named where they would have begun. */
function dismissEnded(layer: Layer, resolution: Resolution): void {
  for (const instance of resolution.instances.values()) {
    if (!instance.effect.layers.includes(layer)) continue;
    if (instance.idle !== null || !isAlive(instance, resolution)) dismiss(instance, layer, resolution);
  }
}
