/**
 * Older numberings of the rules, as a teaching view. They have the same layers; what differs is which sublayer has which
 * letter, what stands beside what within layer 7, and that keyword counters had no place.
 */
import { type CurrentLayer, LAYERS, type Layer } from './layers';

/** `older` is the numbering with counters in 7d; `summary` a short reference that has counters in 7c and modifiers in 7d. */
export const EDITIONS = ['current', 'older', 'summary'] as const;
export type Edition = (typeof EDITIONS)[number];

/** All layers of an edition, in order: eleven in each. */
export const layersOf = (edition: Edition): readonly Layer[] => (edition === 'current' ? LAYERS : OLD_LAYERS);
const OLD_LAYERS: readonly Layer[] = ['1', ...LAYERS.filter((layer) => !layer.startsWith('1')), '7e'];

/** A layer of the current rules as an edition numbers it; in 7c counters and other modifiers part ways. */
export function numberedLayer(layer: Layer, isCounter: boolean, edition: Edition): Layer {
  if (edition === 'current') return layer;
  if (layer === '1a' || layer === '1b') return '1';
  if (layer === '7d') return '7e';
  if (layer !== '7c') return layer;
  return isCounter === (edition === 'older') ? '7d' : '7c';
}

/** The other way round: a layer of an edition as the current rules number it. */
export function currentLayer(layer: Layer, isFaceDown: boolean, edition: Edition): CurrentLayer {
  if (layer === '1') return isFaceDown ? '1b' : '1a';
  if (layer === '7e') return '7d';
  return layer === '7d' && edition !== 'current' ? '7c' : layer;
}
