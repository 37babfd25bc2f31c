import { useMemo } from 'react';
import { stepName, writeLink } from '../../../share';
import { evaluateBoard, keepPlace, useDebugger } from '../../../state';

/** The address that opens this board, with the step and the selection if they are wanted. */
export function useShareLink(
  withStep: boolean,
  withSelection: boolean,
): { readonly link: string; readonly base: string } {
  const evaluation = useDebugger((state) => state.evaluation);
  const step = useDebugger((state) => state.step);
  const selected = useDebugger((state) => state.selected);
  return useMemo(() => {
    // A link speaks of the current rules, whatever edition is looked at.
    const { trace } = evaluation.trace.edition === undefined ? evaluation : evaluateBoard(evaluation.board);
    const view = {
      step: withStep ? stepName(trace, keepPlace(evaluation.trace, step, trace)) : null,
      selected: withSelection ? selected : null,
    };
    const base = `${window.location.origin}${window.location.pathname}`;
    return { link: `${base}${writeLink(evaluation.board, view)}`, base };
  }, [evaluation, step, selected, withStep, withSelection]);
}
