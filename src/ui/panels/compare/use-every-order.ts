import { useCallback, useEffect, useRef, useState } from 'react';
import type { Board, Edition } from '../../../engine';
import { type EveryOrder, factorial, type OrdersReport, startOrders } from '../../../state';

/** How far a run through all orders is; whatever it has found by then can be looked at. */
export type OrdersRun =
  | { readonly kind: 'idle' } // fewer than two things to put in order
  | { readonly kind: 'running' | 'done' | 'stopped'; readonly result: EveryOrder }
  | { readonly kind: 'failed'; readonly reason: string };

const IDLE: OrdersRun = { kind: 'idle' };
const begun = (keys: readonly string[]): OrdersRun => ({
  kind: 'running',
  result: { groups: [], done: 0, total: factorial(keys.length) },
});

/** Tries all orders beside the page as soon as keys are chosen; another choice, or leaving, ends the old run. */
export function useEveryOrder(
  board: Board,
  keys: readonly string[],
  edition: Edition,
): { readonly run: OrdersRun; readonly stop: () => void; readonly again: () => void } {
  const [run, setRun] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const end = useRef(() => {});
  const chosen = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same run once more
  useEffect(() => {
    const list = chosen.split(' ');
    setRun(list.length < 2 ? IDLE : begun(list));
    if (list.length < 2) return;
    end.current = startOrders(board, list, edition, (report) => setRun(runOf(report)));
    return end.current;
  }, [board, chosen, edition, attempt]);
  const stop = useCallback(() => {
    end.current();
    setRun((before) => (before.kind === 'running' ? { kind: 'stopped', result: before.result } : before));
  }, []);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { run, stop, again };
}

function runOf(report: OrdersReport): OrdersRun {
  switch (report.kind) {
    case 'progress':
      return { kind: 'running', result: report.result };
    case 'done':
    case 'failed':
      return report;
  }
}
