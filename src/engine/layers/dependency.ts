import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import type { DependencyEdge, DependencyKind } from '../trace/types';
import type { Instance } from './instance';
import { changedRows, type Outcome, outcomeOf, type Sets } from './outcome';

/** What dependencies are asked of: one layer, one table, and which effects have begun. */
export type Moment = {
  readonly layer: Layer;
  readonly rows: Rows;
  readonly facts: Facts;
  readonly begun: (instance: Instance) => Sets | null;
};

type Edge = Omit<DependencyEdge, 'inLoop'>;

/**
 * 613.8a by trial: would applying `other` first alter what `effect` is, applies to, or does? Holds for this table only.
 * Both are in the pool of one layer, and both or neither define characteristics.
 */
export function dependsOn(effect: Instance, other: Instance, moment: Moment): Edge | null {
  if (effect.effect.isCda !== other.effect.isCda) return null; // 613.8a(c)
  if (effect.locked !== null) return null; // 611.2c-d: nothing about it can change any more
  const { before, after } = askBothWays(effect, other, moment);
  const difference = differenceOf(before, after, effect, moment.facts);
  return difference === null ? null : { dependent: effect.effect.key, on: other.effect.key, ...difference };
}

/** What `effect` is on the table as it stands, and on the table after a trial application of `other`. */
export function askBothWays(
  effect: Instance,
  other: Instance,
  moment: Moment,
): { readonly before: Outcome; readonly after: Outcome } {
  return { before: ask(effect, moment, moment.rows), after: ask(effect, moment, tableAfter(other, moment)) };
}

const ask = (instance: Instance, { layer, facts, begun }: Moment, rows: Rows): Outcome =>
  outcomeOf(instance, layer, rows, facts, begun(instance));

/** The table as if an effect were applied now: the real one with the rows that would change. */
function tableAfter(other: Instance, moment: Moment): Rows {
  const { rows, layer, facts } = moment;
  const changed = changedRows(other, ask(other, moment, rows), layer, rows, facts);
  return { get: (id) => changed.get(id) ?? rows.get(id) };
}

/** Do two outcomes differ, in what, and on which object first? */
function differenceOf(
  before: Outcome,
  after: Outcome,
  { effect }: Instance,
  { objects }: Facts,
): { readonly kind: DependencyKind; readonly witness: ObjectId | null } | null {
  if (before.exists !== after.exists) return { kind: 'existence', witness: effect.source };
  for (const id of objects.keys()) {
    const then = before.instructions.get(id);
    const now = after.instructions.get(id);
    if ((then === undefined) !== (now === undefined)) return { kind: 'applies-to', witness: id };
  }
  for (const [id, parts] of before.instructions) {
    const now = after.instructions.get(id);
    if (JSON.stringify(parts) !== JSON.stringify(now)) return { kind: 'does', witness: id };
  }
  return null;
}
