import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../engine';
import { positionAt, type RailEntry, railLayout } from './rail-layout';

const step = (layer: RailEntry['layer']): RailEntry => ({ layer, kind: 'step' });
const moonAndUrborg: readonly RailEntry[] = [step('4'), { layer: '4', kind: 'dropped' }, step('7c'), step('7c')];

describe('the rail', () => {
  test('has eleven stops of equal width, whatever happens in them', () => {
    const empty = railLayout([], 0, 712);
    const full = railLayout(moonAndUrborg, 1, 712);
    expect(full.stops.map((stop) => stop.layer)).toEqual(LAYERS);
    expect(full.stops.map((stop) => stop.x)).toEqual(empty.stops.map((stop) => stop.x));
    expect(full.stops[0]).toMatchObject({ x: 26, width: 60, form: 'empty', steps: 0 });
    expect(full.stops[10]).toMatchObject({ x: 626, width: 60 });
  });

  test('puts a ring after the code, and the head on the ring of the step it shows', () => {
    const { stops, head } = railLayout(moonAndUrborg, 1, 712);
    const layer4 = stops[4];
    expect(layer4).toMatchObject({ form: 'rings', steps: 1 });
    expect(layer4?.marks).toEqual([
      { position: 1, x: 26 + 240 + 22 + 6.5, kind: 'step', held: false, state: 'now' },
      { position: 2, x: 26 + 240 + 22 + 13 + 6 + 6.5, kind: 'dropped', held: false, state: 'to-come' },
    ]);
    expect(head).toBe(294.5);
  });

  test('has a short needle where a long one would cover the code of a layer', () => {
    const ticks = (layer: RailEntry['layer'], count: number) => Array.from({ length: count }, () => step(layer));
    expect(railLayout(moonAndUrborg, 1, 712).short).toBe(false);
    expect(railLayout(ticks('4', 5), 1, 712).short).toBe(true); // five ticks fill the stop from its left end on
    expect(railLayout(moonAndUrborg, 1, 420).short).toBe(true);
    expect(railLayout([], 0, 420).short).toBe(false);
  });

  test('is at the left end before the first step', () => {
    expect(railLayout(moonAndUrborg, 0, 712).head).toBeCloseTo(10.4);
  });

  test('narrows rings to ticks from three marks on, and to a number from six', () => {
    const many = (count: number) =>
      railLayout(
        Array.from({ length: count }, () => step('6')),
        2,
        712,
      ).stops[6];
    expect(many(2)?.form).toBe('rings');
    expect(many(3)?.form).toBe('ticks');
    expect(many(5)?.form).toBe('ticks');
    expect(many(6)).toMatchObject({ form: 'number', steps: 6 });
    expect(many(6)?.passed).toBeCloseTo(1 / 3);
  });

  test('keeps every mark inside its stop, on a phone too', () => {
    for (const width of [366, 560, 712, 1200]) {
      const entries = Array.from({ length: 5 }, () => step('7d'));
      const stop = railLayout(entries, 0, width, 12).stops[10];
      const [first, last] = [stop?.marks[0]?.x ?? 0, stop?.marks.at(-1)?.x ?? 0];
      expect(first).toBeGreaterThan(stop?.x ?? 0);
      expect(last).toBeLessThan((stop?.x ?? 0) + (stop?.width ?? 0));
    }
  });

  test('finds the nearest place for a dragged head, out of those that are shown', () => {
    const layout = railLayout(moonAndUrborg, 1, 712);
    expect(positionAt(layout, 0, [0, 1, 2, 3, 4])).toBe(0);
    expect(positionAt(layout, 300, [0, 1, 2, 3, 4])).toBe(1);
    expect(positionAt(layout, 310, [0, 1, 2, 3, 4])).toBe(2);
    expect(positionAt(layout, 310, [0, 1, 3, 4])).toBe(1);
    expect(positionAt(layout, 900, [0, 1, 2, 3, 4])).toBe(4);
  });
});
