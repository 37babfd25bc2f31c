import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../engine';
import { timelineAxis, zoomStep } from './timeline-axis';
import { timelineLayout } from './timeline-layout';
import { placeRow, tracksOf } from './timeline-places';
import { timelinePlayhead } from './timeline-playhead';
import type { TimelineData, TimelineStop } from './timeline-types';

const size = { width: 896, height: 234, zoom: 1, shift: 0 };

function stop(id: string, handle: number, position: number, more: Partial<TimelineStop> = {}): TimelineStop {
  return {
    id,
    effect: id,
    layer: '4',
    handle,
    position,
    isCda: false,
    never: false,
    label: id,
    short: id,
    detail: '',
    brief: '',
    boost: null,
    waits: null,
    waitsByNumber: null,
    waitsBriefly: null,
    ...more,
  };
}

function timeline(count: number, stops: readonly TimelineStop[], more: Partial<TimelineData> = {}): TimelineData {
  const handles = Array.from({ length: count }, (_, index) => ({
    key: `o${index}`,
    number: index + 1,
    of: count,
    label: `Object ${index}`,
    short: `Object ${index}`,
    works: true,
  }));
  return {
    layers: LAYERS,
    handles,
    stops,
    loops: [],
    aloneLabel: 'its place by timestamp alone',
    waitRule: '613.8b',
    ...more,
  };
}

/** Blood Moon (t6) is applied before Urborg (t1), which then never applies; two effects of 7c on the last two timestamps. */
const moon = timeline(8, [
  stop('Blood Moon', 5, 1, { detail: '3 lands are Mountains' }),
  stop('Urborg', 0, 2, { never: true, waits: 'waits for Blood Moon', detail: 'never applies' }),
  stop('+1/+1', 6, 3, { layer: '7c', detail: '2/2 to 3/3' }),
  stop('+3/+3', 7, 4, { layer: '7c', detail: '3/3 to 6/6' }),
]);

describe('the axis (613.7)', () => {
  test('has equal slots, oldest left, and names handles up to eight timestamps', () => {
    const { handles, gutter, right } = timelineLayout(moon, size);
    expect([gutter, right]).toEqual([106, 884]);
    expect(handles.map((handle) => handle.x)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => 108 + 96.5 * (i + 0.5)));
    expect(handles[0]).toMatchObject({ form: 'named', text: 'Object 0', width: 93 });
  });

  test('keeps only t-numbers beyond eight, and ticks where numbers do not fit', () => {
    expect(timelineLayout(timeline(16, []), size).handles[3]).toMatchObject({ form: 'numbered', text: '', width: 42 });
    expect(timelineLayout(timeline(60, []), size).handles[3]).toMatchObject({ form: 'tick' });
  });

  test('grows with the zoom and moves with the shift', () => {
    const axis = timelineAxis(60, { ...size, zoom: 5, shift: -1000 });
    expect(axis.slot).toBeCloseTo((772 * 5) / 60);
    expect(axis.centerOf(0)).toBeCloseTo(108 - 1000 + axis.slot / 2);
    expect(axis.indexAt(axis.centerOf(17))).toBe(17);
    expect([axis.indexAt(-5000), axis.indexAt(9000)]).toEqual([0, 59]);
  });

  test('a step of the zoom goes in until t-numbers can be read, and out from there to the whole', () => {
    const at = (zoom: number) => timelineAxis(124, { ...size, zoom, shift: 0 });
    const zoom = zoomStep(at(1).slot, 'in');
    expect(timelineLayout(timeline(124, []), { ...size, zoom, shift: 0 }).handles[3]).toMatchObject({
      form: 'numbered',
    });
    expect(Math.max(1, zoom * zoomStep(at(zoom).slot, 'out'))).toBe(1);
    expect(zoomStep(60, 'in')).toBeGreaterThan(1);
    expect(zoomStep(60, 'out')).toBeGreaterThan(0);
  });
});

