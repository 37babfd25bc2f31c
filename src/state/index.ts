/** The state of the page: one debugger, the interface around it, what the browser remembers. */
import { useContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Board } from '../engine';
import type { Evaluation } from '../evaluate';
import { emptyBoard } from './builders';
import { createDebugger, type DebuggerState } from './debugger';
import { evaluateBoard } from './evaluator';
import { type InterfaceState, interfaceStore } from './interface';
import { createKeptView } from './kept-view';
import { type Moment, MomentContext, momentOf } from './moment';
import { createPace } from './pace';
import { type Preferences, preferencesStore } from './preferences';
import { type Question, questionStore } from './question';
import { createShelf, newBoardId } from './shelf';
import { createTransport, type TransportState } from './transport';
import { createTurns } from './turns';
import { createWorkspace } from './workspace';

export * from './builders';
export { changeBoard, changeBoardBy } from './change-board';
export * from './changes';
export { createDebugger, type Debugger, type DebuggerState, type Highlight, type Preview } from './debugger';
export { evaluateBoard, readEffect } from './evaluator';
export * from './every-order';
export * from './interface';
export { keepPlace } from './keep-place';
export { type Moment, MomentContext } from './moment';
export { newTokens, type TokenMaking } from './new-tokens';
export { type OrderPair, tellingPairs } from './order-pairs';
export type { OrdersReport } from './order-reports';
export { type Preferences, prefer, SPEEDS, type Speed, VIEWS, type View } from './preferences';
export { askWhy, type Question } from './question';
export type { Shelf, ShelfEntry } from './shelf';
export { startOrders } from './start-orders';
export type { Transport, TransportState } from './transport';

/** The debugger of this page. */
export const debug = createDebugger(evaluateBoard, emptyBoard);

/** Evaluates a board by the edition of the rules that is looked at, to lay it beside what is on screen. */
export const evaluateShown = (board: Board): Evaluation => evaluateBoard(board, debug.store.getState().edition);

/** What this browser keeps, and which board of it is open. */
export const shelf = createShelf();
export const workspace = createWorkspace(debug, shelf, newBoardId);
export const keptView = createKeptView(debug, evaluateBoard, () => window.sessionStorage);

/** The transport of this page: every way to move the head. */
export const transport = createTransport(debug);

/** Reads the debugger in React; select constants, or use `useShallow`. */
export const useDebugger = <Value>(select: (state: DebuggerState) => Value): Value => useStore(debug.store, select);
export const useInterface = <Value>(select: (state: InterfaceState) => Value): Value =>
  useStore(interfaceStore, select);
export const useTransport = <Value>(select: (state: TransportState) => Value): Value =>
  useStore(transport.store, select);
/** The value that was asked about last, if any. */
export const useQuestion = (): Question | null => useStore(questionStore, (state) => state.question);
export const usePreferences = <Value>(select: (state: Preferences) => Value): Value =>
  useStore(preferencesStore, select);

/** Whose turn it is to draw, of the views beside the board. */
export const turns = createTurns((run) => requestAnimationFrame(run));

/** The pace at which a pointer changes the board or its preview; `DragProvider` says when they are drawn. */
export const pace = createPace(turns.lead);

/**
 * The moment on screen. A step or a selection is drawn at once. Another board, or a preview of one, is drawn in slices
 * between frames: on a crowded board it may come a moment later than the pointer, which never waits for it. A view that
 * draws in turn has a moment of its own.
 */
export function useMoment(): Moment {
  const own = useContext(MomentContext);
  const present = useStore(
    debug.store,
    useShallow((state) => own ?? momentOf(state)),
  );
  const later = useDeferredValue(present);
  const isNew = later.evaluation !== present.evaluation || later.preview !== present.preview;
  return own === null && isNew ? later : present;
}

/** The evaluation on screen: what a held thing would give, while one is held over a target. */
export function useShown(): Evaluation {
  const { evaluation, preview } = useMoment();
  return preview?.evaluation ?? evaluation;
}
