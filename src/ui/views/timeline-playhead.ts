import { textWidth } from './text-width';
import { reachOf } from './timeline-labels';
import { freeCenter, type Span } from './timeline-spans';
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
  const loop = layout.loops.find((each) => each.layer === head.layer);
  return {
    x: playheadX(before, after, own, layout),
    top: lane.y - 3,
    bottom: loop === undefined ? lane.y + lane.height : loop.y - BRACKET, // over the bracket of a loop
  };
}

const BRACKET = 14; // from the baseline of a loop's words over its bracket, pixels

/** Just after what has been applied, before what comes next, and clear of words and nodes where that can be. */
function playheadX(
  before: PlacedStop | undefined,
  after: PlacedStop | undefined,
  own: readonly PlacedStop[],
  layout: TimelineLayout,
): number {
  const step = Math.min(26, layout.slot * 0.3);
  const [left, right] = [before?.x ?? layout.gutter + 4, after?.x ?? layout.right - 3];
  const within = right > left ? { from: left, to: right } : { from: left, to: layout.right - 3 };
  const wish = before === undefined ? within.to - step : Math.min(left + step, (within.from + within.to) / 2);
  return freeCenter(within, 3, own.flatMap(blocksOf), wish) ?? (within.from + within.to) / 2;
}

function blocksOf(stop: PlacedStop): readonly Span[] {
  const around = ({ from, to }: Span): Span => ({ from: from - 4, to: to + 4 });
  const words = stop.text === null ? [] : [around(reachOf(stop.text))];
  const alone = stop.alone === null ? [] : [aloneReach(stop.alone)];
  return [{ from: stop.x - 9, to: stop.x + 9 }, ...words, ...alone];
}

const aloneReach = ({ x, words }: NonNullable<PlacedStop['alone']>): Span => ({
  from: x - 9,
  to: words === '' ? x + 9 : x + 17 + textWidth(words, 10.5),
});
