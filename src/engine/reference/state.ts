import type { CompiledBoard } from '../board/compiled';
import type { Instance, PlacedClause } from '../layers/instance';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Facts } from '../query/facts';

export type Effect = Instance;

/** The sets of an effect, clause by clause; null for a clause that has not begun. */
export type Sets = readonly (readonly ObjectId[] | null)[];

/** All there is at a moment. */
export type State = {
  readonly board: CompiledBoard;
  readonly facts: Facts;
  readonly rows: Map<ObjectId, Row>;
  readonly effects: Map<EffectKey, Effect>;
  /** 613.6: what has begun to apply, with its sets and its words. */
  readonly started: Map<EffectKey, { readonly sets: Sets; readonly clauses: readonly PlacedClause[] }>;
};