describe('lanes', () => {
  test('open for layers that hold something, and fold in order for the others', () => {
    const { lanes } = timelineLayout(moon, size);
    expect(lanes.map((lane) => (lane.kind === 'open' ? lane.layer : lane.layers.join(' ')))).toEqual([
      '1a 1b 2 3',
      '4',
      '5 6 7a 7b',
      '7c',
      '7d',
    ]);
    for (const [index, lane] of lanes.entries()) {
      const next = lanes[index + 1];
      if (next !== undefined) expect(lane.y + lane.height).toBeLessThanOrEqual(next.y);
    }
  });

  test('make room for a bent line, fit into the height they get, and say so when they cannot', () => {
    const { lanes, height } = timelineLayout(moon, size);
    const [layer4, layer7c] = [lanes[1], lanes[3]];
    expect([layer4?.y, layer4?.height]).toEqual([69, 70]);
    expect([layer7c?.y, layer7c?.height]).toEqual([161, 44]);
    expect(height).toBe(234);
    const crowded = timeline(
      11,
      (['1a', '1b', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const).map((layer, i) =>
        stop(layer, i, i + 1, { layer }),
      ),
    );
    expect(timelineLayout(crowded, size).height).toBe(47 + 11 * 25 + 10 * 6 + 2);
  });

  test('give defining abilities a row of their own above the others (613.3)', () => {
    const { stops, lanes } = timelineLayout(
      timeline(4, [stop('cda', 3, 1, { isCda: true }), stop('old', 0, 2), stop('new', 2, 3)]),
      size,
    );
    const y = Object.fromEntries(stops.map((each) => [each.id, each.y]));
    expect(y.cda).toBeLessThan(y.old ?? 0);
    expect(y.old).toBe(y.new);
    expect(stops.every((each) => !each.bent)).toBe(true);
    expect(lanes.find((lane) => lane.kind === 'open')).toMatchObject({ layer: '4' });
  });
});

describe('lines', () => {
  test('fall straight from the timestamp where age decides', () => {
    const boost = timelineLayout(moon, size).stops.find((each) => each.id === '+3/+3');
    expect(boost).toMatchObject({ bent: false, plate: null, alone: null });
    expect(boost?.path).toMatch(/^M831\.8 38V[\d.]+$/);
  });

  test('613.8b: one that waits is bent to just after what it waited for, with a plate and a dotted ring', () => {
    const { stops } = timelineLayout(moon, size);
    const [bloodMoon, urborg] = stops;
    expect(bloodMoon?.bent).toBe(false);
    expect(urborg?.bent).toBe(true);
    expect(urborg?.x).toBeCloseTo((bloodMoon?.x ?? 0) + 96.5 * 0.46);
    expect(urborg?.path).toContain('H');
    expect(urborg?.plate).toMatchObject({ words: 'waits for Blood Moon' });
    expect(urborg?.alone).toEqual({ x: 156.25, y: urborg?.y, words: 'its place by timestamp alone' });
  });

  test('are bent without a plate where something else than a dependency put them later', () => {
    const { stops } = timelineLayout(timeline(4, [stop('a', 2, 1), stop('granted late', 1, 2)]), size);
    expect(stops[1]).toMatchObject({ bent: true, plate: null, alone: null });
  });

  test('of one effect in two layers are one line with two stops (613.6)', () => {
    const { stops } = timelineLayout(
      timeline(4, [
        stop('king', 1, 1, { layer: '6', effect: 'king/0' }),
        stop('king again', 1, 2, { layer: '7c', effect: 'king/0' }),
      ]),
      size,
    );
    const [first, second] = stops;
    expect(first?.x).toBe(second?.x);
    expect(second?.path.startsWith(`M${first?.x} ${(first?.y ?? 0) + 6.5}V`)).toBe(true);
  });

  test('D7, several waiting: they stand in the order of application between their anchor and the next timestamp', () => {
    const axis = timelineAxis(8, size);
    const row = placeRow([stop('b', 4, 1), stop('a1', 0, 2), stop('a2', 2, 3), stop('c', 5, 4)], axis);
    const xs = row.map((place) => place.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(row.map((place) => place.bent)).toEqual([false, true, true, false]);
  });

  test('several bends that overlap take a horizontal each, the later start the higher one', () => {
    const axis = timelineAxis(8, size);
    const row = placeRow([stop('b', 6, 1), stop('a1', 0, 2), stop('a2', 2, 3)], axis);
    expect(Object.fromEntries(tracksOf(row, axis))).toEqual({ a2: 0, a1: 1 });
    const apart = placeRow([stop('b', 1, 1), stop('a', 0, 2), stop('d', 6, 3), stop('c', 4, 4)], axis);
    expect(Object.fromEntries(tracksOf(apart, axis))).toEqual({ c: 0, a: 0 });
  });
});

describe('words and marks', () => {
  test('stand on the side where there is room, and never on the next node', () => {
    const { stops } = timelineLayout(moon, size);
    const by = Object.fromEntries(stops.map((each) => [each.id, each.text]));
    expect(by['Blood Moon']).toMatchObject({ anchor: 'end', label: 'Blood Moon', detail: '3 lands are Mountains' });
    expect(by.Urborg?.anchor).toBe('start');
    expect(by.Urborg?.leader).not.toBeNull(); // it steps over the line of +1/+1
    expect(by['+3/+3']?.anchor).toBe('end');
  });

  test('are cut or left out where sixty effects share a lane', () => {
    const stops = Array.from({ length: 60 }, (_, i) => stop(`Effect ${i}`, i, i + 1, { layer: '7c' }));
    const placed = timelineLayout(timeline(60, stops), size).stops;
    expect(placed.filter((each) => each.text !== null).length).toBeLessThan(10);
    const near = timelineLayout(timeline(60, stops), { ...size, zoom: 10 }).stops;
    const seen = near.filter((each) => each.x < 860);
    expect(seen.every((each) => each.text !== null)).toBe(true);
  });

  test('say by t-number what they wait for, where names have no room', () => {
    const waiting = (waits: string, number: number) => ({
      waits: `waits for ${waits}`,
      waitsByNumber: `waits for t${number}`,
      waitsBriefly: `after t${number}`,
    });
    const chain = timeline(5, [
      stop('Enchanted Evening', 2, 1),
      stop('Opalescence', 1, 2, waiting('Enchanted Evening', 3)),
      stop('Conspiracy', 0, 3, waiting('Opalescence', 2)),
    ]);
    const plates = ({ stops }: ReturnType<typeof timelineLayout>) => stops.flatMap(({ plate }) => plate?.words ?? []);
    expect(plates(timelineLayout(chain, size))).toEqual(['waits for Enchanted Evening', 'waits for Opalescence']);
    const narrow = plates(timelineLayout(chain, { ...size, width: 380 }));
    expect(narrow.map((words) => words.replace(/^(waits for|after) /, ''))).toEqual(['t3', 't2']);
  });

  test('stand beside a node also where another of the same timestamp lies under it', () => {
    const rune = timeline(3, [
      stop('Rune of Flight, first ability', 2, 1, { never: true }),
      stop('Rune of Flight, second ability', 2, 2),
    ]);
    const labels = timelineLayout(rune, size).stops.map(({ text }) => text?.label);
    expect(labels).toEqual([undefined, 'Rune of Flight, second ability']);
  });

  test('have a name in a word where the whole has no room, then a t-number', () => {
    const anthems = timeline(16, [
      stop('Glorious Anthem', 0, 1, { layer: '7c', short: 'Anthem' }),
      stop('Goblin King', 3, 2, { layer: '7c', short: 'King' }),
    ]);
    const labels = (width: number) => timelineLayout(anthems, { ...size, width }).stops.map(({ text }) => text?.label);
    expect(labels(896)).toEqual(['Glorious Anthem', 'Goblin King']);
    expect(labels(630)).toEqual(['Anthem', 'Goblin King']);
    expect(labels(390)).toEqual(['t1', 'Goblin King']);
  });

  test('613.8b: a loop has a bracket under its members', () => {
    const loops = [{ layer: '4', stops: ['a', 'b'], label: 'loop' }] as const;
    const { loops: placed, stops } = timelineLayout(timeline(4, [stop('a', 0, 1), stop('b', 2, 2)], { loops }), size);
    expect(placed).toHaveLength(1);
    expect(placed[0]?.x).toBeCloseTo(((stops[0]?.x ?? 0) + (stops[1]?.x ?? 0)) / 2); // its words are inside the bracket
    expect(placed[0]?.y).toBeGreaterThan(stops[0]?.y ?? 0);
  });

  test('the playhead stands between what was applied and what comes next', () => {
    const layout = timelineLayout(moon, size);
    const { stops, lanes } = layout;
    const playhead = timelinePlayhead(layout, { layer: '4', position: 1 });
    expect(playhead?.x).toBeGreaterThan(stops[0]?.x ?? 0);
    expect(playhead?.x).toBeLessThan(stops[1]?.x ?? 0);
    expect(playhead?.bottom).toBe((lanes[1]?.y ?? 0) + (lanes[1]?.height ?? 0));
    expect(timelinePlayhead(layout, null)).toBeNull();
  });
});
