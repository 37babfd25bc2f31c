import type { CompiledCard } from '../board/compiled';
import type { EffectSpec } from '../model/abilities';
import type { KeptTable } from './kept-table';
import type { Shared } from './start-rows';
import type { Placement } from './static-instance';
import type { SpecText } from './words';

/**
 * What follows from cards and their texts alone, whatever board they are on, and from the table without its timestamps. Kept from one call to the next it saves time
 * and never changes an answer; what nobody else holds any more is forgotten.
 */
export type LayerMemory = {
  /** The printed rows of a card: by face, zone and what else decides them. */
  readonly shapes: WeakMap<CompiledCard, Shared[]>;
  /** Where the parts of each ability's effect belong. */
  readonly placements: WeakMap<EffectSpec, Placement>;
  /** Effects written out, to find those of equal words. */
  readonly texts: WeakMap<EffectSpec, SpecText>;
  /** The table that was resolved last. */
  readonly table: { kept: KeptTable | null };
};

export const createLayerMemory = (): LayerMemory => ({
  shapes: new WeakMap(),
  placements: new WeakMap(),
  texts: new WeakMap(),
  table: { kept: null },
});
