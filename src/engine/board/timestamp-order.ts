import type { Board, BoardObject } from './types';

/**
 * Everything on the board that has a timestamp of its own (613.7), oldest first: object ids, effect ids, and kinds of
 * counters as `bear#+1/+1`. What the board's list leaves out follows it: objects, each directly followed by its counters,
 * in board order, then effects.
 */
export function timestampOrder(board: Board): readonly string[] {
  return [...new Set([...board.timestamps, ...timestampKeys(board)])];
}

/** The same keys in the default order, as if the board had no list. */
export function timestampKeys(board: Pick<Board, 'objects' | 'effects'>): readonly string[] {
  return [...board.objects.flatMap(keysOfObject), ...board.effects.map((effect) => effect.id)];
}

/** The key of a kind of counter on an object (613.7c). */
export const counterKey = (object: string, counter: string): string => `${object}#${counter}`;

const keysOfObject = (object: BoardObject): readonly string[] => [
  object.id,
  ...Object.keys(object.counters).map((counter) => counterKey(object.id, counter)),
];
