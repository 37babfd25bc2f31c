/** The trunk: steps that both runs share on one line, then a fork. Pure: runs and a height to coordinates. */
import { type AppliesStep, type Explained, LAYERS, type Layer, type ObjectId, type TraceStep } from '../../../engine';

export type TrunkStop = {
  readonly key: string;
  readonly side: 'both' | 'a' | 'b';
  readonly x: number;
  readonly y: number;
  readonly step: AppliesStep;
  /** Its place in `trace.steps` of its run, from 0. */
  readonly index: number;
  /** The objects that it changed. */
  readonly changed: readonly ObjectId[];
};

export type TrunkLayout = {
  readonly height: number;
  /** Where the line ends that both share, null where the runs never part. */
  readonly fork: { readonly y: number; readonly step: number; readonly layer: string } | null;
  readonly end: number;
  readonly stops: readonly TrunkStop[];
  /** Shared steps that had no room are folded into one mark. */
  readonly folded: { readonly y: number; readonly count: number } | null;
};

export const TRUNK = { width: 330, middle: 165, left: 140, right: 190, top: 74, gap: 70, fork: 76 } as const;

const MOST_SHARED = 4; // shared steps drawn one by one before the fork; earlier ones are folded

/** Lays out two runs that share their first `shared` entries. */
export function layoutTrunk(a: Explained, b: Explained, shared: number): TrunkLayout {
  const common = stepsOf(a, 0, shared);
  const drawn = common.slice(-MOST_SHARED);
  const hidden = common.length - drawn.length;
  const first = TRUNK.top + 54 + (hidden > 0 ? 34 : 0);
  const trunk = drawn.map(
    ([index, step], place): TrunkStop => stop(a, index, step, 'both', TRUNK.middle, first + place * TRUNK.gap),
  );
  const trunkEnd = drawn.length > 0 ? first + (drawn.length - 1) * TRUNK.gap : TRUNK.top;
  const rest = { a: stepsOf(a, shared), b: stepsOf(b, shared) };
  const parted = rest.a.length > 0 || rest.b.length > 0;
  const forkY = trunkEnd + 60;
  const branch = (run: Explained, side: 'a' | 'b'): TrunkStop[] =>
    rest[side].map(([index, step], place) => {
      const x = side === 'a' ? TRUNK.left : TRUNK.right;
      return stop(run, index, step, side, x, forkY + TRUNK.fork + 30 + place * (TRUNK.gap + 16));
    });
  const stops = [...trunk, ...branch(a, 'a'), ...branch(b, 'b')];
  const end = Math.max(forkY, ...stops.map(({ y }) => y)) + 70;
  return {
    height: end + 120,
    fork: parted ? { y: forkY, step: common.length + 1, layer: firstLayer(a, b, shared) } : null,
    end,
    stops,
    folded: hidden > 0 ? { y: TRUNK.top + 34, count: hidden } : null,
  };
}

/** The layer in which the runs first do something else: the earlier of their next steps. */
function firstLayer(a: Explained, b: Explained, shared: number): Layer {
  const next = [a, b].flatMap(({ trace }) => trace.steps.slice(shared, shared + 1).map(({ layer }) => layer));
  return LAYERS.find((layer) => next.includes(layer)) ?? '7d';
}

function stop(
  run: Explained,
  index: number,
  step: AppliesStep,
  side: TrunkStop['side'],
  x: number,
  y: number,
): TrunkStop {
  const changed = [...new Set(run.trace.changesOf(index).map(({ object }) => object))];
  return { key: `${side} ${index}`, side, x, y, step, index, changed };
}

function stepsOf({ trace }: Explained, from: number, to = trace.steps.length): (readonly [number, AppliesStep])[] {
  return [...trace.steps.entries()]
    .slice(from, to)
    .filter((entry): entry is [number, AppliesStep] => isApplied(entry[1]));
}

const isApplied = (step: TraceStep): step is AppliesStep => step.kind === 'applies';
