import { reachOf } from './timeline-labels';
import type { PlacedStop, TimelineHead, TimelineLayout } from './timeline-types';

export type Playhead = { readonly x: number; readonly top: number; readonly bottom: number };

/** The playhead: between what has been applied and what comes next, in the lane of the head; pixels. */
export function timelinePlayhead(layout: TimelineLayout, head: TimelineHead | null): Playhead | null {
  if (head === null) return null;
  const lane = layout.lanes.find((each) => each.kind === 'open' && each.layer === head.layer);
  if (lane === undefined) return null;
  const own = layout.stops.filter((stop) => stop.layer === head.layer).sort((a, b) => a.position - b.position);
  const before = own.filter((stop) => stop.position <= head.position).at(-1);
  const after = own.find((stop) => stop.position > head.position);
  const x = playheadX(before, after, layout);
  return {
    x: Math.max(layout.gutter + 4, Math.min(x, layout.right - 3)),
    top: lane.y - 3,
    bottom: lane.y + lane.height,
  };
}

/** Half-way to what comes next, and clear of words where there is room. */
function playheadX(before: PlacedStop | undefined, after: PlacedStop | undefined, layout: TimelineLayout): number {
  const step = Math.min(26, layout.slot * 0.3);
  if (before === undefined) return (after?.x ?? layout.gutter + 2 * step) - step;
  const words = before.text?.anchor === 'start' && !before.text.leader ? reachOf(before.text).to + 8 : 0;
  const clear = Math.max(before.x + step, words);
  if (after === undefined || after.x <= before.x) return clear;
  const middle = (before.x + after.x) / 2;
  return clear < after.x - 10 ? Math.max(Math.min(before.x + step, middle), words) : middle;
}
