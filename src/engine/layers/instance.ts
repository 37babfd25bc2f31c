import { layerOf } from '../effects';
import type { Ability, EffectSpec } from '../model/abilities';
import type { ObjectId } from '../model/ids';
import { LAYERS, type Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Condition, Subject } from '../model/phrases';
import type { Rows, Voice } from '../query/asking';
import type { LayerEffect } from '../trace/types';

/** A part and the layer it works in here; rules can put a part where its kind does not usually work (copy exceptions). */
export type PlacedPart = { readonly layer: Layer; readonly part: Part };

export type PlacedClause = {
  readonly subject: Subject;
  readonly condition: Condition | null;
  readonly parts: readonly PlacedPart[];
};

/** What was settled when a spell or ability resolved (611.2c, 611.2d): for each clause its objects and, for each, the instructions. */
export type Locked = readonly {
  readonly objects: readonly ObjectId[];
  readonly parts: ReadonlyMap<ObjectId, readonly PlacedPart[]>;
}[];

/** A continuous effect while layers are resolved: what the trace shows of it, whose words it speaks, and what it does. */
export type Instance = {
  readonly effect: LayerEffect;
  readonly voice: Voice;
  readonly clauses: readonly PlacedClause[];
  /** The ability that generates it; it exists while its source has that (613.6). Null: nothing can take it away. */
  readonly ability: {
    readonly id: string;
    readonly spec: EffectSpec;
    readonly keyword: string | null;
    /** Another effect gave it (613.7a): it is no part of rules text (305.7). */
    readonly isGranted: boolean;
  } | null;
  readonly locked: Locked | null;
  /** It is on the board but does not work: the zone is wrong (113.6), or its duration was over (611.2b). */
  readonly idle: 'zone' | 'duration-over' | null;
  /** Rows to look at instead of the table, for what the table cannot give: the original of a copy (D18). */
  readonly sees: Rows | null;
  /** Order of registration: board order, printed order, then grants as they come (D15). */
  readonly order: number;
};

/** The clauses of a spec, each part in the layer of its kind. */
export function placed(spec: EffectSpec, isCda: boolean): readonly PlacedClause[] {
  return spec.clauses.map(({ subject, condition, parts }) => ({
    subject,
    condition: condition ?? null,
    parts: parts.map((part) => ({ layer: layerOf(part, isCda), part })),
  }));
}

/** The layers in which clauses have a part, ascending. */
export function layersOf(clauses: readonly PlacedClause[]): readonly Layer[] {
  const used = new Set(clauses.flatMap((clause) => clause.parts.map(({ layer }) => layer)));
  return LAYERS.filter((layer) => used.has(layer));
}

/** Is its ability still there? What does not come from an ability is always there. */
export function exists(instance: Instance, abilitiesOf: (source: ObjectId) => readonly Ability[] | undefined): boolean {
  const { ability, effect } = instance;
  if (ability === null || effect.source === null) return true;
  return abilitiesOf(effect.source)?.some(({ id }) => id === ability.id) ?? false;
}

/** 613.7, D15: by timestamp; what shares one, in printed order, then as granted. */
export function byTimestamp(one: Instance, other: Instance): number {
  return one.effect.timestamp - other.effect.timestamp || one.order - other.order;
}
