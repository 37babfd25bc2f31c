import type { EffectKey } from '../model/ids';
import type { DependencyEdge } from '../trace/types';

type Edge = Pick<DependencyEdge, 'dependent' | 'on'>;

/** The loops among effects (613.8b, D8): strongly connected components of two or more, each in pool order. */
export function loopsOf(pool: readonly EffectKey[], edges: readonly Edge[]): readonly (readonly EffectKey[])[] {
  const reach = reachability(pool, edges);
  const loops: EffectKey[][] = [];
  const placed = new Set<EffectKey>();
  for (const key of pool) {
    if (placed.has(key)) continue;
    const members = pool.filter((other) => reach.get(key)?.has(other) === true && reach.get(other)?.has(key) === true);
    if (members.length < 2) continue;
    for (const member of members) placed.add(member);
    loops.push(members);
  }
  return loops;
}

function reachability(
  pool: readonly EffectKey[],
  edges: readonly Edge[],
): ReadonlyMap<EffectKey, ReadonlySet<EffectKey>> {
  const next = new Map<EffectKey, EffectKey[]>();
  for (const { dependent, on } of edges) next.set(dependent, [...(next.get(dependent) ?? []), on]);
  return new Map(
    pool.map((key) => {
      const seen = new Set<EffectKey>();
      const open = [key];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const on of next.get(at) ?? []) {
          if (seen.has(on)) continue;
          seen.add(on);
          open.push(on);
        }
      }
      return [key, seen] as const;
    }),
  );
}
