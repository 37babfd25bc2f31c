/** Which board is the user's and where it is kept: opening, keeping, and the way back from a link. */
import type { Board, ObjectId } from '../engine';
import type { Debugger } from './debugger';
import { showSaving } from './interface';
import type { Shelf } from './shelf';

export type Workspace = ReturnType<typeof createWorkspace>;

const REST = 500; // milliseconds without an edit before it is kept

type Opening = { readonly step?: number; readonly selected?: ObjectId };

/**
 * Keeps every edit of the user's board on the shelf. An example is kept from its first edit on, a board from a link
 * only once the user has made a copy.
 */
export function createWorkspace(debug: Debugger, shelf: Shelf, newId: () => string) {
  let id: string | null = null; // of the board on the shelf; null while nothing of it is kept
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keepNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { board, readOnly } = debug.store.getState();
    if (readOnly) return;
    id ??= newId();
    const kept = await shelf.keep(id, board);
    if (kept) await shelf.setCurrent(id);
    showSaving(kept ? 'saved' : 'refused');
  }

  /** What was edited within the last moment is kept before another board comes. */
  async function settle(): Promise<void> {
    if (timer !== undefined) await keepNow();
  }

  debug.store.subscribe((state, before) => {
    const edited = state.board !== before.board && state.history !== before.history && !state.readOnly;
    if (!edited || state.history.past.length + state.history.future.length === 0) return;
    showSaving('pending');
    clearTimeout(timer);
    timer = setTimeout(() => void keepNow(), REST);
  });

  return {
    keepNow,
    settle,

    /** The board of the last visit, or false where there is none. */
    async restore(): Promise<boolean> {
      const last = await shelf.current();
      return last !== null && (await openKept(last));
    },

    /** Opens one of the user's boards. */
    openKept,

    /** Opens a board that is not the user's own yet: an example, a new one, a file. */
    async openNew(board: Board, opening: Opening = {}): Promise<void> {
      await settle();
      id = null;
      debug.open(board, opening);
      showSaving('example');
    },

    /** Opens a board from a link, to look at. */
    async openShared(board: Board, opening: Opening = {}): Promise<void> {
      await settle();
      id = null;
      debug.open(board, { ...opening, readOnly: true });
    },

    /** "Make my copy": from here on it is the user's, and is kept. */
    async makeCopy(): Promise<void> {
      id = null;
      debug.makeEditable();
      await keepNow();
    },

    /** Is this the board on screen? */
    isOpen: (kept: string): boolean => kept === id,

    /** Takes a board off the shelf; the way back is what it gives. */
    async remove(kept: string): Promise<(() => Promise<void>) | null> {
      const board = await shelf.read(kept);
      if (!board) return null;
      await shelf.remove(kept);
      if (kept === id) id = null; // it stays on screen, and the next edit keeps it anew
      return async () => {
        await shelf.keep(kept, board);
      };
    },

    async duplicate(kept: string, title: string): Promise<void> {
      const board = await shelf.read(kept);
      if (board) await shelf.keep(newId(), { ...board, title });
    },
  };

  async function openKept(kept: string): Promise<boolean> {
    await settle();
    const board = await shelf.read(kept);
    if (!board) return false;
    id = kept;
    debug.open(board);
    showSaving('saved');
    await shelf.setCurrent(kept);
    return true;
  }
}
