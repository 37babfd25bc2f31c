import { useMemo } from 'react';
import { evaluateBoard, useDebugger } from '../../../state';
import { type EditionRun, editionRuns } from './edition-runs';

/** The board on the page under every edition of the rules. */
export function useEditionRuns(): readonly EditionRun[] {
  const board = useDebugger((state) => state.board);
  return useMemo(() => editionRuns((edition) => evaluateBoard(board, edition)), [board]);
}
