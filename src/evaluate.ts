import type { Board, CompiledBoard, Trace } from './engine';

/** Card look-up by exact name (any capitals; either face's name of a two-faced card too). */
export type CardLibrary = { readonly find: (name: string) => import('./engine').Card | null };

/** Everything the debugger knows about a board. */
export type Evaluation = {
  readonly board: Board;
  readonly compiled: CompiledBoard;
  readonly trace: Trace;
};
