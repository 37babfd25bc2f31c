/** Sets of objects as bits: object n of the board order is bit n. Never changed after they are made, except by `fill`. */
export type Bits = Uint32Array;

export const noBits = (words: number): Bits => new Uint32Array(words);

export function bitsOf(words: number, places: Iterable<number>): Bits {
  const bits = noBits(words);
  for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  return bits;
}

export const hasBit = (bits: Bits, place: number): boolean => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

export function union(one: Bits, other: Bits): Bits {
  const result = one.slice();
  for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (other[word] ?? 0);
  return result;
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

/** The first place in a set, or -1. */
export function firstBit(bits: Bits): number {
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] ?? 0;
    if (value !== 0) return word * 32 + 31 - Math.clz32(value & -value);
  }
  return -1;
}

/** The places of a set, ascending. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let value = bits[word] ?? 0; value !== 0; value &= value - 1)
      places.push(word * 32 + 31 - Math.clz32(value & -value));
  }
  return places;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] ?? 0;
    value -= (value >>> 1) & 0x55555555;
    value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
    count += (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}
