import { ALL_LAYERS, type Layer } from '../../engine';
import { textWidth } from './text-width';
import { handleForm, placeHandles, type TimelineAxis, timelineAxis } from './timeline-axis';
import { type Labelled, placeLabels, reachOf } from './timeline-labels';
import { type LaneNeed, LOOP_HEIGHT, placeLanes, TRACK_STEP, TRACK_TOP, tracksHeight } from './timeline-lanes';
import { bracketPath, linePath } from './timeline-lines';
import { placeRow, type StopPlace, tracksOf } from './timeline-places';
import { type PlatePlace, placePlates } from './timeline-plates';
import { overlaps } from './timeline-spans';
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
const LANES_TOP = 47;
const NODE = 6.5; // radius

type OpenLane = Extract<PlacedLane, { kind: 'open' }>;
type Row = {
  readonly layer: Layer;
  readonly isCda: boolean;
  readonly places: readonly StopPlace[];
  readonly tracks: ReadonlyMap<string, number>;
  readonly plates: ReadonlyMap<string, PlatePlace>;
  readonly passing: readonly number[]; // x of lines on their way to later lanes
};

/**
 * The timeline: one axis of timestamps, a lane a layer with its effects in the order of application, and a line from each
 * timestamp to its place. A straight line follows its timestamp; a bent one came later than its age says.
 */
export function timelineLayout(given: TimelineData, size: TimelineSize): TimelineLayout {
  const axis = timelineAxis(given.handles.length, size);
  const data = worded(given, axis);
  const rows = rowsOf(data, axis);
  const needs = data.layers.map((layer) => laneNeed(layer, rows, data, axis));
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
  return {
    ...data,
    stops: data.stops.map((stop) => (stop.boost === null ? stop : { ...stop, label: stop.boost, short: stop.boost })),
  };
}

function rowsOf({ stops, waitRule }: TimelineData, axis: TimelineAxis): readonly Row[] {
  return ALL_LAYERS.flatMap((layer) =>
    [true, false].flatMap((isCda): Row[] => {
      const own = stops.filter((stop) => stop.layer === layer && stop.isCda === isCda);
      if (own.length === 0) return [];
      const places = placeRow(own, axis, (stop) => textWidth(stop.label, 11.5, 'bold'));
      const passing = crossing(stops, layer, axis);
      const tracks = tracksOf(places, axis);
      return [{ layer, isCda, places, tracks, passing, plates: placePlates(places, tracks, passing, waitRule, axis) }];
    }),
  );
}

function laneNeed(layer: Layer, rows: readonly Row[], data: TimelineData, axis: TimelineAxis): LaneNeed {
  const own = rows.filter((row) => row.layer === layer);
  const count = (row: Row | undefined) => new Set(row?.tracks.values()).size;
  const upper = own.length === 2 ? own[0] : undefined;
  return {
    layer,
    rows: own.length,
    two: own.some((row) => wantsTwoLines(row, data, axis)),
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
    const labels = placeLabels(labelled(row, data, axis), axis, row.passing, lane.lines);
    const aloneAt = roomAlone(row, data, axis, labels);
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
        plate: plateAt(row.plates.get(stop.id), trackY),
        alone: waits ? { x: own, y, words: aloneAt.get(stop.id) ?? '' } : null,
      };
    });
  });
}

const plateAt = (plate: PlatePlace | undefined, y: number | null): PlacedStop['plate'] =>
  plate === undefined || y === null ? null : { ...plate, y };

function nodeY(row: Row, lane: OpenLane, top: number, data: TimelineData): number {
  const tracks = tracksHeight(new Set(row.tracks.values()).size);
  const upper = lane.cdaHeight > 0 && row.isCda;
  const loop = !upper && data.loops.some((each) => each.layer === row.layer) ? LOOP_HEIGHT : 0;
  const bottom = upper ? lane.y + lane.cdaHeight : lane.y + lane.height - loop;
  return (top + tracks + bottom) / 2;
}

/** Lines of other effects on their way to later lanes. */
function crossing(stops: readonly TimelineStop[], layer: Layer, axis: TimelineAxis): readonly number[] {
  const later = stops.filter((stop) => ALL_LAYERS.indexOf(stop.layer) > ALL_LAYERS.indexOf(layer));
  return [...new Set(later.map((stop) => axis.centerOf(stop.handle)))];
}

const ringsOf = (row: Row): readonly TimelineStop[] =>
  row.places.filter((place) => place.bent && place.stop.waits !== null).map((place) => place.stop);

/** Nodes with their words, and dotted rings, which have none but stand in the way. */
function labelled(row: Row, data: TimelineData, axis: TimelineAxis): readonly Labelled[] {
  // Where two effects of one timestamp share a place, the words are for the one that applies.
  const places = row.places.toSorted((a, b) => Number(a.stop.never) - Number(b.stop.never));
  const nodes = places.map(({ stop, x }) => ({
    id: stop.id,
    x,
    label: stop.label,
    short: stop.short,
    detail: stop.detail,
    brief: stop.brief,
    stamp: `t${data.handles[stop.handle]?.number ?? ''}`,
  }));
  const rings = ringsOf(row).map((stop) => ({
    ...WORDLESS,
    id: `${stop.id} alone`,
    x: axis.centerOf(stop.handle),
  }));
  return [...nodes, ...rings].sort((a, b) => a.x - b.x);
}

const WORDLESS = { label: '', short: '', detail: '', brief: '', stamp: '' };

/** Would a second line show more of what the effects of this row do? */
function wantsTwoLines(row: Row, data: TimelineData, axis: TimelineAxis): boolean {
  const nodes = labelled(row, data, axis);
  const labels = placeLabels(nodes, axis, row.passing, 1);
  return nodes.some((node) => node.detail !== '' && labels.get(node.id)?.detail !== node.detail);
}

/** Words for the dotted rings, where nothing stands in their way. */
function roomAlone(
  row: Row,
  data: TimelineData,
  axis: TimelineAxis,
  labels: ReadonlyMap<string, PlacedText>,
): ReadonlyMap<string, string> {
  const words = data.aloneLabel;
  const nodes = labelled(row, data, axis).map(({ x }) => ({ from: x - 12, to: x + 12 }));
  const lines = row.passing.map((x) => ({ from: x - 3, to: x + 3 }));
  const taken = [...nodes, ...lines, ...[...labels.values()].map(reachOf)];
  return new Map(
    ringsOf(row).map((stop) => {
      const from = axis.centerOf(stop.handle) + 13;
      const own = { from, to: from + textWidth(words, 10.5) + 8 };
      const free = own.to < axis.right && !taken.some((other) => overlaps(own, other));
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
