import { useMemo } from 'react';
import { type Chip, chipsAt, type ObjectId, type Tile, tilesAt, timestampOrder } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { type BoardView, useDebugger, useInterface } from '../../../state';

/** Everything the board draws, read off the trace once for all tiles. */
export type Tiles = {
  readonly evaluation: Evaluation;
  /** The position in the trace that the tiles show. */
  readonly step: number;
  readonly tiles: ReadonlyMap<ObjectId, Tile>;
  /** The same at the end, for what is still to come. */
  readonly last: ReadonlyMap<ObjectId, Tile>;
  readonly chips: ReadonlyMap<ObjectId, readonly Chip[]>;
  /** t-numbers by key (613.7): 1 is the oldest. */
  readonly numbers: ReadonlyMap<string, number>;
  /** It shows what a drop would give, not what is. */
  readonly isPreview: boolean;
};

export function useTiles(): Tiles {
  const preview = useDebugger((state) => state.preview);
  const present = useDebugger((state) => state.evaluation);
  const position = useDebugger((state) => state.step);
  const view = useInterface((state) => state.boardView);
  const evaluation = preview?.evaluation ?? present;
  const step = preview ? evaluation.trace.steps.length : shownStep(view, position, evaluation);
  const { compiled, trace } = evaluation;

  const tiles = useMemo(() => tilesAt(trace, step), [trace, step]);
  const last = useMemo(() => tilesAt(trace, trace.steps.length), [trace]);
  const chips = useMemo(() => chipsAt(compiled, trace, step), [compiled, trace, step]);
  const numbers = useMemo(
    () => new Map(timestampOrder(compiled.board).map((key, index) => [key, index + 1])),
    [compiled],
  );
  return { evaluation, step, tiles, last, chips, numbers, isPreview: preview !== null };
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
