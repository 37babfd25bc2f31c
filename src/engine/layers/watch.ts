import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { noBits, setBit, wordsFor } from './columns/bits';

/** Rows that note who was asked for. */
export type Watched = { readonly rows: Rows; readonly seen: number[] };

export function watch(rows: Rows, { place, objects }: Facts): Watched {
  const seen = noBits(wordsFor(objects.size));
  return {
    seen,
    rows: {
      get: (id) => {
        const at = place.get(id);
        if (at !== undefined) setBit(seen, at);
        return rows.get(id);
      },
    },
  };
}
