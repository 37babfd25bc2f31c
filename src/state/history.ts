/** Undo and redo as data: boards are values with shared structure, so remembering one costs next to nothing. */
import type { Board, Message } from '../engine';

/** A board that was left behind, and what was then done to it. */
export type Moment = { readonly board: Board; readonly label: Message | null };

export type History = {
  readonly past: readonly Moment[]; // oldest first
  readonly future: readonly Moment[]; // next first
  /** Edits with this key that follow are part of the last entry. */
  readonly merging: string | null;
};

export const noHistory: History = { past: [], future: [], merging: null };

/** How many edits can be undone. */
const DEPTH = 200;

/** After an edit of `moment.board`: what was undone is forgotten; an edit that goes on merges with the last. */
export function remembered(history: History, moment: Moment, merge: string | null): History {
  if (merge !== null && merge === history.merging) return { ...history, future: [] };
  return { past: [...history.past, moment].slice(-DEPTH), future: [], merging: merge };
}

/** The board before the last edit, or null where there is none. */
export function undone(history: History, present: Board): { readonly board: Board; readonly history: History } | null {
  const last = history.past.at(-1);
  if (!last) return null;
  const future = [{ board: present, label: last.label }, ...history.future];
  return { board: last.board, history: { past: history.past.slice(0, -1), future, merging: null } };
}

/** The board that the last undo left, or null where nothing was undone. */
export function redone(history: History, present: Board): { readonly board: Board; readonly history: History } | null {
  const [next, ...rest] = history.future;
  if (!next) return null;
  const past = [...history.past, { board: present, label: next.label }];
  return { board: next.board, history: { past, future: rest, merging: null } };
}
