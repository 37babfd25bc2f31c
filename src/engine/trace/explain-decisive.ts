/** Which reason decides: one that, were it otherwise, would leave another value. */
import type { CompiledBoard } from '../board/compiled';
import type { EffectKey, ObjectId } from '../model/ids';
import type { MessageValue } from '../model/messages';
import type { Aspect } from './aspects';
import { type ChangeAt, setsValue } from './explain-change';
import { valueAt } from './explain-value';
import { hasSize } from './has-size';
import { endOfLayer } from './places';
import type { OtherOrder, Trace } from './types';
import type { Why } from './why';

type Asked = {
  readonly object: ObjectId;
  readonly aspect: Aspect;
  /** After so many entries of the trace. */
  readonly n: number;
  readonly trace: Trace;
  readonly compiled: CompiledBoard;
  /** What applied to it, oldest first, also what set the value to what it was. */
  readonly story: readonly ChangeAt[];
  /** Those of them that changed the value. */
  readonly changes: readonly ChangeAt[];
};

/** Marks the weightiest reason that decides; none where the value is the same without each of them. */
export function decided(reasons: readonly Why[], asked: Asked): readonly Why[] {
  const weighty = reasons.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  const decisive = weighty.find((why) => decides(why, asked));
  return reasons.map((why) => (why === decisive ? { ...why, decisive: true } : why));
}

function decides(why: Why, asked: Asked): boolean {
  const order = otherOrder(why);
  if (order !== null) return matters(order, asked);
  // Of two effects that set the value one after the other, the earlier would have had the last word in exchanged places.
  if (why.key === 'newer-wins' && !asked.changes.some(({ index }) => index === why.step)) return false;
  return !isOverridden(why, asked);
}

/** The order in which effects would have applied if this were otherwise; null for what is not about order. */
function otherOrder({ key, values }: Why): OtherOrder | null {
  switch (key) {
    case 'waited-existence':
    case 'waited-text':
    case 'waited-applies-to':
    case 'waited-does':
    case 'waited-gone':
    case 'waited-ended':
    case 'depends-existence':
    case 'waits':
    case 'waits-though-older':
      return { kind: 'timestamps-alone' };
    case 'loop':
      return { kind: 'exchanged', effects: effectsIn(values.members) };
    default:
      return null;
  }
}

/** Would the value be another? Within a layer the steps differ, so both runs are looked at after it. */
function matters(order: OtherOrder, { object, aspect, n, trace, compiled }: Asked): boolean {
  const other = trace.inOrder?.(order);
  if (other === undefined) return true;
  const layer = n === trace.steps.length ? null : (trace.steps[n - 1]?.layer ?? null);
  const [now, then] = [trace, other].map((run) => {
    const row = run.tableAt(endOfLayer(layer, run)).get(object);
    return row && JSON.stringify(valueAt(aspect, row, hasSize(row, object, compiled)));
  });
  return now !== then;
}

/** What came before an effect that sets the value, if only to what it was, is of no account any more; print came first. */
function isOverridden({ key, step }: Why, { story }: Asked): boolean {
  const at = key === 'printed' || key === 'entered-under' ? -1 : step;
  return at !== null && story.some((entry) => entry.index > at && setsValue(entry.step));
}

function effectsIn(value: MessageValue | undefined): readonly EffectKey[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap(
    (one: MessageValue) =>
      typeof one === 'object' && one !== null && 'effect' in one ? [one.effect as EffectKey] : [], // put there by us
  );
}
