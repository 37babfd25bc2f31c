import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { type Bits, countBits, hasBit, isApart, noBits, placesOf, setBit, wordsFor } from './columns/bits';

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

/** The objects that an application touches; written out where they are few, since that is quicker to ask. */
export type Touched = { readonly set: Bits; readonly few: readonly number[] | null };

export const touchedIn = (set: Bits): Touched => ({ set, few: countBits(set) > FEW ? null : placesOf(set) });

const FEW = 4;

/** Does an application leave alone all that was looked at? */
export const leavesAlone = ({ set, few }: Touched, seen: Bits): boolean =>
  few === null ? isApart(seen, set) : !few.some((place) => hasBit(seen, place));
