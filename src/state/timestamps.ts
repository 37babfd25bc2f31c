/** The app always writes a complete list of timestamps, so that moving tiles can never reorder effects (613.7). */
import { type Board, timestampOrder } from '../engine';

/**
 * The board with its list brought up to date after a change: keys that are gone leave it, new ones are the newest,
 * and those in `renewed` become the newest as well (613.7c–g).
 */
export function withTimestamps(before: Board, after: Board, renewed: readonly string[] = []): Board {
  const keys = timestampOrder({ ...after, timestamps: [] });
  const known = new Set(keys);
  const kept = timestampOrder(before).filter((key) => known.has(key) && !renewed.includes(key));
  const listed = new Set(kept);
  return { ...after, timestamps: [...kept, ...keys.filter((key) => !listed.has(key))] };
}

/** The key of a kind of counter on an object (613.7c). */
export const counterKey = (object: string, counter: string): string => `${object}#${counter}`;
