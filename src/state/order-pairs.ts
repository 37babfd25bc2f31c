/** What all orders of a group have in common: which key is always before which. */
import type { OrderGroup } from './every-order';

export type OrderPair = readonly [before: string, after: string];

/** For each group the pairs that stand one way in all its orders and not in all orders there are; none that follows from others. */
export function tellingPairs(groups: readonly OrderGroup[]): readonly (readonly OrderPair[])[] {
  const common = groups.map(commonPairs);
  const held = new Map<string, number>();
  for (const pair of common.flat()) held.set(String(pair), (held.get(String(pair)) ?? 0) + 1);
  return common.map((pairs) =>
    withoutImplied(pairs.filter((pair) => groups.length === 1 || held.get(String(pair)) !== groups.length)),
  );
}

/** Of "a before b, b before c, a before c" the last goes without saying. */
function withoutImplied(pairs: readonly OrderPair[]): readonly OrderPair[] {
  const known = new Set(pairs.map(String));
  return pairs.filter(([a, c]) => !pairs.some(([x, b]) => x === a && known.has(String([b, c]))));
}

/** In the order of the group's first order. */
function commonPairs({ orders }: OrderGroup): readonly OrderPair[] {
  const [first = []] = orders;
  const places = orders.map((order) => new Map(order.map((key, place) => [key, place])));
  return first.flatMap((a, place) =>
    first
      .slice(place + 1)
      .filter((b) => places.every((of) => (of.get(a) ?? 0) < (of.get(b) ?? 0)))
      .map((b): OrderPair => [a, b]),
  );
}
