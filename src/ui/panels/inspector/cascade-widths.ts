import type { Layer } from '../../../engine';

/** Up to so many layers the cascade has room for the names of effects and for rule numbers. */
export const MOST_ROOMY = 2;

/** Pixels that a layer's changes get at least: type words more than a number. A longer word widens its column. */
const NEEDS: Record<Layer, number> = {
  ...{ '1': 60, '1a': 60, '1b': 60, '2': 46, '3': 60, '4': 60, '5': 46, '6': 52 },
  ...{ '7a': 46, '7b': 46, '7c': 46, '7d': 46, '7e': 46 },
};
const ROOMY = 100;

/** Widths of all columns in pixels: label, printed, each layer, now. The table stretches them to its panel, or scrolls. */
export function columnWidths(layers: readonly Layer[]): readonly number[] {
  if (layers.length > MOST_ROOMY) return [50, 66, ...layers.map((layer) => NEEDS[layer]), 66];
  const room = layers.length === MOST_ROOMY ? 76 : ROOMY;
  return [62, room, ...layers.map(() => room), room];
}
