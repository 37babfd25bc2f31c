import type { Layer } from '../../engine';

/** Something that has a timestamp (613.7), oldest first. Words are ready to be shown. */
export type TimelineHandle = {
  readonly key: string; // as in `timestamps` of the document: object, effect or `object#counter`
  readonly number: number; // its place among all timestamps, 1 is the oldest; some are not drawn
  readonly of: number; // how many timestamps there are in all
  readonly label: string;
  readonly short: string; // the label in a word, for where the whole has no room
  readonly works: boolean; // a continuous effect comes from it
};

/** An effect in one layer: where it was applied, or where it would have been. In the order of the trace. */
export type TimelineStop = {
  readonly id: string;
  readonly effect: string;
  readonly layer: Layer;
  readonly handle: number; // index into the handles
  readonly position: number; // 1-based place in the trace
  readonly isCda: boolean; // defining abilities go first (613.3): they have a row of their own
  readonly never: boolean; // it never applies: a crossed ring
  readonly label: string;
  readonly short: string; // the label in a word
  /** What it does, for where its handle has the name already ("+3/+3"); null for the same words as ever. */
  readonly boost: string | null;
  readonly detail: string;
  readonly brief: string; // the detail in fewer words; may be empty
  /** "waits for Blood Moon": what the plate on its line says; null where it waits for nothing. */
  readonly waits: string | null;
  /** The same by t-number, for where names have no room, and in fewer words: "waits for t3", "after t3". */
  readonly waitsByNumber: string | null;
  readonly waitsBriefly: string | null;
};

/** Effects that depend on each other (613.8b), and what the bracket under them says. */
export type TimelineLoop = { readonly layer: Layer; readonly stops: readonly string[]; readonly label: string };

/** Where the head is: in this layer, after this many entries. */
export type TimelineHead = { readonly layer: Layer; readonly position: number };

/** What the timeline draws; the head moves over it without changing it. */
export type TimelineData = {
  /** All layers of the edition that is looked at, in order. */
  readonly layers: readonly Layer[];
  readonly handles: readonly TimelineHandle[];
  readonly stops: readonly TimelineStop[];
  readonly loops: readonly TimelineLoop[];
  /** "its place by timestamp alone" */
  readonly aloneLabel: string;
  /** The rule that plates cite. */
  readonly waitRule: string;
};

/** Pixels, and how far the axis is zoomed (1: all of it fits) and shifted (pixels, 0 or less). */
export type TimelineSize = {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly shift: number;
};

export type PlacedHandle = TimelineHandle & {
  readonly index: number; // its place among those drawn, from 0
  readonly x: number; // centre
  readonly width: number;
  readonly form: 'named' | 'numbered' | 'tick';
  readonly text: string; // the label as far as it fits
};

export type PlacedText = {
  readonly x: number;
  readonly anchor: 'start' | 'end';
  readonly lines: 1 | 2; // label and detail side by side, or one under the other
  readonly label: string;
  readonly detail: string; // '' where there is no room
  /** A dotted leader to the label, where the label had to step over another line: from x to x. */
  readonly leader: { readonly from: number; readonly to: number } | null;
};

export type PlacedStop = TimelineStop & {
  readonly x: number;
  readonly y: number;
  /** Its line leaves the timestamp: it was not applied where its age would have put it. */
  readonly bent: boolean;
  readonly text: PlacedText | null;
  /** SVG path from the axis, or from its stop in an earlier layer, to the node. */
  readonly path: string;
  readonly plate: {
    readonly x: number; // centre
    readonly y: number; // centre
    readonly width: number;
    readonly words: string; // '' where only the rule fits
    readonly withRule: boolean;
  } | null;
  /** Where it would have been by timestamp alone; only where it waited. */
  readonly alone: { readonly x: number; readonly y: number; readonly words: string } | null;
};

export type PlacedLane =
  | {
      readonly kind: 'open';
      readonly layer: Layer;
      readonly y: number;
      readonly height: number;
      readonly lines: 1 | 2; // lines of text a label may have
      /** Height of the row for defining abilities (613.3), where both kinds share the lane; 0 otherwise. */
      readonly cdaHeight: number;
    }
  | { readonly kind: 'folded'; readonly layers: readonly Layer[]; readonly y: number; readonly height: number };

export type PlacedLoop = {
  readonly layer: Layer;
  readonly path: string;
  readonly x: number; // centre of its words
  readonly y: number;
  readonly label: string;
};

export type TimelineLayout = {
  readonly gutter: number; // left edge of the lanes
  readonly right: number; // right edge of the lanes
  readonly axis: number; // y of the line of timestamps
  readonly height: number; // pixels needed; more than was given where lanes do not fit
  readonly handles: readonly PlacedHandle[];
  readonly lanes: readonly PlacedLane[];
  readonly stops: readonly PlacedStop[];
  readonly loops: readonly PlacedLoop[];
  readonly slot: number; // pixels from one timestamp to the next
};
