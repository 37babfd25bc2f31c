import { LAYERS, type Layer } from '../../engine';

/** One place on the rail: an entry of the trace. Notes (a loop, an order worked out anew) are places too, drawn smaller. */
export type RailEntry = {
  readonly layer: Layer;
  readonly kind: 'step' | 'dropped' | 'note';
  readonly held?: boolean; // only in the preview: not yet
};

/** `done` and `to-come` are relative to the head; `now` is the entry that the head stands on. */
export type RailMark = {
  readonly position: number; // 1-based place in the trace: the head goes here
  readonly x: number; // centre, pixels from the left edge of the rail
  readonly kind: RailEntry['kind'];
  readonly held: boolean;
  readonly state: 'done' | 'now' | 'to-come';
};

export type RailStop = {
  readonly layer: Layer;
  readonly x: number; // left edge, pixels
  readonly width: number;
  readonly steps: number; // entries that apply; notes and dropped ones do not count
  /** How the marks are drawn: rings up to two, ticks from three, one number from six. */
  readonly form: 'empty' | 'rings' | 'ticks' | 'number';
  readonly marks: readonly RailMark[];
  readonly here: boolean; // the head stands in it
  /** For the number form: how much of the stop is behind the head, 0 to 1. */
  readonly passed: number;
};

export type RailLayout = {
  readonly stops: readonly RailStop[];
  readonly head: number; // x of the needle, pixels
  /** Somewhere on this rail the needle would stand over a layer's code: it is short everywhere, below the codes. */
  readonly short: boolean;
  /** x for every position of the head, from 0 (printed values) to the number of entries. */
  readonly places: readonly number[];
};

/** Margins left and right of the eleven stops, where the start and the end are drawn; pixels. */
export const RAIL_END = { desk: 26, phone: 12 } as const;

const NEEDLE = 6; // half of the needle's tip, pixels
const codeWidth = (layer: Layer): number => 2 + 9 * layer.length; // as drawn at 16 pixels, monospaced

const FORMS = {
  rings: { size: 13, gap: 6 },
  ticks: { size: 8, gap: 2 },
  number: { size: 0, gap: 0 },
  empty: { size: 0, gap: 0 },
} as const;

/**
 * Places the rail: eleven equal stops that never change their width, a mark for each entry of the trace, and the head.
 * `layers` are those of the edition. `position` counts entries that lie behind the head; `width` and `margin` are pixels.
 */
export function railLayout(
  entries: readonly RailEntry[],
  position: number,
  width: number,
  margin: number = RAIL_END.desk,
  layers: readonly Layer[] = LAYERS,
): RailLayout {
  const stopWidth = (width - 2 * margin) / layers.length;
  const stops = layers.map((layer, index) =>
    railStop(layer, placesOf(entries, layer), position, margin + index * stopWidth, stopWidth),
  );
  const places = [margin * 0.4, ...entries.map(() => 0)];
  for (const mark of stops.flatMap((stop) => stop.marks)) places[mark.position] = mark.x;
  const short = stops.some((stop) => stop.marks.some((mark) => mark.x - NEEDLE < stop.x + codeWidth(stop.layer)));
  return { stops, places, head: places[Math.min(position, entries.length)] ?? 0, short };
}

/** The position whose place is nearest to `x` (pixels), out of those allowed; the lower one of two equally near. */
export function positionAt(layout: RailLayout, x: number, allowed: readonly number[]): number {
  const distance = (position: number) => Math.abs((layout.places[position] ?? 0) - x);
  return allowed.reduce((best, next) => (distance(next) < distance(best) ? next : best), allowed[0] ?? 0);
}

type Placed = RailEntry & { readonly position: number };

function placesOf(entries: readonly RailEntry[], layer: Layer): readonly Placed[] {
  return entries.map((entry, index) => ({ ...entry, position: index + 1 })).filter((entry) => entry.layer === layer);
}

function railStop(layer: Layer, own: readonly Placed[], position: number, x: number, width: number): RailStop {
  const form = formOf(own);
  const centers = form === 'number' ? spread(own.length, x, width) : packed(own, form, x, width);
  const marks = own.map((entry, index) => ({
    position: entry.position,
    x: centers[index] ?? x,
    kind: entry.kind,
    held: entry.held ?? false,
    state: stateOf(entry.position, position),
  }));
  const behind = own.filter((entry) => entry.position <= position).length;
  return {
    layer,
    x,
    width,
    form,
    marks,
    here: marks.some((mark) => mark.state === 'now'),
    steps: own.filter((entry) => entry.kind === 'step').length,
    passed: own.length === 0 ? 0 : behind / own.length,
  };
}

function stateOf(own: number, position: number): RailMark['state'] {
  if (own === position) return 'now';
  return own < position ? 'done' : 'to-come';
}

function formOf(own: readonly RailEntry[]): RailStop['form'] {
  const drawn = own.filter((entry) => entry.kind !== 'note').length;
  if (own.length === 0) return 'empty';
  if (drawn >= 6) return 'number';
  return drawn >= 3 ? 'ticks' : 'rings';
}

/** Marks side by side, after the layer's code where there is room, notes half as wide as steps. */
function packed(own: readonly RailEntry[], form: RailStop['form'], x: number, width: number): readonly number[] {
  const { size, gap } = FORMS[form];
  const widths = own.map((entry) => (entry.kind === 'note' ? 6 : size));
  const total = widths.reduce((sum, each) => sum + each + gap, -gap);
  const room = width - 4;
  const squeeze = Math.min(1, room / total);
  const start = Math.max(2, Math.min(22, width - total * squeeze - 4));
  let at = x + start;
  return widths.map((each) => {
    const center = at + (each * squeeze) / 2;
    at += (each + gap) * squeeze;
    return center;
  });
}

/** Evenly over the stop: there are too many to draw, but the head still moves with each. */
function spread(count: number, x: number, width: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => x + 4 + ((width - 8) * (index + 0.5)) / count);
}
