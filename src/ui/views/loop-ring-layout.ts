import type { GraphEdge, PlacedEdge, PlacedNode, PlacedRing, PlacedWords, Point } from './dependency-graph-types';
import type { GraphForm } from './graph-forms';
import { curvedPath, roundedPath } from './graph-paths';
import { add, LINE, type Saying, wordsAs } from './graph-words';
import { inRingOrder } from './ring-order';

/** A loop as a ring, relative to its centre; pixels. */
export type RingLayout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly RingEdge[];
  readonly ring: PlacedRing;
  readonly width: number; // of all of it
  readonly height: number;
};

type RingEdge = {
  readonly id: string;
  readonly points: readonly Point[];
  readonly chord: boolean; // it runs through the middle, not along the band
  readonly angle: number; // of its tip
  readonly words: PlacedWords | null;
};

/**
 * A loop (613.8b) drawn as what it is: a rounded band through its members, the first left above, in the order in which
 * they depend on each other, clockwise. Each edge runs along the band to the next member. `most` is the room in pixels.
 */
export function loopRingLayout(
  members: readonly string[],
  edges: readonly GraphEdge[],
  form: GraphForm,
  most: number,
  first = members[0],
): RingLayout {
  const order = turned(inRingOrder(members, edges), first);
  return order.length === 2 ? pair(order, edges, form, most) : round(order, edges, form, most);
}

