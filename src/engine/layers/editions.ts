/** How an older edition parts a layer: an order of stages within our layers is all it takes. */
import type { Edition } from '../model/editions';
import type { Layer } from '../model/layers';
import type { LayerEffect } from '../trace/types';

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
