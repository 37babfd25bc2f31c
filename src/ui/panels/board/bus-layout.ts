import { type Box, type BusRow, type Gutter, guttersOf, type Placed, rowIndex, rowsOf } from './bus-rows';
import { type Join, layoutRun, type Point, RADIUS, type Run } from './bus-run';
import { center, clearOf, type Stop, stopsOf, tipsOf } from './bus-stops';

/**
 * The bus: a conductor from a step's source to what it changed, hopping over what it spares. It runs in the gutters
 * between the rows and, past a row, in the margin beside the tiles; it never crosses one. Where it would have to pass
 * more than two rows, or a folded side, a mark in the source's gutter says in words where it goes.
 */
export type BusInput = {
  readonly source: Placed;
  readonly targets: readonly Placed[];
  /** Tiles that the step leaves alone. */
  readonly spared: readonly Placed[];
  /** What else stands in the rows: other zones, hints. */
  readonly blocks: readonly Placed[];
  /** Headings of the sides. */
  readonly labels: readonly Box[];
  /** Sides that are folded to a line. */
  readonly folded: readonly Box[];
  /** Of the table, in pixels. */
  readonly width: number;
};

export type BusMark = Point & {
  /** The side of its line on which its words stand. */
  readonly anchor: 'start' | 'end';
  readonly count: number;
  readonly way: 'up' | 'down';
  /** The player on whose side these are, where it is not the source's own. */
  readonly side: string | null;
};

export type Bus = {
  /** SVG paths: plain ones, and those that end at a tile with an arrowhead. */
  readonly lines: readonly string[];
  readonly arrows: readonly string[];
  readonly joints: readonly Point[];
  readonly hops: readonly Point[];
  /** Where it leaves the source. */
  readonly starts: readonly Point[];
  readonly marks: readonly BusMark[];
};

export const HOP = 8; // radius of the arc at a spared tile's place
const MARGIN = 7; // from the outermost tiles to a line beside them
const FARTHEST = 2; // rows that a line may pass
const MARK_LINE = 16; // from the stem to the words of a mark
const MARK_WORDS = 150; // room that they take

type Table = { readonly input: BusInput; readonly rows: readonly BusRow[]; readonly gutters: readonly Gutter[] };

/** Null where the step changes nothing but its source. */
export function layoutBus(input: BusInput): Bus | null {
  if (input.targets.length === 0) return null;
  const rows = rowsOf([input.source, ...input.targets, ...input.spared, ...input.blocks]);
  const table: Table = { input, rows, gutters: guttersOf(rows, input.labels) };
  const home = rowIndex(rows, input.source);
  const stops = stopsOf(input.targets, rows, home);
  const up = stops.filter(({ gutter }) => gutter <= home);
  const down = stops.filter(({ gutter }) => gutter > home);
  return joined([
    ...(up.length > 0 ? [route('up', up, home, table)] : []),
    ...(down.length > 0 ? [route('down', down, home + 1, table)] : []),
  ]);
}

/** From the source up or down into the gutter at its row, along it, and beside the tiles to gutters beyond. */
function route(way: 'up' | 'down', stops: readonly Stop[], home: number, table: Table): Bus {
  const { input, gutters } = table;
  const gutter = at(gutters, home);
  const start = {
    x: way === 'up' ? clearOf(gutter.label, center(input.source), input.source) : center(input.source),
    y: way === 'up' ? input.source.top : input.source.bottom,
  };
  const near = stops.filter((stop) => stop.gutter === home);
  const beyond = stops.filter((stop) => stop.gutter !== home);
  const far = beyond.filter((stop) => isInReach(stop.gutter, home, table));
  const lost = beyond.filter((stop) => !far.includes(stop)).flatMap(({ boxes }) => boxes);
  const lane = laneOf(far, start.x, table);
  const ends = [...new Set(far.map((stop) => stop.gutter))].sort(
    (one, other) => Math.abs(one - home) - Math.abs(other - home),
  );
  const last = ends.at(-1);
  const turn = way === 'up' ? RADIUS : -RADIUS; // the corner back towards the source

  const joins: Join[] = [
    { x: start.x, toY: start.y, arrow: false },
    ...near.flatMap((stop) => tipsOf(stop, gutter, start.x)),
    ...(last === undefined ? [] : [{ x: lane, toY: at(gutters, last).y + turn, arrow: false }]),
  ];
  const mark = lost.length > 0 ? markOf(way, lost, joins, gutter.y, input) : null;
  const homeRun = layoutRun(gutter.y, joins, mark ? [mark.x] : []);
  const farRuns = ends.map((index) => {
    const there = at(gutters, index);
    const tips = far.filter((stop) => stop.gutter === index).flatMap((stop) => tipsOf(stop, there, null));
    // The last one turns the corner out of the margin; those before it branch off.
    const corner = { x: lane, toY: there.y + turn, arrow: false };
    return index === last ? layoutRun(there.y, [corner, ...tips]) : layoutRun(there.y, tips, [lane]);
  });
  const branchings = ends.slice(0, -1).map((index) => ({ x: lane, y: at(gutters, index).y }));
  const runs: readonly (readonly [number, Run])[] = [
    [home, homeRun],
    ...farRuns.map((run, i) => [ends[i] ?? home, run] as const),
  ];
  return {
    lines: runs.flatMap(([, run]) => run.lines),
    arrows: runs.flatMap(([, run]) => run.arrows),
    joints: [...runs.flatMap(([, run]) => run.joints), ...branchings],
    hops: runs.flatMap(([index, run]) => hopsOf(index, run, stops, table)),
    starts: [start],
    marks: mark ? [mark] : [],
  };
}

