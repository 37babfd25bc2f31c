/** What is said between the page and whoever tries the orders for it: a worker, or the page itself in portions. */
import type { Board, Edition, Explained } from '../engine';
import { createTrial, type EveryOrder } from './every-order';

/** The board has its cards written out (`withCards`): a worker knows no library. */
export type OrdersRequest = { readonly board: Board; readonly keys: readonly string[]; readonly edition: Edition };

export type OrdersReport =
  | { readonly kind: 'progress'; readonly result: EveryOrder }
  | { readonly kind: 'done'; readonly result: EveryOrder }
  | { readonly kind: 'failed'; readonly reason: string }; // our own bug, or a worker that could not be started

const PORTIONS = 100; // reports on the way: a bar moves by hundredths

/** Does the work and tells how far it is, a hundredth at a time; the last report is `done` or `failed`. */
export function* orderReports(
  { board, keys, edition }: OrdersRequest,
  evaluate: (board: Board, edition: Edition) => Explained,
): Generator<OrdersReport, void> {
  try {
    const trial = createTrial(board, keys, (each) => evaluate(each, edition));
    const portion = Math.ceil(trial.total / PORTIONS);
    for (let tried = 1; trial.next(); tried++) {
      if (tried % portion === 0) yield { kind: 'progress', result: trial.result() };
    }
    yield { kind: 'done', result: trial.result() };
  } catch (error) {
    yield { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
