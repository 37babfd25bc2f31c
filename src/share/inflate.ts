import { Inflate } from 'fflate';

export type Inflated = {
  /** Everything that could be unpacked, even where the rest is cut or broken. */
  readonly bytes: Uint8Array;
  readonly end: 'complete' | 'cut' | 'broken' | 'too-large';
};

/** Unpacks raw deflate (RFC 1951) from a stranger: bit by bit, and no further than `most` bytes. */
export function inflate(packed: Uint8Array, most: number): Inflated {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  const result = (end: Inflated['end']): Inflated => ({ bytes: joined(pieces, Math.min(size, most)), end });
  try {
    // The last byte goes alone, with the word that it is the last: only then is a stream that wants more an error.
    for (let from = 0; from < packed.length - 1 && size <= most; from += SLICE)
      stream.push(packed.slice(from, Math.min(from + SLICE, packed.length - 1)));
    if (size <= most) stream.push(packed.slice(-1), true);
  } catch (error) {
    return result(isEndOfData(error) ? 'cut' : 'broken');
  }
  if (size > most) return result('too-large');
  return result(packed.length === 0 ? 'cut' : 'complete');
}

/** Bytes for each push: one of them unpacks to a quarter of a megabyte at most, so the limit is never left far behind. */
const SLICE = 256;

// fflate numbers its errors; 0 is "unexpected end of data".
const isEndOfData = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 0;

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece.subarray(0, size - at), at);
    at += Math.min(piece.length, size - at);
  }
  return whole;
}
