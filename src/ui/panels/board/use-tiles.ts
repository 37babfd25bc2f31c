import { useMemo } from 'react';
import {
  type BoardObject,
  type Chip,
  chipsAt,
  type EffectKey,
  type Mark,
  type Message,
  type ObjectId,
  type PlayerId,
  sparedAt,
  type Tile,
  tilesAt,
  timestampOrder,
} from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { type BoardView, useInterface, useMoment } from '../../../state';
import { type CurrentStep, stepAt } from './current-step';

/** Everything the board draws, read off the trace once for all tiles. */
export type Tiles = {
  readonly evaluation: Evaluation;
  /** The position in the trace that the tiles show. */
  readonly step: number;
  /** The application that the board stands at; null before the first, at a note, and in a preview. */
  readonly current: CurrentStep | null;
  readonly tiles: ReadonlyMap<ObjectId, Tile>;
  /** What lies on each player's side. A preview changes values, not places: what one aims at stays where it is. */
  readonly sides: ReadonlyMap<PlayerId, readonly BoardObject[]>;
  /** The same at the end, for what is still to come. */
  readonly last: ReadonlyMap<ObjectId, Tile>;
  readonly chips: ReadonlyMap<ObjectId, readonly Chip[]>;
  /** What the current step just misses, and why. */
  readonly spared: ReadonlyMap<ObjectId, Message>;
  /** t-numbers by key (613.7): 1 is the oldest. */
  readonly numbers: ReadonlyMap<string, number>;
  /** It shows what a drop would give, not what is. */
  readonly isPreview: boolean;
  /** Effects that the preview would add. */
  readonly coming: ReadonlySet<EffectKey>;
};

export function useTiles(): Tiles {
  const { preview, evaluation: present, step: position } = useMoment();
  const view = useInterface((state) => state.boardView);
  const evaluation = preview?.evaluation ?? present;
  const step = preview ? evaluation.trace.steps.length : shownStep(view, position, evaluation);
  const { compiled, trace } = evaluation;

  const last = useMemo(() => tilesAt(trace, trace.steps.length), [trace]);
  const tiles = useMemo(() => {
    if (preview) return withoutGlow(last); // a preview is shown at its end
    return step === trace.steps.length ? last : tilesAt(trace, step);
  }, [preview, trace, step, last]);
  const sides = useMemo(
    () => sidesOf(present, shownStep(view, position, present), evaluation),
    [present, view, position, evaluation],
  );
  const current = useMemo(() => (preview ? null : stepAt(trace, step)), [preview, trace, step]);
  const chips = useMemo(() => chipsAt(compiled, trace, step), [compiled, trace, step]);
  const spared = useMemo(() => sparedAt(compiled, trace, step), [compiled, trace, step]);
  const numbers = useMemo(
    () => new Map(timestampOrder(compiled.board).map((key, index) => [key, index + 1])),
    [compiled],
  );
  const coming = useMemo(
    () => new Set(preview ? [...trace.effects.keys()].filter((key) => !present.trace.effects.has(key)) : []),
    [preview, trace, present],
  );
  const isPreview = preview !== null;
  return useMemo(
    () => ({ evaluation, step, current, tiles, sides, last, chips, spared, numbers, isPreview, coming }),
    [evaluation, step, current, tiles, sides, last, chips, spared, numbers, isPreview, coming],
  );
}

/** On the battlefield an object lies on the side of its controller at this step, elsewhere of its owner (109.4). */
function sidesOf({ board, trace }: Evaluation, step: number, shown: Evaluation): Tiles['sides'] {
  const sides = new Map<PlayerId, BoardObject[]>(board.players.map((player) => [player.id, []]));
  const table = trace.tableAt(step);
  const entries = new Map(shown.board.objects.map((object) => [object.id, object]));
  for (const object of board.objects) {
    const controller = object.zone === 'battlefield' ? table.get(object.id)?.controller : object.owner;
    sides.get(controller ?? object.controller)?.push(entries.get(object.id) ?? object);
  }
  return sides;
}

/** A preview shows a result, not a step: nothing in it glows. */
function withoutGlow(tiles: ReadonlyMap<ObjectId, Tile>): ReadonlyMap<ObjectId, Tile> {
  const calm = <Value extends { readonly mark: Mark | null }>(item: Value): Value =>
    item.mark ? { ...item, mark: { ...item.mark, now: false } } : item;
  return new Map(
    [...tiles].map(([id, tile]) => [
      id,
      {
        ...tile,
        marks: Object.fromEntries(Object.entries(tile.marks).map(([field, mark]) => [field, { ...mark, now: false }])),
        supertypes: tile.supertypes.map(calm),
        cardTypes: tile.cardTypes.map(calm),
        subtypes: tile.subtypes.map(calm),
        abilities: tile.abilities.map(calm),
      },
    ]),
  );
}

function shownStep(view: BoardView, position: number, evaluation: Evaluation): number {
  switch (view) {
    case 'step':
      return position;
    case 'printed':
      return 0;
    case 'end':
      return evaluation.trace.steps.length;
  }
}
