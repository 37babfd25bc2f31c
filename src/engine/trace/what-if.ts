/** The counterfactual: what a value would be without the effect that matters most to it. */
import type { Board } from '../board/types';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Message } from '../model/messages';
import type { Aspect } from './aspects';
import { typeLine, valueAt } from './explain-value';
import { hasSize } from './has-size';
import { endOfLayer } from './places';
import type { Counterfactual, Explained, Why } from './why';
import { without } from './without';

type Asked = {
  readonly object: ObjectId;
  readonly aspect: Aspect;
  /** After so many entries of the trace. */
  readonly n: number;
  readonly reasons: readonly Why[];
};

const MOST_SUSPECTS = 4; // evaluations for one explanation

/**
 * The first effect, from the decisive reason on, without which the value would be another. Both runs are looked at after
 * the layer that is on screen, for without an effect the steps within a layer are others. Null where none matters.
 */
export function whatIf(
  explained: Explained,
  { object, aspect, n, reasons }: Asked,
  evaluate: (board: Board) => Explained,
): { readonly counterfactual: Counterfactual; readonly row: Row } | null {
  const layer = n === explained.trace.steps.length ? null : (explained.trace.steps[n - 1]?.layer ?? null);
  const rowOf = ({ trace }: Explained) => trace.tableAt(endOfLayer(layer, trace)).get(object);
  const now = rowOf(explained);
  if (!now) return null;
  const shownNow = JSON.stringify(shown(now, explained, object, aspect));
  for (const key of suspects(reasons).slice(0, MOST_SUSPECTS)) {
    const effect = explained.trace.effects.get(key);
    const board = effect && without(explained.board, effect, object);
    const other = board ? evaluate(board) : null;
    const row = other && rowOf(other);
    if (!row) continue;
    const value = shown(row, other, object, aspect);
    if (JSON.stringify(value) === shownNow) continue;
    const words = NOTHING[`${aspect} ${value.key}`] ?? WITHOUT[aspect] ?? 'explain.without';
    const message = { key: words, values: { effect: { effect: key }, value } };
    return { counterfactual: { without: key, value, message }, row };
  }
  return null;
}

/** Where there would be nothing. */
const NOTHING: { readonly [aspectAndValue: string]: string } = {
  'size value.no-size': 'explain.without.no-size',
  'power value.no-size': 'explain.without.no-size',
  'toughness value.no-size': 'explain.without.no-size',
  'base-size value.no-size': 'explain.without.no-size',
  'abilities value.none': 'explain.without.no-abilities',
};

const WITHOUT: { readonly [aspect in Aspect]?: string } = {
  abilities: 'explain.without.abilities',
  controller: 'explain.without.controller',
  name: 'explain.without.name',
};

/** Effects worth taking away, the most telling first: what others waited for or lost to, then what changed the value. */
function suspects(reasons: readonly Why[]): readonly EffectKey[] {
  const weighed = reasons.toSorted((a, b) => b.weight - a.weight);
  const others = weighed.flatMap(({ values }) => effectIn(values.other));
  return [...new Set([...others, ...weighed.flatMap(({ changedBy }) => changedBy)])];
}

const effectIn = (value: Why['values'][string] | undefined): readonly EffectKey[] =>
  typeof value === 'object' && value !== null && 'effect' in value ? [value.effect as EffectKey] : []; // put there by us

/** The value as a counterfactual shows it: of a type its whole type line. */
function shown(row: Row, { compiled }: Explained, object: ObjectId, aspect: Aspect): Message {
  const typed = aspect === 'types' || aspect === 'subtypes' || aspect === 'supertypes';
  return typed ? typeLine(row) : valueAt(aspect, row, hasSize(row, object, compiled));
}
