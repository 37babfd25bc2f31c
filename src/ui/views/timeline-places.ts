import type { TimelineAxis } from './timeline-axis';
import { overlaps, type Span } from './timeline-spans';
import type { TimelineStop } from './timeline-types';

/** A stop with its place on the axis. */
export type StopPlace = { readonly stop: TimelineStop; readonly x: number; readonly bent: boolean };

/** How far from what it waited for an effect stands: a part of a slot; pixels at most. */
const AFTER = { part: 0.46, most: 52 };
const EACH = 44; // pixels from one to the next, where several stand behind the same effect

/**
 * Places the stops of one row in the order in which they were applied. An effect whose turn came when its age said so
 * stands under its timestamp; one that came later stands just after the one before it (613.8b), and its line is bent.
 * Several that waited spread, with room for a name of `name` pixels, as far as the next effect lets them.
 */
export function placeRow(
  row: readonly TimelineStop[],
  axis: TimelineAxis,
  name: (stop: TimelineStop) => number = () => 0,
): readonly StopPlace[] {
  const places: StopPlace[] = [];
  let anchor = Number.NEGATIVE_INFINITY;
  let waiting: TimelineStop[] = [];
  const settle = (next: number) => {
    const count = waiting.length;
    const wish = count === 1 ? AFTER.most : Math.max(EACH, ...waiting.slice(0, -1).map((stop) => name(stop) + NAMED));
    const reach = count === 1 ? axis.slot * AFTER.part : (next - anchor) / (count + 1);
    for (const [index, stop] of waiting.entries())
      places.push({ stop, x: anchor + Math.min(wish, reach) * (index + 1), bent: true });
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
    settle(own);
    places.push({ stop, x: own, bent: false });
    anchor = own;
  }
  settle(axis.right);
  return places.sort((a, b) => a.x - b.x);
}

const NAMED = 34; // pixels that a name needs beside itself, from node to node

/**
 * A horizontal for each bent line, counted from the top, so that no two overlap. What sets out later takes the higher one:
 * lines then cross at most once.
 */
export function tracksOf(row: readonly StopPlace[], axis: TimelineAxis): ReadonlyMap<string, number> {
  const bends = row
    .filter((place) => place.bent)
    .map((place) => ({ id: place.stop.id, from: axis.centerOf(place.stop.handle), to: place.x }))
    .sort((a, b) => b.from - a.from);
  const tracks: Span[][] = [];
  const result = new Map<string, number>();
  for (const bend of bends) {
    const room = { from: bend.from - BETWEEN, to: bend.to + BETWEEN };
    const free = tracks.findIndex((track) => !track.some((other) => overlaps(other, room)));
    const index = free === -1 ? tracks.length : free;
    tracks[index] = [...(tracks[index] ?? []), bend];
    result.set(bend.id, index);
  }
  return result;
}

const BETWEEN = 24; // pixels between two lines that share a height
