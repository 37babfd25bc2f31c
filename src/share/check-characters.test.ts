import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';
import { checkCharacters } from './check-characters';

test('CRC-16 of "123456789" is 0x29B1, which is 2985 modulo 62²', () => {
  // 0x29B1 = 10673 = 2 · 3844 + 2985; 2985 = 48 · 62 + 9: letters 48 (w) and 9 (J).
  expect(checkCharacters('123456789')).toBe('wJ');
});

test('base64url of every length comes back, in the alphabet of RFC 4648', () => {
  expect(toBase64Url(new Uint8Array([0xfb, 0xff, 0xfe]))).toBe('-__-');
  expect(toBase64Url(new TextEncoder().encode('foob'))).toBe('Zm9vYg');
  for (let length = 0; length < 50; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 89 + 7) & 255);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  }
  expect(fromBase64Url('Zm9v+')).toBeNull();
});
