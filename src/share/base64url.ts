const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Bytes as text of `A-Z a-z 0-9 - _`, without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let held = 0; // bits not written yet, and how many
  let count = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    count += 8;
    while (count >= 6) {
      count -= 6;
      text += LETTERS[(held >> count) & 63];
    }
    held &= (1 << count) - 1;
  }
  return count === 0 ? text : text + LETTERS[(held << (6 - count)) & 63];
}

/** The bytes, or null where other characters stand in the text. Bits of a half byte at the end are dropped. */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let count = 0;
  let next = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = (held << 6) | value;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[next++] = held >> count;
    held &= (1 << count) - 1;
  }
  return bytes;
}
