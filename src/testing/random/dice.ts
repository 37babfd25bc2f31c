/** Random choices that follow from a seed alone, so that a board that failed can be made again. */
export type Dice = {
  /** A whole number from 0 to below `sides`. */
  readonly roll: (sides: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
};

/** Mulberry32: small, and good enough to mix boards. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const roll = (sides: number): number => next() % sides;
  return {
    roll,
    chance: (percent) => roll(100) < percent,
    pick: (values) => values[roll(values.length)] ?? values[0],
  };
}
