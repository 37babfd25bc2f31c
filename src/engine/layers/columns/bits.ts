/**
 * Sets of objects as bits: object n of the board order is bit n. Words are 30 bits wide in an ordinary array, because small
 * integers are kept in place there; a typed array of a few words costs more to make than to fill.
 */
export type Bits = readonly number[];

const WIDTH = 30;

/** How many words a set of so many objects takes; at least one. */
export const wordsFor = (size: number): number => Math.max(1, Math.ceil(size / WIDTH));

export const noBits = (words: number): number[] => new Array<number>(words).fill(0);

/** Puts a place into a set that is being made. */
export function setBit(bits: number[], place: number): void {
  const word = (place / WIDTH) | 0;
  bits[word] = (bits[word] ?? 0) | (1 << (place - word * WIDTH));
}

/** Takes a place out of a set that is being made. */
export function clearBit(bits: number[], place: number): void {
  const word = (place / WIDTH) | 0;
  bits[word] = (bits[word] ?? 0) & ~(1 << (place - word * WIDTH));
}

export function hasBit(bits: Bits, place: number): boolean {
  const word = (place / WIDTH) | 0;
  return (((bits[word] ?? 0) >>> (place - word * WIDTH)) & 1) === 1;
}

export function bitsOf(words: number, places: Iterable<number>): Bits {
  const bits = noBits(words);
  for (const place of places) setBit(bits, place);
  return bits;
}

/** All places below a size. */
export function allBits(size: number): Bits {
  const bits = noBits(wordsFor(size)).fill((1 << WIDTH) - 1);
  bits[bits.length - 1] = (1 << (size - (bits.length - 1) * WIDTH)) - 1;
  return bits;
}

export function union(one: Bits, other: Bits): Bits {
  const result = one.slice();
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (other[word] ?? 0);
  return result;
}

/** All that is in some set of a list. One set alone is given as it is: most lists have no more. */
export function unionOf(sets: readonly (Bits | null)[], words: number): Bits {
  let all: Bits | null = null;
  for (const set of sets) if (set !== null) all = all === null ? set : union(all, set);
  return all ?? noBits(words);
}

export function both(one: Bits, other: Bits): Bits {
  const result = one.slice();
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (other[word] ?? 0);
  return result;
}

export function without(one: Bits, other: Bits): Bits {
  const result = one.slice();
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & ~(other[word] ?? 0);
  return result;
}

/** A set without one place; the same set where it is not in there. */
export function withoutPlace(bits: Bits, place: number): Bits {
  if (!hasBit(bits, place)) return bits;
  const result = bits.slice();
  clearBit(result, place);
  return result;
}

/** What is in one of the two and not in the other. */
export function difference(one: Bits, other: Bits): Bits {
  const result = one.slice();
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) ^ (other[word] ?? 0);
  return result;
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}

export function equalBits(one: Bits, other: Bits): boolean {
  if (one === other) return true;
  for (let word = 0; word < one.length; word++) if (one[word] !== other[word]) return false;
  return true;
}

/** Is every place of one set in the other? */
export function isWithin(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & ~(other[word] ?? 0)) !== 0) return false;
  return true;
}

/** Have two sets no place in common? */
export function isApart(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return false;
  return true;
}

/** The first place in a set, or -1. */
export function firstBit(bits: Bits): number {
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] ?? 0;
    if (value !== 0) return word * WIDTH + lowest(value);
  }
  return -1;
}

/** The places of a set, ascending. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let value = bits[word] ?? 0; value !== 0; value &= value - 1) places.push(word * WIDTH + lowest(value));
  }
  return places;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] ?? 0;
    value -= (value >>> 1) & 0x55555555;
    value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
    count += Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

const lowest = (value: number): number => 31 - Math.clz32(value & -value);
