import type { EffectKey } from '../model/ids';
import type { DependencyEdge, Reason } from '../trace/types';
import type { Instance } from './instance';

/** Why an effect is the next one, in the words of the rules; the most telling reason is given. */
export function reasonFor(
  next: Instance,
  pool: readonly Instance[],
  edges: readonly DependencyEdge[],
  waited: ReadonlyMap<EffectKey, ReadonlySet<EffectKey>>,
): Reason {
  const { key, isCda, timestamp } = next.effect;
  const members = loopMembers(key, edges, pool);
  if (members.length > 1) return { kind: 'loop', members };
  const waitedFor = waited.get(key);
  if (waitedFor !== undefined) return { kind: 'waited', for: [...waitedFor] };
  const waiting = pool.slice(0, pool.indexOf(next)).filter(({ effect }) => leadsTo(effect.key, key, edges));
  if (waiting.length > 0) return { kind: 'before-dependent', waiting: waiting.map(({ effect }) => effect.key) };
  if (isCda) return { kind: 'cda' };
  const tied = pool.some((one) => one !== next && one.effect.timestamp === timestamp);
  return tied ? { kind: 'same-timestamp' } : { kind: 'timestamp' };
}

/** The loop that an effect is in, in pool order: what it reaches and what reaches it, by edges inside loops. */
function loopMembers(
  key: EffectKey,
  edges: readonly DependencyEdge[],
  pool: readonly Instance[],
): readonly EffectKey[] {
  const inside = edges.filter(({ inLoop }) => inLoop);
  const members = pool.map(({ effect }) => effect.key).filter((other) => other === key || leadsTo(key, other, inside));
  return members.length > 1 ? members : [];
}

/** Does an effect wait for another, directly or through others? */
function leadsTo(from: EffectKey, to: EffectKey, edges: readonly DependencyEdge[]): boolean {
  const seen = new Set<EffectKey>([from]);
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { dependent, on } of edges) {
      if (dependent !== at || seen.has(on)) continue;
      if (on === to) return true;
      seen.add(on);
      open.push(on);
    }
  }
  return false;
}
