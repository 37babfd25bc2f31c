import { LAYERS, type Layer } from '../../engine';
import { textWidth } from './text-width';
import { handleForm, placeHandles, type TimelineAxis, timelineAxis } from './timeline-axis';
import { type Labelled, placeLabels, reachOf } from './timeline-labels';
import { type LaneNeed, LOOP_HEIGHT, placeLanes, TRACK_STEP, TRACK_TOP, tracksHeight } from './timeline-lanes';
import { bracketPath, linePath } from './timeline-lines';
import { placeRow, type StopPlace, tracksOf } from './timeline-places';
import { plateOf, spanOfPlate } from './timeline-plates';
import type {
  PlacedLane,
  PlacedLoop,
  PlacedStop,
  PlacedText,
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
export function timelineLayout(given: TimelineData, size: TimelineSize): TimelineLayout {
  const axis = timelineAxis(given.handles.length, size);
  const data = worded(given, axis);
  const rows = rowsOf(data, axis);
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
    slot: axis.slot,
  };
}

/** Where handles have names, nodes say what the effect does. */
function worded(data: TimelineData, axis: TimelineAxis): TimelineData {
  if (handleForm(data.handles.length, axis.slot) !== 'named') return data;
  return { ...data, stops: data.stops.map((stop) => ({ ...stop, label: stop.boost ?? stop.label })) };
}

function rowsOf({ stops, waitRule }: TimelineData, axis: TimelineAxis): readonly Row[] {
  return LAYERS.flatMap((layer) =>
    [true, false].flatMap((isCda): Row[] => {
      const own = stops.filter((stop) => stop.layer === layer && stop.isCda === isCda);
      if (own.length === 0) return [];
      const places = placeRow(own, axis);
      return [{ layer, isCda, places, tracks: tracksOf(places, axis, spanIn(axis, waitRule)) }];
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
    const labels = placeLabels(labelled(row, axis), axis, crossing(rows, row, axis), lane.lines);
    const aloneAt = roomAlone(row, axis, labels, data.aloneLabel);
    return row.places.map((place): PlacedStop => {
      const { stop, x, bent } = place;
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
        plate: waits && trackY !== null ? plateOn(place, trackY, data.waitRule, axis) : null,
        alone: waits ? { x: own, y, words: aloneAt.get(stop.id) ?? '' } : null,
      };
    });
  });
}

function nodeY(row: Row, lane: OpenLane, top: number, data: TimelineData): number {
  const tracks = tracksHeight(new Set(row.tracks.values()).size);
  const upper = lane.cdaHeight > 0 && row.isCda;
  const loop = !upper && data.loops.some((each) => each.layer === row.layer) ? LOOP_HEIGHT : 0;
  const bottom = upper ? lane.y + lane.cdaHeight : lane.y + lane.height - loop;
  return (top + tracks + bottom) / 2;
}

/** Straight lines of other effects on their way to later lanes. */
function crossing(rows: readonly Row[], row: Row, axis: TimelineAxis): readonly number[] {
  return rows
    .filter((other) => LAYERS.indexOf(other.layer) > LAYERS.indexOf(row.layer))
    .flatMap((other) => other.places.map((place) => axis.centerOf(place.stop.handle)));
}

const spanIn = (axis: TimelineAxis, rule: string) => (place: StopPlace) => {
  const plate = plateOf(place, rule, axis);
  return plate === null ? null : spanOfPlate(plate);
};

function plateOn(place: StopPlace, y: number, rule: string, axis: TimelineAxis): PlacedStop['plate'] {
  const plate = plateOf(place, rule, axis);
  return plate === null ? null : { ...plate, y };
}

const ringsOf = (row: Row): readonly TimelineStop[] =>
  row.places.filter((place) => place.bent && place.stop.waits !== null).map((place) => place.stop);

/** Nodes with their words, and dotted rings, which have none but stand in the way. */
function labelled(row: Row, axis: TimelineAxis): readonly Labelled[] {
  const nodes = row.places.map(({ stop, x }) => ({
    id: stop.id,
    x,
    label: stop.label,
    detail: stop.detail,
    brief: stop.brief,
  }));
  const rings = ringsOf(row).map((stop) => ({
    id: `${stop.id} alone`,
    x: axis.centerOf(stop.handle),
    label: '',
    detail: '',
    brief: '',
  }));
  return [...nodes, ...rings].sort((a, b) => a.x - b.x);
}

/** Words for the dotted rings, where nothing stands in their way. */
function roomAlone(
  row: Row,
  axis: TimelineAxis,
  labels: ReadonlyMap<string, PlacedText>,
  words: string,
): ReadonlyMap<string, string> {
  const nodes = labelled(row, axis).map(({ x }) => ({ from: x - 12, to: x + 12 }));
  const taken = [...nodes, ...[...labels.values()].map(reachOf)];
  return new Map(
    ringsOf(row).map((stop) => {
      const from = axis.centerOf(stop.handle) + 13;
      const to = from + textWidth(words, 10.5) + 8;
      const free = to < axis.right && taken.every((other) => other.to < from || other.from > to);
      return [stop.id, free ? words : ''];
    }),
  );
}

function placeLoops(data: TimelineData, stops: readonly PlacedStop[], axis: TimelineAxis): readonly PlacedLoop[] {
  return data.loops.flatMap((loop): PlacedLoop[] => {
    const members = stops.filter((stop) => loop.stops.includes(stop.id));
    if (members.length === 0) return [];
    const xs = members.map((stop) => stop.x);
    const y = Math.max(...members.map((stop) => stop.y)) + 11;
    const words = textWidth(`${loop.label} 613.8b`, 10.5);
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    // Inside the bracket where there is room, else beside it.
    const x =
      last - first > words + 24 ? (first + last) / 2 : Math.min(last + 10 + words / 2, axis.right - words / 2 - 8);
    return [{ layer: loop.layer, path: bracketPath(xs, y), x, y: y + 10, label: loop.label }];
  });
}
