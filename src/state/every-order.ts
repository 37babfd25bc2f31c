/** "Try every order": all timestamp orders of some keys, evaluated in small portions and grouped by what comes out. */
import { type Board, finalValues, timestampOrder } from '../engine';
import type { Evaluation } from '../evaluate';

/** At most this many keys: seven have 5,040 orders. */
export const MOST_KEYS = 7;

/** Orders that give the same values everywhere. */
export type OrderGroup = {
  /** The orders of the chosen keys, oldest first, in the order in which they were tried. */
  readonly orders: readonly (readonly string[])[];
  /** The board of the first of them, evaluated. */
  readonly evaluation: Evaluation;
};

export type EveryOrder = { readonly groups: readonly OrderGroup[]; readonly done: number; readonly total: number };

type Options = {
  readonly evaluate: (board: Board) => Evaluation;
  readonly onProgress: (result: EveryOrder) => void;
  readonly signal: AbortSignal;
  /** Gives the page a breath between portions. */
  readonly rest: () => Promise<void>;
};

const PORTION = 12; // milliseconds of work before the page gets its turn: less than a frame

/** Tries all orders; what it has so far goes to `onProgress`. Ends early when the signal says so. */
export async function tryEveryOrder(board: Board, keys: readonly string[], options: Options): Promise<EveryOrder> {
  const orders = [...permutations(keys.slice(0, MOST_KEYS))];
  const groups = new Map<string, { orders: (readonly string[])[]; evaluation: Evaluation }>();
  const result = (done: number): EveryOrder => ({ groups: [...groups.values()], done, total: orders.length });
  let since = performance.now();
  for (const [index, order] of orders.entries()) {
    if (options.signal.aborted) return result(index);
    const evaluation = options.evaluate(withOrder(board, order));
    const key = JSON.stringify(finalValues(evaluation));
    const group = groups.get(key);
    if (group) group.orders.push(order);
    else groups.set(key, { orders: [order], evaluation });
    if (performance.now() - since < PORTION) continue;
    options.onProgress(result(index + 1));
    await options.rest();
    since = performance.now();
  }
  return result(orders.length);
}

/** The board with these keys in this order, in the places that they had among all timestamps. */
export function withOrder(board: Board, order: readonly string[]): Board {
  const chosen = new Set(order);
  const next = order.values();
  const timestamps = timestampOrder(board).map((key) => (chosen.has(key) ? (next.next().value ?? key) : key));
  return { ...board, timestamps };
}

/** All orders of some keys; the first is the one given. */
export function* permutations(keys: readonly string[]): Generator<readonly string[]> {
  if (keys.length === 0) yield [];
  for (const [index, key] of keys.entries()) {
    for (const rest of permutations(keys.toSpliced(index, 1))) yield [key, ...rest];
  }
}

/** The one pair whose order alone tells the groups apart, or null if it takes more than that. */
export function decidingPair(groups: readonly OrderGroup[], keys: readonly string[]): readonly [string, string] | null {
  if (groups.length !== 2) return null;
  for (const [index, a] of keys.entries()) {
    for (const b of keys.slice(index + 1)) {
      const sides = groups.map(({ orders }) => new Set(orders.map((order) => order.indexOf(a) < order.indexOf(b))));
      if (sides.every((side) => side.size === 1)) return [a, b];
    }
  }
  return null;
}
