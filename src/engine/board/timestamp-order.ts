import type { Board } from './types';

/**
 * Everything that has a timestamp of its own, oldest first (613.7): object ids, effect ids, and kinds of counters as
 * `<object>#<counter>`. What the document leaves out follows by the format: objects, each directly followed by its counters,
 * in board order; then effects.
 */
export function timestampOrder(board: Board): readonly string[] {
  const order = new Set<string>(board.timestamps);
  for (const object of board.objects) {
    order.add(object.id);
    for (const counter of Object.keys(object.counters)) order.add(`${object.id}#${counter}`);
  }
  for (const effect of board.effects) order.add(effect.id);
  return [...order];
}
