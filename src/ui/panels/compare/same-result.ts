import { comparedValues, type Explained } from '../../../engine';

/** Do two runs end alike in all that is compared? */
export const sameResult = (one: Explained, other: Explained): boolean =>
  JSON.stringify(comparedValues(one)) === JSON.stringify(comparedValues(other));
