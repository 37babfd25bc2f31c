import type { Asking } from './asking';
import { you } from './refs';
import { hasCardType, hasSubtype } from './types';

const ROLES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;

/** 700.8: up to one each of Cleric, Rogue, Warrior and Wizard among your creatures; each creature fills one role. */
export function party(asking: Asking): number {
  const player = you(asking);
  const members = [...asking.facts.objects.values()].flatMap((object) => {
    const row = asking.rows.get(object.id);
    if (object.zone !== 'battlefield' || row === undefined || row.controller !== player) return [];
    const roles = hasCardType(row, 'Creature') ? ROLES.filter((role) => hasSubtype(row, role)) : [];
    return roles.length > 0 ? [roles] : [];
  });
  return largestMatching(members);
}

/** Gives as many roles as possible a creature of their own, by augmenting paths. */
function largestMatching(members: readonly (readonly string[])[]): number {
  const filledBy = new Map<string, number>();
  const place = (member: number, tried: Set<string>): boolean =>
    (members[member] ?? []).some((role) => {
      if (tried.has(role)) return false;
      tried.add(role);
      const holder = filledBy.get(role);
      if (holder !== undefined && !place(holder, tried)) return false;
      filledBy.set(role, member);
      return true;
    });
  return members.filter((_, member) => place(member, new Set())).length;
}
