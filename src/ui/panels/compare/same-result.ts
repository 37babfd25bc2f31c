import { type Explained, finalValues } from '../../../engine';

/** Do two runs end alike in all that is compared? */
export const sameResult = (one: Explained, other: Explained): boolean =>
  JSON.stringify(finalValues(one)) === JSON.stringify(finalValues(other));
