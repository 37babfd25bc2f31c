import { type Ability, type BoardObject, playerId } from '../../../engine';
import { effectPhrase } from '../../../messages';
import type { Held } from '../drag/held';
import { resolutionsOf } from '../resolve/resolutions';
import type { Tiles } from './use-tiles';

/** An ability as something to be held, where resolving it asks for one target at most; what asks for more has its dialog. */
export function heldAbility(ability: Ability, object: BoardObject, { evaluation, tiles }: Tiles): Held | null {
  if (ability.resolves.length === 0) return null;
  const resolution = resolutionsOf(evaluation, object.id).find((found) => found.ability.id === ability.id);
  if (!resolution || resolution.asksX || resolution.choices.length + resolution.tokens.length > 0) return null;
  if (resolution.targets.length > 1 || (resolution.onSet && resolution.targets.length > 0)) return null;
  return {
    kind: 'effect',
    label: effectPhrase(resolution.text),
    layer: null,
    effect: {
      text: resolution.text,
      source: object.id,
      controller: tiles.get(object.id)?.row.controller ?? object.controller ?? playerId('A'),
      x: null,
      choices: {},
    },
    targets: [],
    onSet: resolution.targets.length === 0, // on a set, or on its source: it has no other object to go to
  };
}
