/** "My boards": what this browser keeps. Everything here may fail (private windows, full storage); nothing throws. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Board, parseBoard, toDocument } from '../engine';

export type ShelfEntry = {
  readonly id: string;
  readonly title: string;
  readonly objects: number;
  /** Milliseconds since 1970: when it was last kept. */
  readonly changed: number;
};

type Kept = ShelfEntry & { readonly document: unknown };

interface ShelfSchema extends DBSchema {
  boards: { key: string; value: Kept };
  settings: { key: string; value: string };
}

export type Shelf = {
  /** All boards, the newest first. */
  readonly list: () => Promise<readonly ShelfEntry[]>;
  /** Keeps a board under an id; false where the browser refuses. */
  readonly keep: (id: string, board: Board) => Promise<boolean>;
  /** Null where there is none, or what is there is no board (any more). */
  readonly read: (id: string) => Promise<Board | null>;
  readonly remove: (id: string) => Promise<void>;
  /** The board that was open last. */
  readonly current: () => Promise<string | null>;
  readonly setCurrent: (id: string) => Promise<void>;
};

/** The shelf of this browser. The database is opened at the first use, and again where that failed. */
export function createShelf(name = 'layerscope'): Shelf {
  let opened: Promise<IDBPDatabase<ShelfSchema>> | null = null;
  const database = () => {
    opened ??= openDB<ShelfSchema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('boards', { keyPath: 'id' });
        db.createObjectStore('settings');
      },
      terminated: () => {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  /** What a request gives, or the substitute where storage refuses. */
  const attempt = async <Value>(request: (db: IDBPDatabase<ShelfSchema>) => Promise<Value>, substitute: Value) => {
    try {
      return await request(await database());
    } catch {
      return substitute;
    }
  };

  return {
    list: () =>
      attempt(async (db) => {
        const kept = await db.getAll('boards');
        return kept
          .map(({ id, title, objects, changed }) => ({ id, title, objects, changed }))
          .toSorted((a, b) => b.changed - a.changed);
      }, []),
    keep: (id, board) =>
      attempt(async (db) => {
        const { title, objects } = board;
        await db.put('boards', {
          id,
          title,
          objects: objects.length,
          changed: Date.now(),
          document: toDocument(board),
        });
        return true;
      }, false),
    read: (id) =>
      attempt(async (db) => {
        const parsed = parseBoard((await db.get('boards', id))?.document); // an older page may have kept it
        return parsed.ok ? parsed.value : null;
      }, null),
    remove: (id) => attempt((db) => db.delete('boards', id), undefined),
    current: () => attempt(async (db) => (await db.get('settings', 'current')) ?? null, null),
    setCurrent: (id) =>
      attempt(async (db) => {
        await db.put('settings', id, 'current');
      }, undefined),
  };
}

/** Ids of boards on the shelf. Not `crypto.randomUUID`: a page served without https does not have it. */
export const newBoardId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
