/** "Try every order": all timestamp orders of some keys, evaluated one by one and grouped by what comes out. */
import { type Board, type Card, type CardLibrary, comparedValues, type Explained, timestampOrder } from '../engine';

/** At most this many keys: seven have 5,040 orders. */
export const MOST_KEYS = 7;

/** Orders that give the same values everywhere, in the order in which they were tried; each is oldest first. */
export type OrderGroup = { readonly orders: readonly (readonly string[])[] };

export type EveryOrder = { readonly groups: readonly OrderGroup[]; readonly done: number; readonly total: number };

/** A run through all orders, as far as it has come. */
export type Trial = {
  readonly total: number;
  /** Tries the next order; false where none was left. */
  readonly next: () => boolean;
  readonly result: () => EveryOrder;
};

/** All orders of the first `MOST_KEYS` keys, the present one first. Nothing is evaluated before it is asked for. */
export function createTrial(board: Board, keys: readonly string[], evaluate: (board: Board) => Explained): Trial {
  const chosen = keys.slice(0, MOST_KEYS);
  const total = factorial(chosen.length);
  const untried = permutations(chosen);
  const groups = new Map<string, (readonly string[])[]>();
  let done = 0;
  return {
    total,
    next: () => {
      const { value: order } = untried.next();
      if (!order) return false;
      const outcome = JSON.stringify(comparedValues(evaluate(withOrder(board, order))));
      const alike = groups.get(outcome);
      if (alike) alike.push(order);
      else groups.set(outcome, [order]);
      done += 1;
      return true;
    },
    result: () => ({ groups: [...groups.values()].map((orders) => ({ orders: [...orders] })), done, total }),
  };
}

/** How many orders that many things have. */
export const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** The board with these keys in this order, in the places that they had among all timestamps. */
export function withOrder(board: Board, order: readonly string[]): Board {
  const chosen = new Set(order);
  const next = order.values();
  const timestamps = timestampOrder(board).map((key) => (chosen.has(key) ? (next.next().value ?? key) : key));
  return { ...board, timestamps };
}

/** The same board with its cards written out, for where there is no library of cards. */
export function withCards(board: Board, cards: CardLibrary): Board {
  const written = (card: string | Card): string | Card =>
    typeof card === 'string' ? (cards.find(card) ?? card) : card;
  const objects = board.objects.map((object) => ({
    ...object,
    card: written(object.card),
    merged: object.merged.map(written),
  }));
  return { ...board, objects };
}

/** All orders of some keys; the first is the one given. */
export function* permutations(keys: readonly string[]): Generator<readonly string[], undefined> {
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
