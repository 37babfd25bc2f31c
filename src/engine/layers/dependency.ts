import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import type { DependencyKind } from '../trace/types';
import type { Instance } from './instance';
import { changedRows, type Outcome, outcomeOf, type Sets } from './outcome';

/** What dependencies are asked of: one layer, one table, and which effects have begun. */
export type Moment = {
  readonly layer: Layer;
  readonly rows: Rows;
  readonly facts: Facts;
  readonly begun: (instance: Instance) => Sets | null;
};

/** In what two outcomes differ, and on which object first. */
export type Difference = { readonly kind: DependencyKind; readonly witness: ObjectId | null };

/**
 * 613.8a by trial: would applying `other` first alter what `effect` is, applies to, or does? Holds for this table only.
 * This is the definition, asked of rows; `compare-asked.ts` asks the same of columns.
 */
export function dependsOn(effect: Instance, other: Instance, moment: Moment): Difference | null {
  if (effect.effect.isCda !== other.effect.isCda) return null; // 613.8a(c)
  if (effect.locked !== null) return null; // 611.2c-d: nothing about it can change any more
  const { before, after } = askBothWays(effect, other, moment);
  return differenceOf(before, after, effect, moment.facts);
}

/** The two outcomes that 613.8a compares: of an effect alone, and after another has been applied as a trial. */
export function askBothWays(
  effect: Instance,
  other: Instance,
  moment: Moment,
): { readonly before: Outcome; readonly after: Outcome } {
  return { before: askRows(effect, moment, moment.rows), after: askRows(effect, moment, tableAfter(other, moment)) };
}

const askRows = (instance: Instance, { layer, facts, begun }: Moment, rows: Rows): Outcome =>
  outcomeOf(instance, layer, rows, facts, begun(instance));

/** The table as if an effect were applied now: the real one with the rows that would change. */
function tableAfter(other: Instance, moment: Moment): Rows {
  const { rows, layer, facts } = moment;
  const changed = changedRows(other, askRows(other, moment, rows), layer, rows, facts);
  return { get: (id) => changed.get(id) ?? rows.get(id) };
}

/** In what two outcomes of an effect differ. */
export function differenceOf(
  before: Outcome,
  after: Outcome,
  { effect }: Instance,
  { place }: Facts,
): Difference | null {
  if (before.exists !== after.exists) return { kind: 'existence', witness: effect.source };
  const first = (ids: readonly ObjectId[]): ObjectId | null =>
    ids.reduce<ObjectId | null>(
      (best, id) => (best === null || (place.get(id) ?? 0) < (place.get(best) ?? 0) ? id : best),
      null,
    );
  const gone = [...before.instructions.keys()].filter((id) => !after.instructions.has(id));
  const come = [...after.instructions.keys()].filter((id) => !before.instructions.has(id));
  const moved = first([...gone, ...come]);
  if (moved !== null) return { kind: 'applies-to', witness: moved };
  const altered = [...before.instructions].find(
    ([id, parts]) => JSON.stringify(parts) !== JSON.stringify(after.instructions.get(id)),
  );
  return altered === undefined ? null : { kind: 'does', witness: altered[0] };
}
