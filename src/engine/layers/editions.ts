/**
 * Older numberings of the rules, as a teaching view. They have the same layers; what differs is what stands beside what
 * within layer 7, and that keyword counters had no place. An order of stages within our layers is all it takes.
 */
import { LAYERS, type Layer } from '../model/layers';
import type { LayerEffect } from '../trace/types';

/** `older` is the numbering with counters in 7d; `summary` a short reference that has counters in 7c and modifiers in 7d. */
export const EDITIONS = ['current', 'older', 'summary'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Which effects of a layer are applied together: within a stage timestamps and dependency decide (613.7, 613.8). */
export type Stage = 'all' | 'counters' | 'others';

export function stagesOf(layer: Layer, edition: Edition): readonly Stage[] {
  if (edition === 'current') return ALL;
  if (layer === '6') return OTHERS; // keyword counters are in the current text only (613.1f)
  if (layer !== '7c') return ALL;
  return edition === 'older' ? ['others', 'counters'] : ['counters', 'others'];
}
const ALL: readonly Stage[] = ['all'];
const OTHERS: readonly Stage[] = ['others'];

export const isInStage = ({ origin }: LayerEffect, stage: Stage): boolean =>
  stage === 'all' || (origin === 'counter') === (stage === 'counters');

/** The code of a layer as an edition numbers it. */
export function editionCode(layer: Layer, effect: LayerEffect, edition: Edition): string {
  if (edition === 'current') return layer;
  if (layer === '1a' || layer === '1b') return '1';
  if (layer === '7d') return '7e';
  if (layer !== '7c') return layer;
  const last = edition === 'older' ? 'counter' : 'others';
  return (effect.origin === 'counter' ? 'counter' : 'others') === last ? '7d' : '7c';
}

/** All layers of an edition, in order. */
export function layersOf(edition: Edition): readonly string[] {
  if (edition === 'current') return LAYERS;
  return ['1', ...LAYERS.filter((layer) => !layer.startsWith('1')), '7e'];
}
