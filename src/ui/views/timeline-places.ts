import type { TimelineAxis } from './timeline-axis';
import type { TimelineStop } from './timeline-types';

/** A stop with its place on the axis. */
export type StopPlace = { readonly stop: TimelineStop; readonly x: number; readonly bent: boolean };

/** How far from what it waited for an effect stands, as a part of a slot; pixels at most. */
const AFTER = { part: 0.46, most: 52 };

/**
 * Places the stops of one row in the order in which they were applied. An effect whose turn came when its age said so
 * stands under its timestamp; one that came later stands just after the one before it (613.8b), and its line is bent.
 */
export function placeRow(row: readonly TimelineStop[], axis: TimelineAxis): readonly StopPlace[] {
  const places: StopPlace[] = [];
  let anchor = Number.NEGATIVE_INFINITY;
  let waiting: TimelineStop[] = [];
  const settle = () => {
    const reach = Math.min(AFTER.most, axis.slot * AFTER.part);
    for (const [index, stop] of waiting.entries())
      places.push({ stop, x: anchor + (reach * (index + 1)) / waiting.length, bent: true });
    waiting = [];
  };
  for (const stop of row) {
    const own = axis.centerOf(stop.handle);
    // What never applies and waited for nothing has no turn, so it stands aside under its timestamp.
    if (stop.never && stop.waits === null) {
      places.push({ stop, x: own, bent: false });
      continue;
    }
    if (own <= anchor + 0.5) {
      waiting.push(stop);
      continue;
    }
    settle();
    places.push({ stop, x: own, bent: false });
    anchor = own;
  }
  settle();
  return places.sort((a, b) => a.x - b.x);
}

/**
 * A horizontal for each bent line, counted from the top, so that no two overlap. What sets out later takes the higher one:
 * lines then cross at most once.
 */
export function tracksOf(
  row: readonly StopPlace[],
  axis: TimelineAxis,
  plateOf: (place: StopPlace) => PlateSpan | null = () => null,
): ReadonlyMap<string, number> {
  const bends = row
    .filter((place) => place.bent)
    .map((place) => ({
      id: place.stop.id,
      own: axis.centerOf(place.stop.handle),
      ...spanOf(place, axis, plateOf(place)),
    }))
    .sort((a, b) => b.own - a.own);
  const tracks: { from: number; to: number }[][] = [];
  const result = new Map<string, number>();
  for (const bend of bends) {
    const free = tracks.findIndex((track) =>
      track.every((other) => bend.to + 12 < other.from || other.to + 12 < bend.from),
    );
    const index = free === -1 ? tracks.length : free;
    const track = tracks[index] ?? [];
    track.push(bend);
    tracks[index] = track;
    result.set(bend.id, index);
  }
  return result;
}

/** How far a plate reaches, pixels. */
export type PlateSpan = { readonly from: number; readonly to: number };

/** A horizontal with its plate, which may be longer. */
function spanOf(place: StopPlace, axis: TimelineAxis, plate: PlateSpan | null): PlateSpan {
  const line = { from: axis.centerOf(place.stop.handle), to: place.x };
  if (plate === null) return line;
  return { from: Math.min(line.from, plate.from), to: Math.max(line.to, plate.to) };
}
