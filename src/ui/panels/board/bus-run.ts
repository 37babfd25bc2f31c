/** One level line in a gutter with all that joins it, as SVG paths: corners are round at its ends, joints stand between. */
export type Point = { readonly x: number; readonly y: number };

/** Something that meets a run at `x` and goes up or down from there to `toY`. */
export type Join = {
  readonly x: number;
  readonly toY: number;
  /** It ends at a tile that changes, with an arrowhead. */
  readonly arrow: boolean;
};

export type Run = {
  /** Plain lines. */
  readonly lines: readonly string[];
  /** Lines that end in an arrowhead. */
  readonly arrows: readonly string[];
  readonly joints: readonly Point[];
  readonly from: number;
  readonly to: number;
};

export const RADIUS = 6; // of the corners

/** `open` are ends of the run at which nothing turns: where it meets a line that goes on, or words. */
export function layoutRun(y: number, joins: readonly Join[], open: readonly number[] = []): Run {
  const xs = [...joins.map(({ x }) => x), ...open];
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const radius = Math.min(RADIUS, (to - from) / 2);
  const start = open.includes(from) ? from : from + radius;
  const end = open.includes(to) ? to : to - radius;
  const paths = joins.map((join) => ({ join, path: connection(join, y, from, to, radius) }));
  return {
    lines: [
      ...(end > start ? [`M${start} ${y}H${end}`] : []),
      ...paths.flatMap(({ join, path }) => (join.arrow ? [] : [path])),
    ],
    arrows: paths.flatMap(({ join, path }) => (join.arrow ? [path] : [])),
    joints: joins.flatMap(({ x }) => (x > from && x < to ? [{ x, y }] : [])),
    from,
    to,
  };
}

/** From the run to where a join goes; at an end of the run the corner is round. */
function connection({ x, toY }: Join, y: number, from: number, to: number, radius: number): string {
  if ((x !== from && x !== to) || radius === 0) return `M${x} ${y}V${toY}`;
  const beside = x === from ? x + radius : x - radius;
  const turn = toY < y ? Math.max(y - radius, toY) : Math.min(y + radius, toY);
  return `M${beside} ${y}Q${x} ${y} ${x} ${turn}V${toY}`;
}
