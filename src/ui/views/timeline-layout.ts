import { LAYERS, type Layer } from '../../engine';
import { cutToWidth, monoWidth, textWidth } from './text-width';
import { placeHandles, type TimelineAxis, timelineAxis } from './timeline-axis';
import { placeLabels } from './timeline-labels';
import { type LaneNeed, placeLanes, TRACK_STEP, TRACK_TOP, tracksHeight } from './timeline-lanes';
import { bracketPath, linePath } from './timeline-lines';
import { placeRow, type StopPlace, tracksOf } from './timeline-places';
import type {
  PlacedLane,
  PlacedLoop,
  PlacedStop,
  TimelineData,
  TimelineLayout,
  TimelineSize,
  TimelineStop,
} from './timeline-types';

export const AXIS_Y = 38;
const LANES_TOP = 50;
const NODE = 6.5; // radius

type OpenLane = Extract<PlacedLane, { kind: 'open' }>;
type Row = {
  readonly layer: Layer;
  readonly isCda: boolean;
  readonly places: readonly StopPlace[];
  readonly tracks: ReadonlyMap<string, number>;
};

/**
 * The timeline: one axis of timestamps, a lane a layer with its effects in the order of application, and a line from each
 * timestamp to its place. A straight line follows its timestamp; a bent one came later than its age says.
 */
export function timelineLayout(data: TimelineData, size: TimelineSize): TimelineLayout {
  const axis = timelineAxis(data.handles.length, size);
  const rows = rowsOf(data.stops, axis);
  const needs = LAYERS.map((layer) => laneNeed(layer, rows, data));
  const { lanes, height } = placeLanes(needs, LANES_TOP, size.height);
  const stops = placeStops(data, rows, lanes, axis);
  return {
    gutter: axis.left,
    right: axis.right,
    axis: AXIS_Y,
    height: Math.max(height, size.height),
    handles: placeHandles(data.handles, axis),
    lanes,
    stops,
    loops: placeLoops(data, stops, axis),
    playhead: playhead(data, lanes, stops, axis),
  };
}

function rowsOf(stops: readonly TimelineStop[], axis: TimelineAxis): readonly Row[] {
  return LAYERS.flatMap((layer) =>
    [true, false].flatMap((isCda): Row[] => {
      const own = stops.filter((stop) => stop.layer === layer && stop.isCda === isCda);
      if (own.length === 0) return [];
      const places = placeRow(own, axis);
      return [{ layer, isCda, places, tracks: tracksOf(places, axis) }];
    }),
  );
}

function laneNeed(layer: Layer, rows: readonly Row[], data: TimelineData): LaneNeed {
  const own = rows.filter((row) => row.layer === layer);
  const count = (row: Row | undefined) => new Set(row?.tracks.values()).size;
  const upper = own.length === 2 ? own[0] : undefined;
  return {
    layer,
    rows: own.length,
    tracks: count(own.at(-1)),
    cdaTracks: count(upper),
    loop: data.loops.some((loop) => loop.layer === layer),
  };
}

function placeStops(
  data: TimelineData,
  rows: readonly Row[],
  lanes: readonly PlacedLane[],
  axis: TimelineAxis,
): readonly PlacedStop[] {
  const trunk = new Map<string, number>(); // how far down the straight line of an effect has been drawn
  return rows.flatMap((row) => {
    const lane = lanes.find((each): each is OpenLane => each.kind === 'open' && each.layer === row.layer);
    if (lane === undefined) return [];
    const top = row.isCda || lane.cdaHeight === 0 ? lane.y : lane.y + lane.cdaHeight;
    const y = nodeY(row, lane, top, data);
    const labels = placeLabels(
      row.places.map(({ stop, x }) => ({ id: stop.id, x, label: stop.label, detail: stop.detail })),
      axis,
      crossing(rows, row, axis),
      lane.lines,
    );
    const aloneAt = roomAlone(row, axis, data.aloneLabel);
    return row.places.map(({ stop, x, bent }): PlacedStop => {
      const track = row.tracks.get(stop.id);
      const trackY = track === undefined ? null : top + TRACK_TOP + track * TRACK_STEP;
      const own = axis.centerOf(stop.handle);
      const from = { x: own, y: trunk.get(stop.effect) ?? AXIS_Y };
      if (!bent) trunk.set(stop.effect, y + NODE);
      const waits = stop.waits !== null && bent;
      return {
        ...stop,
        x,
        y,
        bent,
        text: labels.get(stop.id) ?? null,
        path: linePath(from, { x, y: y - NODE - 0.5 }, trackY),
        plate: waits && trackY !== null ? plateAt(own, x, trackY, stop.waits ?? '', data.waitRule, axis) : null,
        alone: waits ? { x: own, y, words: aloneAt.get(stop.id) ?? '' } : null,
      };
    });
  });
}

