/** Everything that can be done to a board, as data: `changeBoard` does it, history remembers it, a test writes it down. */
import type { Board, BoardEffect, BoardObject, Card, Choices, EffectId, ObjectId, PlayerId, Zone } from '../engine';

/** The yes-or-no status of an object that conditions read; it never touches a timestamp. */
export type StatusFlag = 'tapped' | 'attacking' | 'blocking' | 'enteredThisTurn' | 'token';

export type Change =
  /** It enters its zone: newest timestamp (613.7d). */
  | { readonly kind: 'add-object'; readonly object: BoardObject }
  /** A copy of the entry in the document under a new id; it enters now. */
  | { readonly kind: 'duplicate'; readonly object: ObjectId; readonly as: ObjectId }
  | { readonly kind: 'remove'; readonly id: ObjectId | EffectId }
  /** To another zone, or to another player's side as a new object: newest timestamp (613.7d). */
  | { readonly kind: 'move'; readonly object: ObjectId; readonly zone: Zone; readonly controller: PlayerId }
  /** Who put it there, before layer 2; not an effect, so no timestamp. */
  | { readonly kind: 'set-controller'; readonly object: ObjectId; readonly controller: PlayerId }
  | { readonly kind: 'set-owner'; readonly object: ObjectId; readonly owner: PlayerId }
  /** Aura, Equipment or Fortification: newest timestamp as it becomes attached (613.7e). */
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: ObjectId | PlayerId | null }
  | { readonly kind: 'set-status'; readonly object: ObjectId; readonly status: StatusFlag; readonly value: boolean }
  /** Face up or face down: newest timestamp (613.7f). */
  | { readonly kind: 'turn'; readonly object: ObjectId; readonly faceDown: boolean | Card }
  /** The other face up: newest timestamp (613.7g). */
  | { readonly kind: 'transform'; readonly object: ObjectId }
  /** Putting counters on gives the whole kind a new timestamp (613.7c); taking some off does not. */
  | { readonly kind: 'set-counters'; readonly object: ObjectId; readonly counter: string; readonly count: number }
  | { readonly kind: 'set-damage'; readonly object: ObjectId; readonly damage: number }
  | { readonly kind: 'set-choices'; readonly id: ObjectId | EffectId; readonly choices: Choices }
  /** What it is a copy of, as an inline card: copied values stay when the original changes (707.2b). */
  | {
      readonly kind: 'set-copy';
      readonly object: ObjectId;
      readonly of: ObjectId | Card | null;
      readonly except: string | null;
    }
  | { readonly kind: 'set-designations'; readonly object: ObjectId; readonly designations: readonly string[] }
  | { readonly kind: 'edit-card'; readonly object: ObjectId; readonly card: string | Card }
  /** It starts to apply now: newest timestamp (613.7b). */
  | { readonly kind: 'add-effect'; readonly effect: BoardEffect }
  | { readonly kind: 'edit-effect'; readonly effect: EffectId; readonly text: string; readonly x: number | null }
  /** It affects `to` in place of `from`, with its timestamp kept. */
  | { readonly kind: 'retarget'; readonly effect: EffectId; readonly from: ObjectId; readonly to: ObjectId }
  /** The set that was locked in as it began (611.2c); null: worked out by the engine. */
  | { readonly kind: 'set-affected'; readonly effect: EffectId; readonly affected: readonly ObjectId[] | null }
  /** A complete list of timestamp keys, oldest first (613.7). */
  | { readonly kind: 'reorder'; readonly timestamps: readonly string[] }
  /** One key to a position of that list, from 0. */
  | { readonly kind: 'move-timestamp'; readonly key: string; readonly to: number }
  /** The order in which tiles are drawn; a matter of the view, so timestamps stay. */
  | { readonly kind: 'arrange'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'set-off'; readonly id: string; readonly off: boolean }
  /** A condition that no board can show, in the words of the text, lower case. */
  | { readonly kind: 'assume'; readonly words: string; readonly holds: boolean }
  | { readonly kind: 'set-title'; readonly title: string }
  | { readonly kind: 'set-active-player'; readonly player: PlayerId }
  | { readonly kind: 'set-life'; readonly player: PlayerId; readonly life: number }
  | { readonly kind: 'replace-board'; readonly board: Board };

export type ChangeKind = Change['kind'];
