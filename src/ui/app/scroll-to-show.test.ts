import { expect, test } from 'vitest';
import { scrollToShow } from './scroll-to-show';

const view = { top: 100, bottom: 300 };
const span = (top: number, bottom: number) => ({ top, bottom });

test('what is in view stays where it is', () => {
  expect(scrollToShow(view, [span(100, 200), span(200, 300)])).toBe(0);
  expect(scrollToShow(view, [])).toBe(0);
});

test('what is below comes up to the lower edge, what is above down to the upper one', () => {
  expect(scrollToShow(view, [span(350, 450)])).toBe(150);
  expect(scrollToShow(view, [span(20, 120)])).toBe(-80);
});

test('the first one counts; another comes along where both fit', () => {
  expect(scrollToShow(view, [span(120, 200), span(280, 320)])).toBe(20);
  expect(scrollToShow(view, [span(120, 200), span(400, 500)])).toBe(0);
  expect(scrollToShow(view, [span(120, 200), span(400, 500), span(60, 110)])).toBe(-40);
});

test('of what is taller than the view the upper part is shown', () => {
  expect(scrollToShow(view, [span(150, 400)])).toBe(50);
});
