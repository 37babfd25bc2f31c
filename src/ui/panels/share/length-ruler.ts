/** Where things stand on the ruler of link lengths: a logarithmic axis, as every reader takes a multiple of the one before. */
export type RulerMark = { readonly key: 'back-row' | 'close' | 'chat'; readonly length: number; readonly at: number };

/** What takes a link: a QR code seen from the back row, one held up close, and a chat message. Measured in characters. */
const TAKES = [
  { key: 'back-row', length: 430 },
  { key: 'close', length: 1250 },
  { key: 'chat', length: 1900 },
] as const;

const SHORTEST = 60; // an empty board
const LONGEST = 2600; // what a QR code can hold at all, and a little more

/** Position of a length between 0 and 1. */
export function placeOf(length: number): number {
  const place = Math.log(length / SHORTEST) / Math.log(LONGEST / SHORTEST);
  return Math.min(1, Math.max(0, place));
}

export const rulerMarks: readonly RulerMark[] = TAKES.map(({ key, length }) => ({ key, length, at: placeOf(length) }));

/** What would take a link of this length, the most demanding first. */
export const takers = (length: number): readonly RulerMark['key'][] =>
  TAKES.filter((taker) => length <= taker.length).map(({ key }) => key);
