import { isRecord } from './fields';

/** The version that this reader writes, and the newest that it reads. */
export const BOARD_VERSION = 1;
export const BOARD_FORMAT = 'layers-board';

type Migration = (document: { readonly [name: string]: unknown }) => { readonly [name: string]: unknown };

/** From each older version to the next. A new version of the format brings its line here; version 1 is the first. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map<number, Migration>();

/** An older document as the current version would write it; anything else as it is, for `parseBoard` to judge. */
export function migrate(document: unknown): unknown {
  let current = document;
  while (isRecord(current) && typeof current.version === 'number') {
    const migration = MIGRATIONS.get(current.version);
    if (!migration) return current;
    current = { ...migration(current), version: current.version + 1 };
  }
  return current;
}
