import type { TraceEvent } from './record';

/** Milliseconds of one frame: what the page's own thread did for it. */
export type Frame = {
  /** Scripts, style and layout, as long as they took. */
  readonly work: number;
  /** The same in time of the processor, which no other load of the machine changes. */
  readonly cpu: number;
};

export type Measures = {
  /** Milliseconds from an input to the frame on screen that shows what it did; by kind of input. */
  readonly latency: {
    readonly key: readonly number[];
    readonly press: readonly number[];
    readonly move: readonly number[];
    readonly release: readonly number[];
  };
  readonly frames: readonly Frame[];
  /** Frames a second while there was something to draw, at most 60. */
  readonly rate: number;
};

const WORK = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'Layout',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
]);

/** Reads the measures off a trace of the timeline. */
export function measuresOf(events: readonly TraceEvent[]): Measures {
  const latency = {
    key: latencies(events, 'KEY_PRESSED'),
    press: latencies(events, 'MOUSE_PRESSED'),
    move: latencies(events, 'MOUSE_DRAGGED'),
    release: latencies(events, 'MOUSE_RELEASED'),
  };
  return { latency, frames: framesOf(events), rate: rateOf(events) };
}

/** Work between the ends of two frames belongs to the second one. */
function framesOf(events: readonly TraceEvent[]): readonly Frame[] {
  const ends = events.filter((event) => event.name === 'AnimationFrame' && event.ph === 'e');
  const main = ends[0];
  if (!main) return [];
  const work = outermost(
    events.filter(
      (event) => event.pid === main.pid && event.tid === main.tid && event.ph === 'X' && WORK.has(event.name),
    ),
  );
  const limits = ends.map((end) => end.ts).toSorted((one, other) => one - other);
  return limits.map((limit, index) => {
    const since = limits[index - 1] ?? 0;
    const own = work.filter(({ ts }) => ts >= since && ts < limit);
    return { work: sum(own.map(({ dur = 0 }) => dur)) / 1000, cpu: sum(own.map(({ tdur = 0 }) => tdur)) / 1000 };
  });
}

/** Events that no other one contains. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter((event) => {
      if (event.ts < end) return false;
      end = event.ts + (event.dur ?? 0);
      return true;
    });
}

/** Chrome follows each input up to the frame that came of it; inputs of which none came have no end of their own. */
function latencies(events: readonly TraceEvent[], type: string): readonly number[] {
  const begun = new Map<string, number>(); // Chrome uses an id again as soon as its event has ended
  const found: number[] = [];
  for (const event of named(events, 'EventLatency').toSorted((one, other) => one.ts - other.ts)) {
    const begin = begun.get(idOf(event));
    if (event.ph === 'b' && isShown(event, type)) begun.set(idOf(event), event.ts);
    else if (begin !== undefined) {
      begun.delete(idOf(event));
      found.push((event.ts - begin) / 1000);
    }
  }
  return found;
}

function isShown(event: TraceEvent, type: string): boolean {
  // Chrome's trace format: https://perfetto.dev/docs
  const { event_latency: told } = event.args as {
    readonly event_latency?: { readonly event_type?: string; readonly display_trace_id?: number };
  };
  return told?.event_type === type && told.display_trace_id !== undefined;
}

const VSYNC = 60; // frames a second of a browser without a screen

/** Frames on time, out of those in which the page had something new to show. */
function rateOf(events: readonly TraceEvent[]): number {
  const states = named(events, 'PipelineReporter').map(
    (event) => (event.args as { readonly frame_reporter?: { readonly state?: string } }).frame_reporter?.state,
  );
  const count = (state: string) => states.filter((each) => each === state).length;
  const shown = count('STATE_PRESENTED_ALL');
  const wanted = shown + count('STATE_PRESENTED_PARTIAL') + count('STATE_DROPPED');
  return wanted === 0 ? VSYNC : (VSYNC * shown) / wanted;
}

const named = (events: readonly TraceEvent[], name: string): readonly TraceEvent[] =>
  events.filter((event) => event.name === name);
const idOf = (event: TraceEvent): string => `${event.pid} ${event.id2?.local ?? event.id}`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
