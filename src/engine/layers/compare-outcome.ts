/** The two outcomes that 613.8a compares, for the eye: what an effect would be alone, and after another. */
import type { CompiledBoard } from '../board/compiled';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import { askBothWays } from './dependency';
import { rowsNow } from './history';
import type { Outcome } from './outcome';
import { type Resolution, setsBegun } from './resolution';
import { watchLayers } from './resolve-layers';

/** One outcome in short: does the effect exist, whom does it affect, and what would it do to the object in question? */
export type ShownOutcome = {
  readonly exists: boolean;
  readonly objects: readonly ObjectId[]; // board order
  /** The instruction for the first object on which the outcomes differ, with its values; for another if it has none there. */
  readonly parts: readonly Part[];
  /** The instruction is the same for all the objects. */
  readonly alike: boolean;
};

export type ComparedOutcomes = {
  readonly alone: ShownOutcome;
  readonly after: ShownOutcome;
  /** The object whose instruction is shown. */
  readonly witness: ObjectId | null;
};

/**
 * Asks two effects of one layer at the moment before an entry of the trace (from 0): the first alone, and after the second
 * has been applied as a trial. Null where they are not both there at that moment. One more pass over the board.
 */
export function compareOutcomes(
  board: CompiledBoard,
  entry: number,
  dependent: EffectKey,
  on: EffectKey,
): ComparedOutcomes | null {
  let found: ComparedOutcomes | null = null;
  watchLayers(board, (layer, resolution) => {
    // Notes share the moment of the application that they stand before, so the last moment up to the entry is the one.
    if (resolution.log.length <= entry) found = compareNow(layer, resolution, dependent, on);
  });
  return found;
}

function compareNow(
  layer: Layer,
  resolution: Resolution,
  dependent: EffectKey,
  on: EffectKey,
): ComparedOutcomes | null {
  const { instances, facts, history } = resolution;
  const [one, other] = [instances.get(dependent), instances.get(on)];
  if (one === undefined || other === undefined) return null;
  if (!one.effect.layers.includes(layer) || !other.effect.layers.includes(layer)) return null;
  const moment = {
    layer,
    rows: rowsNow(history),
    facts,
    begun: ({ effect }: typeof one) => setsBegun(effect.key, resolution),
  };
  const { before, after } = askBothWays(one, other, moment);
  const witness = firstDifference(before, after) ?? [...before.instructions.keys()][0] ?? null;
  return { alone: shown(before, witness), after: shown(after, witness), witness };
}

const shown = (outcome: Outcome, witness: ObjectId | null): ShownOutcome => ({
  exists: outcome.exists,
  objects: [...outcome.instructions.keys()],
  parts:
    (witness === null ? undefined : outcome.instructions.get(witness)) ?? [...outcome.instructions.values()][0] ?? [],
  alike: new Set([...outcome.instructions.values()].map((parts) => JSON.stringify(parts))).size <= 1,
});

function firstDifference(before: Outcome, after: Outcome): ObjectId | undefined {
  const objects = [...new Set([...before.instructions.keys(), ...after.instructions.keys()])];
  const words = (outcome: Outcome, id: ObjectId) => JSON.stringify(outcome.instructions.get(id) ?? null);
  return objects.find((id) => words(before, id) !== words(after, id));
}
