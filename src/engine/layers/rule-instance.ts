import type { BoardObject } from '../board/types';
import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { LayerEffect } from '../trace/types';
import type { Instance, PlacedClause } from './instance';

/** An effect that a rule, a status or a counter has on its own object: it always exists, and "self" is that object. */
export function ruleInstance(
  object: BoardObject,
  about: {
    readonly key: EffectKey;
    readonly origin: LayerEffect['origin'];
    readonly text: string;
    readonly clauses: readonly PlacedClause[];
    readonly layers: readonly Layer[];
    readonly timestamp: number;
    readonly order: number;
  },
): Instance {
  const { key, origin, text, clauses, layers, timestamp, order } = about;
  return {
    effect: {
      key,
      origin,
      source: object.id,
      line: null,
      text,
      isCda: false,
      timestamp,
      layers,
      grantedBy: null,
      controller: null,
    },
    voice: {
      effect: key,
      source: object.id,
      controller: null,
      targets: [],
      x: null,
      choices: object.choices,
      granter: null,
    },
    clauses,
    ability: null,
    locked: null,
    sees: null,
    idle: null,
    order,
  };
}
