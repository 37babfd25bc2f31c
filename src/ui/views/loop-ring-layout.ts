import type { GraphEdge, PlacedEdge, PlacedNode, PlacedRing, Point } from './dependency-graph-types';

/** The members of a loop on an ellipse, relative to its centre, and the arcs between them. */
export type RingLayout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly ring: PlacedRing;
  readonly width: number; // of all of it, pixels
  readonly height: number;
};

/**
 * A loop (613.8b) drawn as what it is: its members stand on a ring in timestamp order, oldest left, clockwise.
 * Two members face each other; the ring leaves room between them for the words of both edges. `passed` leaves room above
 * and below for lines from outside to members on the far side.
 */
export function loopRingLayout(
  members: readonly string[],
  edges: readonly GraphEdge[],
  node: { readonly width: number; readonly height: number },
  passed = false,
): RingLayout {
  const labels = Math.max(node.width < 126 ? FEW_WORDS : WORDS, ...edges.map((edge) => edge.labelWidth));
  const rx =
    members.length === 2 ? (node.width + labels) / 2 + 16 : Math.max(node.width * 0.9, labels / 2 + node.width / 2);
  const ry = members.length === 2 ? node.height * 0.62 : Math.max(node.height * 1.25, 22 * members.length);
  const nodes = members.map((key, index) => {
    const angle = Math.PI + (2 * Math.PI * index) / members.length;
    return { key, ...node, x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  return {
    nodes,
    edges: edges.map((edge) => arc(edge, edges, nodes, rx, ry)),
    ring: { x: 0, y: 0, rx, ry, members },
    width: 2 * rx + node.width + 12,
    height: 2 * (tallest(nodes, ry) + (passed ? node.height / 2 + 12 : 0)),
  };
}

const WORDS = 158; // what the ring says of itself in its middle, pixels
const FEW_WORDS = 70;

/** Half the height of ring and members, pixels. */
function tallest(nodes: readonly PlacedNode[], ry: number): number {
  return Math.max(ry + 14, ...nodes.map((node) => Math.abs(node.y) + node.height / 2 + 8));
}

/**
 * An arc along the ring from the dependent to what it depends on, the shorter way round; of a pair that faces each other
 * one goes over the top and one below, and of neighbours that depend on each other one cuts inside.
 */
function arc(
  edge: GraphEdge,
  edges: readonly GraphEdge[],
  nodes: readonly PlacedNode[],
  rx: number,
  ry: number,
): PlacedEdge {
  const from = nodes.find((node) => node.key === edge.dependent);
  const to = nodes.find((node) => node.key === edge.on);
  const [a, b] = [angleOf(from, rx, ry), angleOf(to, rx, ry)];
  const clockwise = (b - a + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
  const way = clockwise <= Math.PI + 0.001 ? 1 : -1;
  const turn = way === 1 ? clockwise : 2 * Math.PI - clockwise;
  // Leave and arrive at the edges of the nodes, not in their middle.
  const [start, end] = [awayFrom(from, a, way, rx, ry), awayFrom(to, b, way === 1 ? -1 : 1, rx, ry)];
  const answered = edges.some((other) => other.dependent === edge.on && other.on === edge.dependent);
  const inside = nodes.length > 2 && way === -1 && answered;
  const middle = a + (way * turn) / 2;
  const depth = inside ? 0.62 : 1; // of the radius, at the words
  const radii = inside ? `${n(rx * 3)} ${n(ry * 3)}` : `${n(rx)} ${n(ry)}`;
  return {
    id: edge.id,
    path: `M${n(start.x)} ${n(start.y)}A${radii} 0 0 ${way === 1 ? 1 : 0} ${n(end.x)} ${n(end.y)}`,
    label: { x: depth * rx * Math.cos(middle), y: depth * ry * Math.sin(middle) },
    straight: false,
    inLoop: true,
  };
}

function angleOf(point: Point | undefined, rx: number, ry: number): number {
  return point === undefined ? 0 : Math.atan2(point.y / ry, point.x / rx);
}

/** The first point of the ring, going one way from a node's centre, that lies outside the node. */
function awayFrom(node: PlacedNode | undefined, angle: number, way: 1 | -1, rx: number, ry: number): Point {
  for (let turn = 0.02; turn < Math.PI; turn += 0.02) {
    const point = { x: rx * Math.cos(angle + way * turn), y: ry * Math.sin(angle + way * turn) };
    if (node === undefined) return point;
    if (Math.abs(point.x - node.x) > node.width / 2 + 3 || Math.abs(point.y - node.y) > node.height / 2 + 3)
      return point;
  }
  return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
