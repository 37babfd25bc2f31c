import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import { holds } from '../query/holds';
import type { DependencyMoment, Reason } from '../trace/types';
import { exists, type Instance } from './instance';
import { changedRows, type Outcome, outcomeOf } from './outcome';
import { note, putRows, type Resolution, write } from './resolution';

/**
 * Applies an effect in one layer and writes the step: its sets are fixed from here on (613.6). An effect whose condition
 * is false does not begin, and is asked again in its next layer (D30). Gives the effects that came with granted abilities.
 */
export function applyEffect(
  instance: Instance,
  layer: Layer,
  reason: Reason,
  moment: DependencyMoment,
  resolution: Resolution,
): readonly Instance[] {
  const { rows, facts, begun } = resolution;
  const { key } = instance.effect;
  const before = begun.get(key) ?? null;
  const outcome = outcomeOf(instance, layer, rows, facts, before);
  if (!isUnderWay(instance, layer, outcome)) {
    note(
      { kind: 'never-applies', layer, effect: key, why: 'condition-false', because: null },
      resolution,
      () => moment,
    );
    return [];
  }
  const continues = before !== null && !standsAlone(instance, resolution);
  begun.set(key, outcome.sets);
  const changed = changedRows(instance, outcome, layer, rows, facts);
  const step = {
    kind: 'applies',
    layer,
    effect: key,
    reason,
    objects: objectsIn(instance, layer, outcome, facts.place),
    parts: partsOf(instance, layer, outcome),
    continues,
  } as const;
  const real = new Map([...changed].filter(([id, row]) => row !== rows.get(id)));
  write(step, resolution, real, () => moment);
  return putRows(real, instance, resolution);
}

/** Has some clause of this layer a set, even an empty one? Otherwise its condition is false. */
function isUnderWay(instance: Instance, layer: Layer, outcome: Outcome): boolean {
  if (instance.locked !== null) return true;
  return instance.clauses.some(
    ({ parts }, index) =>
      outcome.sets[index] !== null &&
      outcome.sets[index] !== undefined &&
      parts.some((placed) => placed.layer === layer),
  );
}

/** Would it exist, with its condition true, if it had not begun already (613.6)? */
function standsAlone(instance: Instance, { rows, facts }: Resolution): boolean {
  if (instance.locked !== null) return true;
  if (!exists(instance, (source) => rows.get(source)?.abilities)) return false;
  const asking = { facts, rows, voice: instance.voice, it: null };
  return instance.clauses.some(({ condition }) => condition === null || holds(condition, asking));
}

function objectsIn(
  instance: Instance,
  layer: Layer,
  outcome: Outcome,
  place: ReadonlyMap<ObjectId, number>,
): readonly ObjectId[] {
  const sets = instance.clauses.flatMap(({ parts }, index) =>
    parts.some((placed) => placed.layer === layer) ? (outcome.sets[index] ?? []) : [],
  );
  return [...new Set(sets)].toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** Its parts of this layer with their values filled in, as they read for the first object; as written where it has none. */
function partsOf(instance: Instance, layer: Layer, outcome: Outcome): readonly Part[] {
  const [first] = outcome.instructions.values();
  return (
    first ??
    instance.clauses.flatMap(({ parts }) => parts.flatMap((placed) => (placed.layer === layer ? [placed.part] : [])))
  );
}
