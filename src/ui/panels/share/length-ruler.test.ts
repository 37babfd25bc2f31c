import { expect, test } from 'vitest';
import { placeOf, rulerMarks, takers } from './length-ruler';

test('the ruler is logarithmic and ends where nothing takes a link any more', () => {
  expect(placeOf(60)).toBe(0);
  expect(placeOf(10_000)).toBe(1);
  const [backRow, close, chat] = rulerMarks;
  expect([backRow?.length, close?.length, chat?.length]).toEqual([430, 1250, 1900]);
  expect(placeOf(430) - placeOf(215)).toBeCloseTo(placeOf(860) - placeOf(430), 10);
});

test('a short link fits everywhere, a long one only a chat', () => {
  expect(takers(268)).toEqual(['back-row', 'close', 'chat']);
  expect(takers(1300)).toEqual(['chat']);
  expect(takers(1901)).toEqual([]);
});