function turned(order: readonly string[], first: string | undefined): readonly string[] {
  const at = Math.max(0, order.indexOf(first ?? ''));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** An edge of a ring where the ring stands. */
export function placeRingEdge(edge: RingEdge, center: Point): PlacedEdge {
  const points = edge.points.map((point) => add(point, center));
  const [from, first, second, to] = points;
  const last = points.at(-1) ?? center;
  return {
    id: edge.id,
    path: edge.chord && from && first && second && to ? curvedPath(from, first, second, to) : roundedPath(points),
    tip: { ...last, angle: edge.angle },
    middle: middleOf(points),
    words: edge.words && { ...edge.words, ...add(edge.words, center) },
    over: null,
    inLoop: true,
  };
}

/** Between the two points in the middle. */
function middleOf(points: readonly Point[]): Point {
  const [one, other] = [points[Math.floor((points.length - 1) / 2)], points[Math.ceil((points.length - 1) / 2)]];
  return one && other && one !== other
    ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    : (one ?? { x: 0, y: 0 });
}

const MIDDLE = { wide: 146, narrow: 74 }; // what the ring says of itself, pixels
const RISE = 18; // of the band over and under a pair
const GAP = 6; // between the tip of an arrow and a node
const LEAVE = 3;
const SIDE = 108; // most that words beside the upright parts of the band take
const OFF = 9; // from the band to words beside it

const WHOLE = 84; // pixels that the whole reason needs to be read well

/** All edges of a ring say as much as its shortest part has room for. */
const sayingIn = (form: GraphForm, room: number): Saying =>
  form.saying === 'full' && room >= WHOLE ? 'full' : 'short';

/** Two members face each other, and the band passes over and under both. */
function pair(keys: readonly string[], edges: readonly GraphEdge[], form: GraphForm, most: number): RingLayout {
  const { node } = form;
  const middle = Math.max(MIDDLE.narrow, Math.min(MIDDLE.wide + 30, most - 2 * node.width));
  const half = (node.width + middle) / 2;
  const band = node.height / 2 + RISE;
  const placed = edges.map((edge): RingEdge => {
    const way = edge.dependent === keys[0] ? 1 : -1; // the first goes over the top, to the right
    const lines = wordsAs(edge.words, sayingIn(form, 2 * half - 20), 2 * half - 20);
    const end = { x: way * half, y: -way * (node.height / 2 + GAP) };
    return {
      id: edge.id,
      points: [
        { x: -way * half, y: -way * (node.height / 2 + LEAVE) },
        { x: -way * half, y: -way * band },
        { x: way * half, y: -way * band },
        end,
      ],
      chord: false,
      angle: way * 90,
      words: { x: 0, y: way === 1 ? -band - 7 - (lines.length - 1) * LINE : band + 15, lines, anchor: 'middle' },
    };
  });
  return {
    nodes: keys.map((key, index) => ({ key, ...node, lines: form.lines, x: index === 0 ? -half : half, y: 0 })),
    edges: placed,
    ring: { x: 0, y: 0, width: 2 * half, height: 2 * band, members: keys, words: middle - 8 },
    width: 2 * half + node.width,
    height: 2 * (band + 8 + mostLines(placed) * LINE),
  };
}

/** Three and more: the first half above from left to right, the others below from right to left. */
function round(keys: readonly string[], edges: readonly GraphEdge[], form: GraphForm, most: number): RingLayout {
  const { node } = form;
  const columns = Math.ceil(keys.length / 2);
  const below = keys.length - columns;
  const pitch = Math.max(node.width + 44, Math.min(MIDDLE.wide + 2 * SIDE + 40, (most - node.width) / (columns - 1)));
  const inner = pitch * (columns - 1);
  const middle = inner >= MIDDLE.wide + 2 * SIDE ? MIDDLE.wide : MIDDLE.narrow;
  const side = Math.min(SIDE, (inner - middle) / 2 - OFF - 6);
  const run = pitch - node.width - 28;
  const room = { say: sayingIn(form, Math.min(side, run)), side, run };
  const upright = edges.map((edge) => wordsAs(edge.words, room.say, side).length);
  const gap = Math.max(52, Math.max(...upright) * LINE + 18, middle === MIDDLE.wide ? 0 : 4 * LINE + 16);
  const row = (node.height + gap) / 2;
  const places = keys.map((key, index) => {
    const above = index < columns;
    const column = above ? index - (columns - 1) / 2 : (below - 1) / 2 - (index - columns);
    return { key, ...node, lines: form.lines, x: column * pitch, y: above ? -row : row };
  });
  const placed = edges.flatMap((edge): RingEdge[] => {
    const [from, to] = [edge.dependent, edge.on].map((key) => places.find((place) => place.key === key));
    if (from === undefined || to === undefined) return [];
    const next = keys[(keys.indexOf(from.key) + 1) % keys.length] === to.key;
    return [next ? along(edge, from, to, room) : across(edge, from, to)];
  });
  return {
    nodes: places,
    edges: placed,
    ring: { x: 0, y: 0, width: inner, height: 2 * row, members: keys, words: middle },
    width: inner + node.width,
    height: 2 * (row + Math.max(node.height / 2 + 2, mostLines(placed) * LINE + 10)),
  };
}

/** Along the band to the next member: in a row, or round its end. */
function along(
  edge: GraphEdge,
  from: PlacedNode,
  to: PlacedNode,
  room: { readonly say: Saying; readonly side: number; readonly run: number },
): RingEdge {
  const way = from.y < 0 ? 1 : -1; // right above, left below; down at the right end, up at the left
  const edges = { id: edge.id, chord: false };
  if (from.y === to.y) {
    const lines = wordsAs(edge.words, room.say, room.run);
    return {
      ...edges,
      points: [
        { x: from.x + way * (from.width / 2 + LEAVE), y: from.y },
        { x: to.x - way * (to.width / 2 + GAP), y: to.y },
      ],
      angle: way === 1 ? 0 : 180,
      words: {
        x: (from.x + to.x) / 2,
        y: way === 1 ? from.y - 7 - (lines.length - 1) * LINE : from.y + 15,
        lines,
        anchor: 'middle',
      },
    };
  }
  const lines = wordsAs(edge.words, room.say, room.side);
  // The end of the longer row; where both rows end alike, the band is straight there.
  const x = way === 1 ? Math.max(from.x, to.x) : Math.min(from.x, to.x);
  const [leave, arrive] = [way * (from.height / 2 + LEAVE), way * (to.height / 2 + GAP)];
  const words: PlacedWords = {
    x: x - way * OFF,
    y: 4 - ((lines.length - 1) * LINE) / 2,
    lines,
    anchor: way === 1 ? 'end' : 'start',
  };
  if (from.x === to.x)
    return {
      ...edges,
      points: [
        { x, y: from.y + leave },
        { x, y: to.y - arrive },
      ],
      angle: way * 90,
      words,
    };
  const corner = { x, y: way === 1 ? to.y : from.y };
  return way === 1
    ? {
        ...edges,
        points: [{ x, y: from.y + leave }, corner, { x: to.x + to.width / 2 + GAP, y: to.y }],
        angle: 180,
        words,
      }
    : {
        ...edges,
        points: [{ x: from.x - from.width / 2 - LEAVE, y: from.y }, corner, { x, y: to.y - arrive }],
        angle: -90,
        words,
      };
}

/** To another member than the next: through the middle, without words. */
function across(edge: GraphEdge, from: PlacedNode, to: PlacedNode): RingEdge {
  const inward = (node: PlacedNode): Point => ({
    x: node.x === 0 ? 0 : -Math.sign(node.x) * 14,
    y: -Math.sign(node.y),
  });
  const [out, back] = [inward(from), inward(to)];
  const start = { x: from.x + out.x, y: from.y + out.y * (from.height / 2 + LEAVE) };
  const end = { x: to.x + back.x, y: to.y + back.y * (to.height / 2 + GAP) };
  return {
    id: edge.id,
    points: [start, { x: start.x, y: start.y + out.y * 30 }, { x: end.x, y: end.y + back.y * 30 }, end],
    chord: true,
    angle: -back.y * 90,
    words: null,
  };
}

const mostLines = (edges: readonly RingEdge[]): number =>
  Math.max(1, ...edges.map((edge) => edge.words?.lines.length ?? 0));
