const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Two characters that change when a link does: CRC-16 (polynomial 0x1021, start 0xFFFF) of its version and payload, modulo
 * 62², larger digit first. Letters and digits only, for a link that ends in `-` or `_` is cut by many programs.
 */
export function checkCharacters(text: string): string {
  const value = crc16(text) % LETTERS.length ** 2;
  return `${LETTERS[Math.floor(value / LETTERS.length)]}${LETTERS[value % LETTERS.length]}`;
}

function crc16(text: string): number {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}