function nodeY(row: Row, lane: OpenLane, top: number, data: TimelineData): number {
  const tracks = tracksHeight(new Set(row.tracks.values()).size);
  const upper = lane.cdaHeight > 0 && row.isCda;
  const loop = !upper && data.loops.some((each) => each.layer === row.layer) ? 18 : 0;
  const bottom = upper ? lane.y + lane.cdaHeight : lane.y + lane.height - loop;
  return (top + tracks + bottom) / 2;
}

/** Straight lines of other effects on their way to later lanes. */
function crossing(rows: readonly Row[], row: Row, axis: TimelineAxis): readonly number[] {
  return rows
    .filter((other) => LAYERS.indexOf(other.layer) > LAYERS.indexOf(row.layer))
    .flatMap((other) => other.places.map((place) => axis.centerOf(place.stop.handle)));
}

function plateAt(
  from: number,
  to: number,
  y: number,
  waits: string,
  rule: string,
  axis: TimelineAxis,
): PlacedStop['plate'] {
  const ruleWidth = monoWidth(rule, 10.5) + 20;
  const words = cutToWidth(waits, 11.5, Math.max(0, to - from - ruleWidth - 30), 'bold');
  const width = ruleWidth + (words === '' ? 0 : textWidth(words, 11.5, 'bold') + 8);
  const middle = Math.max(axis.left + 6 + width / 2, Math.min(axis.right - 6 - width / 2, (from + to) / 2));
  return { x: middle, y, width, words };
}

/** Words for the dotted rings, where nothing stands in their way. */
function roomAlone(row: Row, axis: TimelineAxis, words: string): ReadonlyMap<string, string> {
  const rings = row.places.filter((place) => place.bent && place.stop.waits !== null);
  const xs = [...row.places.map((place) => place.x), ...rings.map(({ stop }) => axis.centerOf(stop.handle))];
  const needs = textWidth(words, 10.5) + 26;
  return new Map(
    rings.map(({ stop }) => {
      const own = axis.centerOf(stop.handle);
      // The nearest node may have its words on its left: keep off by as much again.
      const next = Math.min(axis.right, ...xs.filter((x) => x > own + 1).map((x) => x - 130));
      return [stop.id, own + needs <= next ? words : ''];
    }),
  );
}

function placeLoops(data: TimelineData, stops: readonly PlacedStop[], axis: TimelineAxis): readonly PlacedLoop[] {
  return data.loops.flatMap((loop): PlacedLoop[] => {
    const members = stops.filter((stop) => loop.stops.includes(stop.id));
    const [first] = members;
    if (first === undefined) return [];
    const xs = members.map((stop) => stop.x);
    const y = Math.max(...members.map((stop) => stop.y)) + 15;
    const half = textWidth(loop.label, 10.5) / 2;
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const x = Math.max(axis.left + half + 8, Math.min(axis.right - half - 8, middle));
    return [{ layer: loop.layer, path: bracketPath(xs, y), x, y: y + 16, label: loop.label }];
  });
}

/** Between what has been applied and what comes next, in the lane of the head. */
function playhead(
  data: TimelineData,
  lanes: readonly PlacedLane[],
  stops: readonly PlacedStop[],
  axis: TimelineAxis,
): TimelineLayout['playhead'] {
  const { head } = data;
  if (head === null) return null;
  const lane = lanes.find((each) => each.kind === 'open' && each.layer === head.layer);
  if (lane === undefined) return null;
  const own = stops.filter((stop) => stop.layer === head.layer).sort((a, b) => a.position - b.position);
  const before = own.filter((stop) => stop.position <= head.position).at(-1);
  const after = own.find((stop) => stop.position > head.position);
  const step = Math.min(26, axis.slot * 0.3);
  const x =
    before === undefined
      ? (after?.x ?? axis.left + 2 * step) - step
      : Math.min(
          before.x + step,
          after !== undefined && after.x > before.x ? (before.x + after.x) / 2 : before.x + step,
        );
  return { x: Math.min(x, axis.right - 3), top: lane.y - 3, bottom: lane.y + lane.height };
}
