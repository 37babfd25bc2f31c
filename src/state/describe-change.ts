import type { Board, Message, ObjectId } from '../engine';
import type { Change } from './changes';

/**
 * What a change did, in a sentence: said to a screen reader, and by undo. Null for what has a sentence of its own where
 * it is made (drops, texts, cards), or none.
 */
export function describeChange(change: Change, board: Board): Message | null {
  switch (change.kind) {
    case 'set-counters':
      return said('counters', change.object, { count: change.count, counter: change.counter });
    case 'set-damage':
      return said('damage', change.object, { count: change.damage });
    case 'set-status':
      return said(change.value ? `is.${change.status}` : `is-not.${change.status}`, change.object);
    case 'turn':
      return said(change.faceDown === false ? 'face-up' : 'face-down', change.object, {}, 'on');
    case 'transform':
      return said('transformed', change.object);
    case 'attach':
      return change.to === null ? said('unattached', change.object) : null;
    case 'set-copy':
      return said(change.of === null ? 'no-copy' : 'copy-made', change.object);
    case 'set-controller':
      return said('put-under', change.object, { player: { player: change.controller } });
    case 'set-owner':
      return said('owned', change.object, { player: { player: change.owner } });
    case 'move':
      return said('zone', change.object, { zone: { key: `zone.${change.zone}` } });
    case 'duplicate':
      return said('duplicated', change.object);
    case 'remove':
      return removed(change.id, board);
    case 'set-off':
      return switched(change.id, change.off, board);
    case 'assume':
      return { key: change.holds ? 'said.holds' : 'said.holds-not', values: { words: change.words } };
    case 'retarget':
    case 'set-affected':
    case 'set-choices':
    case 'set-designations':
    case 'edit-card':
    case 'edit-effect':
    case 'add-object':
    case 'add-effect':
    case 'reorder':
    case 'move-timestamp':
    case 'arrange':
    case 'set-title':
    case 'set-active-player':
    case 'set-life':
    case 'replace-board':
      return null;
  }
}

function said(
  what: string,
  object: ObjectId | string,
  values: Message['values'] = {},
  name: 'object' | 'on' = 'object',
): Message {
  return { key: `said.${what}`, values: { [name]: { object }, ...values } };
}

/** By its printed name, for its id says nothing once it is gone. */
function removed(id: string, { objects }: Board): Message | null {
  const card = objects.find((object) => object.id === id)?.card;
  if (card === undefined) return null;
  return { key: 'said.removed', values: { object: typeof card === 'string' ? card : card.name } };
}

/** By its key: an object, or an effect. */
function switched(key: string, off: boolean, { objects }: Board): Message {
  const what = objects.some(({ id }) => id === key) ? { object: key } : { effect: key };
  return { key: off ? 'said.off' : 'said.on', values: { what } };
}
