import type { EffectKey } from '../model/ids';
import type { Reason } from '../trace/types';
import { writersOf } from './choose';
import type { Graph, Node, Writer } from './graph';

/** Why an effect is the next one, in the words of the rules; the most telling reason is given. */
export function reasonFor(
  next: Node,
  loop: readonly Node[],
  waited: ReadonlyMap<EffectKey, ReadonlySet<EffectKey>>,
  graph: Graph,
): Reason {
  const { key, isCda } = next.instance.effect;
  if (loop.length > 1) return { kind: 'loop', members: loop.map(({ instance }) => instance.effect.key) };
  const waitedFor = waited.get(key);
  if (waitedFor !== undefined) return { kind: 'waited', for: [...waitedFor] };
  const waiting = waitingFor(next, graph);
  if (waiting.length > 0)
    return { kind: 'before-dependent', waiting: waiting.map(({ instance }) => instance.effect.key) };
  if (isCda) return { kind: 'cda' };
  return isTied(next, graph) ? { kind: 'same-timestamp' } : { kind: 'timestamp' };
}

/** Has another effect of the pool the same timestamp? The pool is in their order. */
function isTied(next: Node, { pool }: Graph): boolean {
  const at = pool.indexOf(next);
  const isSame = (one: Node | undefined) => one?.instance.effect.timestamp === next.instance.effect.timestamp;
  return isSame(pool[at - 1]) || isSame(pool[at + 1]);
}

/** Older effects that wait for this one, directly or through others. */
function waitingFor(next: Node, graph: Graph): readonly Node[] {
  const { pool } = graph;
  if (pool[0] === next) return []; // nearly always
  const older = pool.slice(0, pool.indexOf(next));
  const dependents = dependentsByClass(graph);
  const waiting = new Set<Node>();
  const open = [next];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const dependent of dependents.get(at.writer) ?? []) {
      if (dependent === at || waiting.has(dependent)) continue;
      waiting.add(dependent);
      open.push(dependent);
    }
  }
  return older.filter((one) => waiting.has(one));
}

function dependentsByClass(graph: Graph): ReadonlyMap<Writer, readonly Node[]> {
  const dependents = new Map<Writer, Node[]>();
  for (const node of graph.pool) {
    for (const writer of writersOf(node, graph)) {
      const list = dependents.get(writer);
      if (list === undefined) dependents.set(writer, [node]);
      else list.push(node);
    }
  }
  return dependents;
}
