import type { Board } from './types';

/**
 * Everything on the board that has a timestamp of its own (613.7), oldest first: object ids, effect ids, and kinds of
 * counters as `bear#+1/+1`. What the board's list leaves out follows it: objects, each directly followed by its counters,
 * in board order, then effects.
 */
export function timestampOrder(board: Board): readonly string[] {
  const keys = new Set<string>(board.timestamps);
  for (const key of timestampKeys(board)) keys.add(key);
  return [...keys];
}

/** The same keys in the default order, as if the board had no list. */
export function timestampKeys(board: Pick<Board, 'objects' | 'effects'>): readonly string[] {
  const keys: string[] = [];
  for (const { id, counters } of board.objects) {
    keys.push(id);
    for (const counter of Object.keys(counters)) keys.push(counterKey(id, counter));
  }
  for (const { id } of board.effects) keys.push(id);
  return keys;
}

/** The key of a kind of counter on an object (613.7c). */
export const counterKey = (object: string, counter: string): string => `${object}#${counter}`;
