import { expect, test } from 'vitest';
import { cutToWidth, textWidth } from './text-width';

test('a width grows with the size, the weight and the letters', () => {
  expect(textWidth('Mm', 10)).toBeCloseTo(16.8);
  expect(textWidth('Mm', 20)).toBeCloseTo(33.6);
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('www', 10));
  expect(textWidth('Blood Moon', 11.5, 'bold')).toBeGreaterThan(textWidth('Blood Moon', 11.5));
});

test('a text is cut with an ellipsis that fits too, or left out', () => {
  const cut = cutToWidth('Giant Growth', 11, 50);
  expect(cut).toMatch(/^Giant.*…$/);
  expect(textWidth(cut, 11)).toBeLessThanOrEqual(50);
  expect(cutToWidth('Giant Growth', 11, 500)).toBe('Giant Growth');
  expect(cutToWidth('Giant Growth', 11, 12)).toBe('');
});
