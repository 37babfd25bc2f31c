import { scaleLinear } from 'd3-scale';
import { cutToWidth, monoWidth, textWidth } from './text-width';
import type { Span } from './timeline-spans';
import type { PlacedHandle, TimelineHandle, TimelineSize } from './timeline-types';

/** The axis of timestamps: equal slots, oldest left (613.7). */
export type TimelineAxis = {
  readonly left: number; // left edge of the lanes, pixels
  readonly right: number;
  readonly slot: number; // pixels from one timestamp to the next
  readonly centerOf: (index: number) => number;
  /** The slot under a pixel, kept within the axis. */
  readonly indexAt: (x: number) => number;
};

/** Beyond this many timestamps the handles keep only their t-number, and the names stand at the nodes. */
export const NAMED_HANDLES = 8;
const NARROW = 560; // pixels: below it layers are named by their code alone

/** The part of a drawing over which the whole axis lies when it is not zoomed; pixels. */
export function axisSpan(width: number): Span {
  return { from: leftOf(width) + 2, to: width - 16 };
}

const leftOf = (width: number): number => (width < NARROW ? 44 : 106);

export function timelineAxis(count: number, size: TimelineSize): TimelineAxis {
  const { from, to } = axisSpan(size.width);
  const start = from + size.shift;
  const scale = scaleLinear()
    .domain([0, Math.max(1, count)])
    .range([start, start + (to - from) * size.zoom]);
  return {
    left: leftOf(size.width),
    right: size.width - 12,
    slot: scale(1) - scale(0),
    centerOf: (index) => scale(index + 0.5),
    indexAt: (x) => Math.max(0, Math.min(count - 1, Math.floor(scale.invert(x)))),
  };
}

export function placeHandles(handles: readonly TimelineHandle[], axis: TimelineAxis): readonly PlacedHandle[] {
  const form = handleForm(handles.length, axis.slot);
  const width = form === 'numbered' ? Math.min(42, axis.slot - 4) : Math.max(5, axis.slot - 3.5);
  return handles.map((handle, index) => ({
    ...handle,
    index,
    x: axis.centerOf(index),
    width,
    form,
    text: form === 'named' ? handleText(handle, width - 9 - monoWidth(`t${handle.number} `, 10)) : '',
  }));
}

/** The whole name, or else a word of it as far as it fits. */
const handleText = ({ label, short }: TimelineHandle, room: number): string =>
  textWidth(label, 11) <= room ? label : cutToWidth(short, 11, room);

const NUMBERED = 27; // pixels of a slot in which a t-number can be read

/** What a step of the zoom multiplies by: in at once until the handles can be read, and out from there to the whole. */
export function zoomStep(slot: number, way: 'in' | 'out'): number {
  if (way === 'in') return Math.max(STEP, NUMBERED / slot);
  return slot / STEP < NUMBERED ? 0 : 1 / STEP; // the zoom keeps itself to the whole
}

const STEP = 1.6;

export function handleForm(count: number, slot: number): PlacedHandle['form'] {
  if (slot >= (count <= NAMED_HANDLES ? 78 : 92)) return 'named';
  return slot >= NUMBERED ? 'numbered' : 'tick';
}
