import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../engine';
import { reachOf } from './timeline-labels';
import { timelineLayout } from './timeline-layout';
import { timelinePlayhead } from './timeline-playhead';
import { freeCenter, overlaps, type Span } from './timeline-spans';
import type { PlacedStop, TimelineData, TimelineLayout, TimelineStop } from './timeline-types';

/** An effect with its layer and timestamp; what it waits for may follow. */
type Written = readonly [label: string, handle: number, waits?: string | undefined, layer?: TimelineStop['layer']];

/** Stops in the order in which they were applied. */
function laidOut(count: number, written: readonly Written[], width = 896, height = 234): TimelineLayout {
  const stops = written.map(
    ([label, handle, waits, layer = '4'], index): TimelineStop => ({
      id: `${layer}:${label}`,
      effect: label,
      layer,
      handle,
      position: index + 1,
      isCda: false,
      never: false,
      label,
      short: label,
      detail: '3 lands are Mountains',
      brief: '',
      boost: null,
      waits: waits === undefined ? null : `waits for ${waits}`,
      waitsByNumber: waits === undefined ? null : 'waits for t1',
      waitsBriefly: waits === undefined ? null : 'after t1',
    }),
  );
  const data: TimelineData = {
    layers: LAYERS,
    handles: Array.from({ length: count }, (_, i) => ({
      key: `o${i}`,
      number: i + 1,
      of: count,
      label: `${i}`,
      short: `${i}`,
      works: true,
    })),
    stops,
    loops: [],
    aloneLabel: 'its place by timestamp alone',
    waitRule: '613.8b',
  };
  return timelineLayout(data, { width, height, zoom: 1, shift: 0 });
}

/** The upright parts of a line: x, and from which to which y. */
function uprights(stop: PlacedStop): readonly { readonly x: number; readonly span: Span }[] {
  const found = /^M([\d.]+) ([\d.]+)V([\d.]+)(?:Q.*Q([\d.]+) .*V([\d.]+))?$/.exec(stop.path);
  const [x, from, to, end, last] = (found ?? []).slice(1).map(Number);
  if (x === undefined || from === undefined || to === undefined) return [];
  const first = { x, span: { from, to } };
  return end === undefined || last === undefined || Number.isNaN(end)
    ? [first]
    : [first, { x: end, span: { from: to, to: last } }];
}

/** No plate lies on a line of another effect, on a node or on another plate. */
function expectClearPlates({ stops }: TimelineLayout): void {
  for (const { plate, effect } of stops) {
    if (plate === null) continue;
    const across = { from: plate.x - plate.width / 2, to: plate.x + plate.width / 2 };
    const down = { from: plate.y - 10, to: plate.y + 10 };
    for (const other of stops.filter((each) => each.effect !== effect)) {
      for (const { x, span } of uprights(other))
        expect(overlaps(across, { from: x - 1, to: x + 1 }) && overlaps(down, span), `${effect}: ${other.effect}`).toBe(
          false,
        );
      expect(
        overlaps(across, { from: other.x - 7, to: other.x + 7 }) &&
          overlaps(down, { from: other.y - 7, to: other.y + 7 }),
      ).toBe(false);
      const beside = other.plate;
      if (beside && overlaps(down, { from: beside.y - 10, to: beside.y + 10 }))
        expect(overlaps(across, { from: beside.x - beside.width / 2, to: beside.x + beside.width / 2 })).toBe(false);
    }
  }
}

/** Names are whole or a t-number, and on no node of their lane. */
function expectWholeNames({ stops }: TimelineLayout): void {
  for (const { text, label, layer, effect } of stops) {
    if (text === null) continue;
    expect(text.label === label || /^t\d+$/.test(text.label)).toBe(true);
    for (const other of stops.filter((each) => each.layer === layer && each.effect !== effect))
      expect(overlaps(reachOf(text), { from: other.x - 7, to: other.x + 7 }), `${label} on ${other.label}`).toBe(false);
  }
}

const CHAIN: readonly Written[] = [
  ['Urborg', 2],
  ['Kormus Bell', 1, 'Urborg'],
  ['Xenograft', 0, 'Kormus Bell'],
  ['Kormus Bell', 1, undefined, '5'],
  ['Kormus Bell', 1, undefined, '7b'],
];
const FAN: readonly Written[] = [
  ['Bear Song', 4],
  ...(['Elfhood', 'Goblinhood', 'Zombiehood', 'Angelhood'] as const).map((name, i) => [name, i, 'Bear Song'] as const),
];

describe('several bends', () => {
  test.each([896, 637, 390])(
    '613.8b: the plates of a chain stand clear of all lines and nodes, at %d pixels',
    (width) => {
      const layout = laidOut(6, CHAIN, width);
      expectClearPlates(layout);
      expectWholeNames(layout);
      expect(layout.stops.filter((each) => each.plate !== null)).toHaveLength(2);
    },
  );

  test.each([896, 637])('four that wait for one have a height each, and names between them, at %d pixels', (width) => {
    const layout = laidOut(7, FAN, width);
    const waiting = layout.stops.filter((each) => each.plate !== null);
    expect(new Set(waiting.map((each) => each.plate?.y)).size).toBe(4);
    expectClearPlates(layout);
    expectWholeNames(layout);
  });

  test('with sixty timestamps no plate lies on a line, and no name is cut', () => {
    const half = Array.from({ length: 10 }, (_, i): Written[] => [
      [`Song ${i}`, 6 * i + 5],
      [`Curse ${i}`, 6 * i + 1, `Song ${i}`],
      [`Pact ${i}`, 6 * i, `Song ${i}`],
    ]).flat();
    const others = Array.from({ length: 30 }, (_, i): Written => [`Boost ${i}`, 2 * i, undefined, '7c']);
    const layout = laidOut(60, [...half, ...others]);
    expectClearPlates(layout);
    expectWholeNames(layout);
  });
});

describe('the playhead', () => {
  test.each([1, 2, 3, 4])('stands on no name and on no node, after %d entries', (position) => {
    const layout = laidOut(7, FAN);
    const x = timelinePlayhead(layout, { layer: '4', position })?.x ?? 0;
    for (const { text, x: node } of layout.stops) {
      expect(Math.abs(x - node)).toBeGreaterThan(7);
      if (text !== null) expect(overlaps(reachOf(text), { from: x - 1, to: x + 1 })).toBe(false);
    }
  });
});

test('the free place nearest to a wish, or none', () => {
  const within = { from: 0, to: 100 };
  expect(freeCenter(within, 20, [], 50)).toBe(50);
  expect(freeCenter(within, 20, [{ from: 45, to: 55 }], 52)).toBe(65);
  expect(freeCenter(within, 60, [{ from: 45, to: 55 }], 50)).toBeNull();
});
