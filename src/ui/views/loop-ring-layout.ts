import type { GraphEdge, PlacedEdge, Point } from './dependency-graph-types';
import type { GraphForm } from './graph-forms';
import { curvedPath, roundedPath } from './graph-paths';
import { add } from './graph-words';
import { inRingOrder } from './ring-order';
import { ringPair } from './ring-pair';
import type { RingEdge, RingLayout } from './ring-parts';
import { ringRound } from './ring-round';

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
  return order.length === 2 ? ringPair(order, edges, form, most) : ringRound(order, edges, form, most);
}

function turned(order: readonly string[], first: string | undefined): readonly string[] {
  const at = Math.max(0, order.indexOf(first ?? ''));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** An edge of a ring where the ring stands. */
export function placeRingEdge(edge: RingEdge, center: Point): PlacedEdge {
  const points = edge.points.map((point) => add(point, center));
  const [from, first, second, to] = points;
  return {
    id: edge.id,
    path: edge.chord && from && first && second && to ? curvedPath(from, first, second, to) : roundedPath(points),
    tip: { ...(points.at(-1) ?? center), angle: edge.angle },
    middle: middleOf(points) ?? center,
    words: edge.words && { ...edge.words, ...add(edge.words, center) },
    over: null,
    inLoop: true,
  };
}

/** Between the two points in the middle. */
function middleOf(points: readonly Point[]): Point | null {
  const last = points.length - 1;
  const [one, other] = [points[Math.floor(last / 2)], points[Math.ceil(last / 2)]];
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : null;
}
