import type { Layer } from '../../../engine';

/** Up to so many layers the cascade has room for the names of effects and for rule numbers. */
export const MOST_ROOMY = 2;

/** Pixels that a layer's changes need: type words more than a number. */
const NEEDS: Record<Layer, number> = {
  ...{ '1': 68, '1a': 68, '1b': 68, '2': 46, '3': 68, '4': 70, '5': 50, '6': 56 },
  ...{ '7a': 46, '7b': 46, '7c': 46, '7d': 46, '7e': 46 },
};
const ROOMY = 100;

/** Widths of all columns in pixels: label, printed, each layer, now. The table stretches them to its panel, or scrolls. */
export function columnWidths(layers: readonly Layer[]): readonly number[] {
  if (layers.length > MOST_ROOMY) return [48, 73, ...layers.map((layer) => NEEDS[layer]), 77]; // "Enchantment" stays whole
  const room = layers.length === MOST_ROOMY ? 82 : ROOMY;
  return [62, room, ...layers.map(() => room), room];
}
