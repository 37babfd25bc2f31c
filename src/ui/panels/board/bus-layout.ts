/** The bus: a conductor in the gutter from a step's source to what it changed, hopping over what it spares. Pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type BusInput = {
  readonly source: Box;
  readonly targets: readonly Box[];
  /** Tiles that the step leaves alone. */
  readonly spared: readonly Box[];
};

export type Bus = {
  /** SVG paths; the ones that end at a tile carry an arrowhead. */
  readonly trunk: readonly string[];
  readonly branches: readonly string[];
  readonly joints: readonly { readonly x: number; readonly y: number }[];
  readonly hops: readonly { readonly x: number; readonly y: number }[];
  readonly start: { readonly x: number; readonly y: number };
};

const RADIUS = 6; // of the corners
const HOP = 8; // radius of the arc over a spared tile's place
const LEVEL_GAP = 14; // below a row, where source and targets stand in it
const TIP = 4; // from a tile's edge to the tip of the arrow

/**
 * One trunk in the gutter beside the source's row, with a branch to each changed tile of the rows on either side of it.
 * Null where a target is further away than that: then marks on the tiles say it, for no line crosses a tile.
 */
export function layoutBus({ source, targets, spared }: BusInput): Bus | null {
  if (targets.length === 0) return null;
  const above = targets.every((box) => box.bottom <= source.top);
  const below = targets.every((box) => box.top >= source.bottom);
  const level = targets.every((box) => isLevel(box, source));
  if (!above && !below && !level) return null;
  const y = gutterOf(source, targets, above ? 'above' : below ? 'below' : 'level');
  if (y === null) return null;
  const startX = source.left + (source.right - source.left) / 2;
  const tips = targets.map((box) => ({ x: center(box), y: below ? box.top - TIP : box.bottom + TIP }));
  const xs = [startX, ...tips.map((tip) => tip.x)];
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const fromY = above ? source.top : source.bottom;
  return {
    trunk: [`M${startX} ${fromY}V${y}`, `M${from} ${y}H${to}`],
    branches: tips.map((tip) => branch(tip, y, from, to)),
    joints: tips.filter((tip) => tip.x > from && tip.x < to).map((tip) => ({ x: tip.x, y })),
    hops: spared
      .filter((box) => isBeside(box, targets[0]) && center(box) > from + HOP * 2 && center(box) < to - HOP * 2)
      .map((box) => ({ x: center(box), y })),
    start: { x: startX, y: fromY },
  };
}

const center = (box: Box): number => (box.left + box.right) / 2;
const isLevel = (one: Box, other: Box): boolean => Math.abs(one.top - other.top) < 8;
const isBeside = (box: Box, target: Box | undefined): boolean => target !== undefined && isLevel(box, target);

/** The middle of the gutter between the two rows, or null where the rows are not neighbors. */
function gutterOf(source: Box, targets: readonly Box[], way: 'above' | 'below' | 'level'): number | null {
  const [first] = targets;
  if (!first || !targets.every((box) => isLevel(box, first))) return null;
  if (way === 'level') return Math.max(source.bottom, ...targets.map((box) => box.bottom)) + LEVEL_GAP;
  const gap = way === 'above' ? source.top - first.bottom : first.top - source.bottom;
  if (gap > 80) return null;
  return way === 'above' ? first.bottom + gap / 2 : source.bottom + gap / 2;
}

/** Up (or down) from the trunk to a tile; at the ends of the trunk the corner is round. */
function branch(tip: { readonly x: number; readonly y: number }, y: number, from: number, to: number): string {
  const up = tip.y < y;
  const turn = up ? y - RADIUS : y + RADIUS;
  if (tip.x === from && from !== to) return `M${tip.x + RADIUS} ${y}Q${tip.x} ${y} ${tip.x} ${turn}V${tip.y}`;
  if (tip.x === to && from !== to) return `M${tip.x - RADIUS} ${y}Q${tip.x} ${y} ${tip.x} ${turn}V${tip.y}`;
  return `M${tip.x} ${y}V${tip.y}`;
}
