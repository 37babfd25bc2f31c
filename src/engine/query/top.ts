import type { ObjectId } from '../model/ids';
import type { Asking } from './asking';

/** Is it the topmost of its owner's library or graveyard, or of the stack? That is the one with the latest timestamp there. */
export function isOnTop(id: ObjectId, { facts }: Asking): boolean {
  const object = facts.objects.get(id);
  if (object === undefined) return false;
  const age = facts.timestamps.get(id) ?? 0;
  const pile = [...facts.objects.values()].filter(
    (other) => other.zone === object.zone && (object.zone === 'stack' || other.owner === object.owner),
  );
  return pile.every((other) => (facts.timestamps.get(other.id) ?? 0) <= age);
}