/** Not past more than two rows, nor past a side that is folded. */
function isInReach(gutter: number, home: number, { gutters, input }: Table): boolean {
  const [low, high] = [at(gutters, gutter).y, at(gutters, home).y].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return Math.abs(gutter - home) <= FARTHEST && !input.folded.some(({ top, bottom }) => top > low && bottom < high);
}

/** The margin, left or right of all tiles, that makes the shorter way. */
function laneOf(far: readonly Stop[], stem: number, { input }: Table): number {
  const all = [input.source, ...input.targets, ...input.spared, ...input.blocks];
  const left = Math.min(...all.map((box) => box.left)) - MARGIN;
  const right = Math.max(...all.map((box) => box.right)) + MARGIN;
  const length = (lane: number) =>
    Math.abs(stem - lane) +
    far.reduce((sum, { boxes }) => sum + Math.max(...boxes.map((box) => Math.abs(center(box) - lane))), 0);
  return length(left) <= length(right) ? left : right;
}

/** Words at the end of the run for what lies too far away. */
function markOf(
  way: 'up' | 'down',
  lost: readonly Placed[],
  joins: readonly Join[],
  y: number,
  { source, width }: BusInput,
): BusMark {
  const xs = joins.map(({ x }) => x);
  const right = Math.max(...xs) + MARK_LINE;
  const isRight = right + MARK_WORDS <= width;
  const sides = new Set(lost.map(({ side }) => side));
  const [side] = sides;
  return {
    x: isRight ? right : Math.min(...xs) - MARK_LINE,
    y,
    anchor: isRight ? 'start' : 'end',
    count: lost.length,
    way,
    side: side !== undefined && sides.size === 1 && side !== source.side ? side : null,
  };
}

/** Over the places of spared tiles in the rows that this run serves, where nothing else joins it. */
function hopsOf(index: number, run: Run, stops: readonly Stop[], { input, rows, gutters }: Table): readonly Point[] {
  const served = stops.filter(({ gutter }) => gutter === index).map(({ row }) => row);
  const taken = run.joints.map(({ x }) => x);
  const places = input.spared.filter((box) => served.includes(rowIndex(rows, box))).map(center);
  return [...new Set(places)]
    .filter(
      (x) => x > run.from + HOP * 2 && x < run.to - HOP * 2 && taken.every((other) => Math.abs(other - x) > HOP * 2),
    )
    .map((x) => ({ x, y: at(gutters, index).y }));
}

const joined = (parts: readonly Bus[]): Bus => ({
  lines: parts.flatMap(({ lines }) => lines),
  arrows: parts.flatMap(({ arrows }) => arrows),
  joints: parts.flatMap(({ joints }) => joints),
  hops: parts.flatMap(({ hops }) => hops),
  starts: parts.flatMap(({ starts }) => starts),
  marks: parts.flatMap(({ marks }) => marks),
});

function at(gutters: readonly Gutter[], index: number): Gutter {
  const found = gutters[index];
  if (!found) throw new Error(`there is no gutter ${index}`);
  return found;
}
