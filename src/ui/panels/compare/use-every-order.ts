import { useEffect, useState } from 'react';
import type { Board } from '../../../engine';
import { type EveryOrder, evaluateBoard, tryEveryOrder } from '../../../state';

const NOTHING: EveryOrder = { groups: [], done: 0, total: 0 };

/** Runs all orders in the background; another choice of keys ends the old run. */
export function useEveryOrder(board: Board, keys: readonly string[], running: boolean): EveryOrder {
  const [result, setResult] = useState(NOTHING);
  const chosen = keys.join(' ');
  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    setResult(NOTHING);
    const report = (next: EveryOrder) => {
      if (!stop.signal.aborted) setResult(next);
    };
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve));
    const options = { evaluate: evaluateBoard, onProgress: report, signal: stop.signal, rest };
    void tryEveryOrder(board, chosen === '' ? [] : chosen.split(' '), options).then(report);
    return () => stop.abort();
  }, [board, chosen, running]);
  return running ? result : NOTHING;
}
