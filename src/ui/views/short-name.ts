import type { Names } from '../../messages';

/** A legendary name up to its comma: what players say, and what fits on a line. */
export const shortName = (name: string): string => name.split(', ')[0] ?? name;

/** The names of a board, shortened for the debugger's narrow places; the inspector says them in full. */
export function shortNames(names: Names): Names {
  return {
    object: (id) => shortName(names.object(id)),
    effect: (key) => shortName(names.effect(key)),
    player: names.player,
  };
}
