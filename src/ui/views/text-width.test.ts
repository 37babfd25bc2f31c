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

test('what tells things of one name apart is not cut off, if there is room for some of the name', () => {
  const cut = cutToWidth('Archetype of Courage 2 (line 1)', 13, 140, 'bold');
  expect(cut).toMatch(/^Arch.*… 2 \(line 1\)$/);
  expect(textWidth(cut, 13, 'bold')).toBeLessThanOrEqual(140);
  expect(cutToWidth('Colossus Hammer (from Rune of Flight)', 13, 90, 'bold')).toMatch(/^Colossus.*…$/);
});
