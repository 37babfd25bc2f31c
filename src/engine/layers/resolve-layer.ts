import type { Edition } from '../model/editions';
import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { DependencyMoment, LayerEffect } from '../trace/types';
import { applyEffect } from './apply-effect';
import { choose, dependsOnClass, oldest } from './choose';
import { isInStage, stagesOf } from './editions';
import { addNode, dropNode, type Graph, type Node, newGraph } from './graph';
import { byTimestamp, type Instance } from './instance';
import { momentOf } from './moment';
import { reasonFor } from './reason';
import { recheck } from './recheck';
import { dismiss, isAlive, note, type Resolution } from './resolution';

/** One layer: defining abilities first, then the rest (613.3), each phase until nothing is left to apply. */
export function resolveLayer(layer: Layer, resolution: Resolution, edition: Edition): void {
  dismissEnded(layer, resolution);
  resolvePhase((effect) => effect.layers.includes(layer) && effect.isCda, layer, resolution);
  for (const stage of stagesOf(layer, edition)) {
    const isHere = (effect: LayerEffect) => effect.layers.includes(layer) && !effect.isCda && isInStage(effect, stage);
    resolvePhase(isHere, layer, resolution);
  }
}

/**
 * Applies what has a part in this layer: always the earliest effect that waits for nothing (613.7, 613.8b). After each
 * application dependencies are asked anew where something changed (613.8c), what lost its ability is dropped (D12) and
 * what was granted joins (D14).
 */
function resolvePhase(isHere: (effect: LayerEffect) => boolean, layer: Layer, resolution: Resolution): void {
  const here: Instance[] = [];
  for (const one of resolution.instances.values()) if (belongs(one, isHere) && isAlive(one, resolution)) here.push(one);
  if (here.length === 0) return;
  const graph = newGraph(layer, resolution);
  for (const instance of here.sort(byTimestamp)) addNode(instance, graph);
  const phase: Phase = { waited: new Map(), expected: null };
  const whichIsNext = resolution.ignoresDependency ? oldest : choose;
  for (let choice = whichIsNext(graph); choice !== null; choice = whichIsNext(graph)) {
    const { next, loop } = choice;
    resolution.watch?.(layer, resolution);
    const moment = momentOf(graph);
    announce(next, loop, phase, moment, graph);
    const reason = reasonFor(next, loop, phase.waited, graph);
    rememberWaiting(next, phase, graph);
    const { came, changed, set, hasEnded } = applyEffect(next, reason, moment, graph);
    graph.turn++;
    dropNode(next, graph);
    if (hasEnded) dropEnded(graph);
    recheck(changed, set, graph);
    phase.expected = whoWasNext(graph);
    if (hasEnded) takeRewritten(graph);
    for (const one of came) if (belongs(one, isHere)) addNode(one, graph); // D14
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
function whoWasNext(graph: Graph): EffectKey | null {
  if (graph.altered.size === 0) return null;
  const now = [...graph.altered.keys()].map((reader) => [reader, reader.found] as const);
  for (const [reader, found] of graph.altered) reader.found = found;
  const expected = choose(graph)?.next.instance.effect.key ?? null;
  for (const [reader, found] of now) reader.found = found;
  return expected;
}

const belongs = ({ effect, idle }: Instance, isHere: (effect: LayerEffect) => boolean): boolean =>
  idle === null && isHere(effect);

/** D12: what lost its ability before its turn is dropped, and the trace says so. */
function dropEnded(graph: Graph): void {
  const { resolution, layer, pool } = graph;
  for (const node of pool.filter(({ instance }) => !isAlive(instance, resolution))) {
    dropNode(node, graph);
    dismiss(node.instance, layer, resolution);
  }
}

/** D20: what layer 3 rewrote is there under its new words. */
function takeRewritten(graph: Graph): void {
  const { instances } = graph.resolution;
  for (const node of [...graph.pool]) {
    const now = instances.get(node.instance.effect.key);
    if (now === undefined || now === node.instance) continue;
    dropNode(node, graph);
    addNode(now, graph);
  }
}

/** Notes before an application: a loop that decides, an order that has changed. */
function announce(next: Node, loop: readonly Node[], phase: Phase, moment: () => DependencyMoment, graph: Graph): void {
  const { layer, resolution, nodes } = graph;
  const { key } = next.instance.effect;
  if (loop.length > 0)
    note({ kind: 'loop', layer, members: loop.map(({ instance }) => instance.effect.key) }, resolution, moment);
  const instead = phase.expected;
  if (instead === null || instead === key || !nodes.has(instead)) return;
  note({ kind: 'reordered', layer, next: key, instead }, resolution, moment);
}

/** Older effects that depend on the next one let it go first: the trace says so when their turn comes. */
function rememberWaiting(next: Node, { waited }: Phase, graph: Graph): void {
  for (const older of graph.pool) {
    if (older === next) return;
    if (!dependsOnClass(older, next.writer, graph)) continue;
    const { key } = older.instance.effect;
    waited.set(key, (waited.get(key) ?? new Set()).add(next.instance.effect.key));
  }
}

/** Effects that lost their ability in an earlier layer, or do not work where they are, are named where they would have begun. */
function dismissEnded(layer: Layer, resolution: Resolution): void {
  for (const instance of resolution.instances.values()) {
    if (!instance.effect.layers.includes(layer)) continue;
    if (instance.idle !== null || !isAlive(instance, resolution)) dismiss(instance, layer, resolution);
  }
}
