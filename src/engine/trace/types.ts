/**
 * The trace: the single source of every view. A log of steps with shared structure; the functions in this room read it.
 */
import type { Field, Row } from '../model/characteristics';
import type { Edition } from '../model/editions';
import type { EffectKey, ObjectId, PlayerId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Facts } from '../query/facts';

/** The table: a row for each object, at one moment. */
export type Table = ReadonlyMap<ObjectId, Row>;

/** A continuous effect as the layers handle it. */
export type LayerEffect = {
  readonly key: EffectKey;
  readonly origin:
    | 'static' // a static ability of `source` (611.3)
    | 'resolved' // an entry of the board's effects (611.2)
    | 'counter' // a kind of counter on `source` (613.4c, 613.1f)
    | 'copy' // `copyOf`, `merged` (613.2a)
    | 'face-down' // (613.2b)
    | 'rule'; // what a rule or designation does: bestowed, level striations, suspected, …
  /** The object whose ability it is or that it came from. */
  readonly source: ObjectId | null;
  /** Line of the source's text, from 0; null where there is none. */
  readonly line: number | null;
  /** Its rules text ("Nonbasic lands are Mountains."), or a counter's kind, for showing. */
  readonly text: string;
  /** Characteristic-defining (604.3): applied first in layers 2–6, alone in 7a. */
  readonly isCda: boolean;
  /** Position in the 613.7 order, oldest is 0; what shares a timestamp shares the number (D15). */
  readonly timestamp: number;
  readonly layers: readonly Layer[]; // ascending, those in which it has a part
  readonly grantedBy: EffectKey | null;
  /** For resolved effects: their controller (D16). */
  readonly controller: PlayerId | null;
};

/** Why this effect is the next one (613.7, 613.8b, 613.3). */
export type Reason =
  | { readonly kind: 'cda' } // 613.3: defining abilities first, in timestamp order among themselves
  | { readonly kind: 'timestamp' } // 613.7: the oldest that waits for nothing
  | { readonly kind: 'same-timestamp' } // D15: printed order decides
  | { readonly kind: 'waited'; readonly for: readonly EffectKey[] } // 613.8b: applied just after what it depended on
  | { readonly kind: 'before-dependent'; readonly waiting: readonly EffectKey[] } // older effects wait for it (613.8b)
  | { readonly kind: 'loop'; readonly members: readonly EffectKey[] }; // 613.8b: in a loop timestamps decide

/** Why an edge exists (613.8a(b)): what applying `on` would change about `dependent`. */
export type DependencyKind = 'existence' | 'text' | 'applies-to' | 'does';

/** "dependent depends on `on`" (613.8a), found by trial on the table of that moment. */
export type DependencyEdge = {
  readonly dependent: EffectKey;
  readonly on: EffectKey;
  readonly kind: DependencyKind;
  /** An object on which the outcomes differ (the first in board order). */
  readonly witness: ObjectId | null;
  /** Both ends are in one loop, so the edge is ignored (613.8b). */
  readonly inLoop: boolean;
};

/** One line of the trace. Only `applies` counts as a step for people ("1 of 3"); the others are notes at a place. */
export type TraceStep =
  | {
      readonly kind: 'applies';
      readonly layer: Layer;
      readonly effect: EffectKey;
      readonly reason: Reason;
      /** The objects that it affects, in board order (613.6: the same in all its layers). */
      readonly objects: readonly ObjectId[];
      /** Its parts of this layer, as data with their values filled in. */
      readonly parts: readonly Part[];
      /** True where its ability is gone or its condition false by now, and it goes on all the same (613.6). */
      readonly continues: boolean;
    }
  /** It has a part here but does not apply: its ability is gone (613.8a existence, D11) or its condition is false (D30). */
  | {
      readonly kind: 'never-applies';
      readonly layer: Layer;
      readonly effect: EffectKey;
      readonly why: 'ability-gone' | 'condition-false' | 'zone' | 'duration-over';
      /** The effect whose application took its ability, if one did. */
      readonly because: EffectKey | null;
    }
  /** It has begun in an earlier layer and goes on, though its ability is gone or its condition false by now (613.6). It applies next. */
  | { readonly kind: 'goes-on'; readonly layer: Layer; readonly effect: EffectKey }
  /** These effects depend on each other, so timestamps decide among them (613.8b). */
  | { readonly kind: 'loop'; readonly layer: Layer; readonly members: readonly EffectKey[] }
  /** After the last application, dependencies were worked out anew and the next effect is another one than before (613.8c). */
  | { readonly kind: 'reordered'; readonly layer: Layer; readonly next: EffectKey; readonly instead: EffectKey };

export type AppliesStep = Extract<TraceStep, { kind: 'applies' }>;

export type Change = {
  readonly object: ObjectId;
  readonly field: Field;
  readonly before: Row[Field];
  readonly after: Row[Field];
};

/** The dependencies of one layer at one moment: before an application, and asked anew after each (613.8c). */
export type DependencyMoment = {
  readonly layer: Layer;
  /** Effects with a part here, still to apply at this moment, in timestamp order; cdas first. */
  readonly pool: readonly EffectKey[];
  readonly edges: readonly DependencyEdge[];
};

/**
 * The trace of one resolution. `steps` holds applications and notes in order; position n in calls below means "after the
 * first n entries of `steps`": 0 is the start (printed values), `steps.length` the end.
 */
export type Trace = {
  readonly objects: readonly ObjectId[]; // board order
  /** Whose letters the layers have; not given, those of the current rules. */
  readonly edition?: Edition;
  /** What layers cannot change, for further questions about the same board; a trace made by hand has none. */
  readonly facts?: Facts;
  readonly effects: ReadonlyMap<EffectKey, LayerEffect>; // all that ever existed in this resolution
  readonly steps: readonly TraceStep[];
  /** The whole table after the first n entries of `steps`. */
  readonly tableAt: (n: number) => Table;
  /** Is the object among those that the nth entry (from 0) applies to? Spares writing out the whole list for one. */
  readonly affects: (n: number, object: ObjectId) => boolean;
  /** What the nth entry (from 0) changed; [] for notes. */
  readonly changesOf: (n: number, object?: ObjectId) => readonly Change[];
  /** The dependencies asked just before the nth entry (from 0) applied, in that entry's layer. */
  readonly dependenciesBefore: (n: number) => DependencyMoment;
  /** Copiable values of each object (613.2c): the table after layer 1. */
  readonly copiable: Table;
  readonly final: Table;
  /** The same board in another order, for asking whether the order matters to a value; a trace made by hand has none. */
  readonly inOrder?: (order: OtherOrder) => Trace;
};

/** An order that the rules do not have: of timestamps alone (613.7), or with the timestamps of some effects exchanged. */
export type OtherOrder =
  | { readonly kind: 'timestamps-alone' }
  | { readonly kind: 'exchanged'; readonly effects: readonly EffectKey[] };
