import type { BoardObject } from '../board/types';
import type { ObjectStatus } from '../model/phrases';
import type { Asking } from './asking';
import { hasSubtype } from './types';

/** What an object's status is: facts, except that an attachment is an Aura or Equipment by its current subtypes. */
export function hasStatus(object: BoardObject, status: ObjectStatus, asking: Asking): boolean {
  switch (status) {
    case 'token':
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'enteredThisTurn':
      return object[status];
    case 'faceDown':
      return object.faceDown !== false;
    case 'attached':
      return object.attachedTo !== null;
    case 'enchanted':
      return hasAttached(object, 'Aura', asking);
    case 'equipped':
      return hasAttached(object, 'Equipment', asking);
    case 'paired':
      return object.pairedWith !== null;
    case 'damaged':
      return object.damage > 0;
    case 'transformed':
      return object.face === 1;
  }
}

function hasAttached(object: BoardObject, subtype: string, { facts, rows }: Asking): boolean {
  return (facts.attachments.get(object.id) ?? []).some((id) => {
    const row = rows.get(id);
    return row !== undefined && hasSubtype(row, subtype);
  });
}
