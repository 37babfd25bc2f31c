import type { Condition } from '../model/phrases';
import type { Asking } from './asking';
import { compare } from './compare';
import { count } from './count';
import { isMeant, matches, namesZone } from './matches';
import { isMostCommon } from './most-common';
import { isPlayer, listOf, objectsNamed, playersNamed } from './refs';

/** Does a condition hold on the table as it stands (D30)? What no board can show holds where the board assumes it. */
export function holds(condition: Condition, asking: Asking): boolean {
  const { facts, voice } = asking;
  switch (condition.kind) {
    case 'always':
      return true;
    case 'all-of':
      return condition.conditions.every((part) => holds(part, asking));
    case 'any-of':
      return condition.conditions.some((part) => holds(part, asking));
    case 'not':
      return !holds(condition.condition, asking);
    case 'compare':
      return compare(count(condition.left, asking), condition.comparison, count(condition.right, asking));
    case 'matches':
      return objectsNamed(condition.object, asking).some((id) =>
        namesZone(condition.filter) ? isMeant(condition.filter, id, asking) : matches(condition.filter, id, asking),
      );
    case 'your-turn':
      return isPlayer(facts.activePlayer, condition.player, asking);
    case 'player-designation':
      return playersNamed(condition.player, asking).some((id) =>
        facts.players.get(id)?.designations.some((has) => has.toLowerCase() === condition.designation.toLowerCase()),
      );
    case 'chosen-mode':
      return listOf(voice.choices.mode).some((mode) => mode.toLowerCase() === condition.mode.toLowerCase());
    case 'most-common-color':
      return isMostCommon(condition, asking);
    case 'assumed':
      return facts.assumed.has(condition.words.toLowerCase());
  }
}
