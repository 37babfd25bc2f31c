import type { Ability } from '../engine';

/**
 * Does this entry of `has`, `lacks` or `count` mean this ability? A keyword with its parameter, a keyword that takes one, or
 * the beginning of the rules text; `mana:{R}` means intrinsic mana abilities (305.6) and nothing else.
 */
export function matchesAbility(entry: string, ability: Ability): boolean {
  if (entry.startsWith('mana:')) return ability.mana !== null && `mana:${ability.mana}` === entry;
  const wanted = plain(entry);
  const keyword = ability.keyword === null ? null : plain(ability.keyword);
  if (keyword !== null && (keyword === wanted || keyword.startsWith(`${wanted} `))) return true;
  return ability.mana === null && plain(ability.text).startsWith(wanted);
}

/** Capitals, the brackets of loyalty costs and kinds of minus sign make no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/^\[([^\]]*)\]/, '$1');
