import { curveBasis, line } from 'd3-shape';
import type {
  GraphEdge,
  GraphInput,
  GraphLayout,
  GraphSizes,
  PlacedEdge,
  PlacedNode,
  PlacedRing,
  Point,
} from './dependency-graph-types';
import { loopRingLayout, type RingLayout } from './loop-ring-layout';

/** The part of dagre that is used; it is loaded when the first graph is drawn. */
export type Dagre = Pick<typeof import('@dagrejs/dagre'), 'Graph' | 'layout'>;

/** Beyond this many nodes a graph says less than a matrix. */
export const GRAPH_LIMIT = 25;

const ROOMY = 480; // pixels: room for two effects and the whole reason between them
const MARGIN = 14;

/** What nodes and labels measure: as in the mock-up for two, smaller for several and where it is narrow. */
export function graphSizes(count: number, width: number): GraphSizes {
  if (count <= 2 && width >= ROOMY) return { node: { width: 158, height: 68 }, label: 176 };
  return count <= 6 ? { node: { width: 126, height: 54 }, label: 92 } : { node: { width: 104, height: 40 }, label: 66 };
}

/**
 * The graph of 613.8 for one layer at one moment: what waits stands left of what it waits for, loops are rings, effects
 * without any dependency stand in rows below. It fills `width` (pixels) where it can and is wider where it must.
 * Without edges dagre is not needed and may be null.
 */
export function dependencyGraphLayout(
  dagre: Dagre | null,
  input: GraphInput,
  sizes: GraphSizes,
  width: number,
): GraphLayout {
  const connected = new Set(input.edges.flatMap((edge) => [edge.dependent, edge.on]));
  const loose = input.nodes.filter((node) => !connected.has(node.key));
  const graph = connected.size === 0 || dagre === null ? NOTHING : connectedLayout(dagre, input, sizes, width);
  const rows = looseRows(
    loose.map((node) => node.key),
    sizes,
    width,
    graph.height,
  );
  return {
    nodes: [...graph.nodes, ...rows.nodes],
    edges: graph.edges,
    rings: graph.rings,
    width: Math.max(width, graph.width),
    height: rows.height,
  };
}

/** What dagre sees: a single effect, or a whole loop as one box. */
type Group = {
  readonly id: string;
  readonly members: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly ring: RingLayout | null;
};

const NOTHING: GraphLayout = { nodes: [], edges: [], rings: [], width: 0, height: 0 };

function groupsOf(input: GraphInput, connected: ReadonlySet<string>, sizes: GraphSizes): readonly Group[] {
  const groups: Group[] = [];
  for (const { key } of input.nodes) {
    if (!connected.has(key) || groups.some((group) => group.members.includes(key))) continue;
    const members = loopOf(key, input);
    const inner = input.edges.filter((edge) => edge.inLoop && members.includes(edge.dependent));
    const passed = input.edges.some((edge) => !edge.inLoop && members.slice(1).includes(edge.on));
    const ring = members.length > 1 ? loopRingLayout(members, inner, sizes.node, passed) : null;
    groups.push({
      id: key,
      members,
      ring,
      width: ring?.width ?? sizes.node.width,
      height: ring?.height ?? sizes.node.height,
    });
  }
  return groups;
}

/** All that hang together by edges of a loop, in the order of the nodes. */
function loopOf(key: string, input: GraphInput): readonly string[] {
  const found = new Set([key]);
  let size = 0;
  while (size !== found.size) {
    size = found.size;
    for (const edge of input.edges) {
      if (!edge.inLoop || !(found.has(edge.dependent) || found.has(edge.on))) continue;
      found.add(edge.dependent).add(edge.on);
    }
  }
  return input.nodes.map((node) => node.key).filter((each) => found.has(each));
}

/** Tries in turn: as measured, with columns spread over the width, and with narrower nodes where there are many columns. */
function connectedLayout(dagre: Dagre, input: GraphInput, sizes: GraphSizes, width: number): GraphLayout {
  const between = input.edges.filter((edge) => !edge.inLoop);
  const connected = new Set(input.edges.flatMap((edge) => [edge.dependent, edge.on]));
  let groups = groupsOf(input, connected, sizes);
  let graph = run(dagre, groups, between, NEAR);
  const columns = new Set(groups.map((group) => Math.round(graph.node(group.id).x))).size;
  const spare = width - 2 * MARGIN - (graph.graph().width ?? 0);
  if (spare > 0 && columns > 1) graph = run(dagre, groups, between, NEAR + spare / (columns - 1));
  else if (spare < 0) {
    const across = columns + groups.filter((group) => group.ring).length;
    const ofWidth = (node: number) => groupsOf(input, connected, { ...sizes, node: { ...sizes.node, width: node } });
    const narrow = Math.max(NARROWEST, sizes.node.width + spare / across);
    graph = run(dagre, ofWidth(narrow), between, NEAR);
    // Narrow rings say less in their middle: what that leaves goes to the nodes again.
    const left = width - 2 * MARGIN - (graph.graph().width ?? 0);
    groups = ofWidth(Math.min(sizes.node.width - 1, narrow + Math.max(0, left) / across));
    graph = run(dagre, groups, between, NEAR);
  }
  return placed(graph, groups, between, width);
}

const NEAR = 20; // least room between columns beside the words of edges, pixels
const NARROWEST = 88;

function placed(graph: Run, groups: readonly Group[], between: readonly GraphEdge[], width: number): GraphLayout {
  const drawn = graph.graph();
  const shift = { x: Math.max(MARGIN, (width - (drawn.width ?? 0)) / 2), y: MARGIN };
  const center = (group: Group): Point => add(graph.node(group.id), shift);
  const nodes = groups.flatMap((group): readonly PlacedNode[] =>
    group.ring === null
      ? [{ key: group.id, ...center(group), width: group.width, height: group.height }]
      : group.ring.nodes.map((node) => ({ ...node, ...add(node, center(group)) })),
  );
  const rings = groups.flatMap((group) => (group.ring === null ? [] : [{ group, ring: group.ring }]));
  const placedRings = rings.map(({ group, ring }): PlacedRing => ({ ...ring.ring, ...center(group) }));
  return {
    nodes,
    rings: placedRings,
    edges: [
      ...between.map((edge) =>
        outerEdge(
          edge,
          graph.edge(groupOf(groups, edge.dependent), groupOf(groups, edge.on), edge.id),
          nodes,
          placedRings,
          shift,
        ),
      ),
      ...rings.flatMap(({ group, ring }) => ring.edges.map((edge) => moved(edge, center(group)))),
    ],
    width: (drawn.width ?? 0) + 2 * MARGIN,
    height: (drawn.height ?? 0) + 2 * MARGIN,
  };
}

type Routed = { readonly points?: readonly Point[]; readonly x?: number; readonly y?: number };

type Run = ReturnType<typeof run>;

function run(dagre: Dagre, groups: readonly Group[], edges: readonly GraphEdge[], ranksep: number) {
  const graph = new dagre.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 18, edgesep: 14, ranksep });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const group of groups) graph.setNode(group.id, { width: group.width, height: group.height });
  for (const edge of edges)
    graph.setEdge(
      groupOf(groups, edge.dependent),
      groupOf(groups, edge.on),
      { width: edge.labelWidth, height: 34, labelpos: 'c' },
      edge.id,
    );
  dagre.layout(graph);
  return graph;
}

const groupOf = (groups: readonly Group[], key: string): string =>
  groups.find((group) => group.members.includes(key))?.id ?? key;

/** From the right side of what waits to the left side of what it waits for, by way of dagre's points. */
function outerEdge(
  edge: GraphEdge,
  routed: Routed,
  nodes: readonly PlacedNode[],
  rings: readonly PlacedRing[],
  shift: Point,
): PlacedEdge {
  const from = nodes.find((node) => node.key === edge.dependent);
  const to = nodes.find((node) => node.key === edge.on);
  const ring = rings.find((each) => each.members.includes(edge.on));
  const inner = (routed.points ?? []).slice(1, -1).map((point) => add(point, shift));
  const start = from === undefined ? [] : [{ x: from.x + from.width / 2 + 4, y: from.y }];
  const end = to === undefined ? [] : arrival(to, ring);
  const points = [...start, ...inner, ...end];
  const straight = points.every((point) => Math.abs(point.y - (points[0]?.y ?? 0)) < 1);
  const [first, last] = [points[0], points.at(-1)];
  const path = straight && first && last ? `M${n(first.x)} ${n(first.y)}H${n(last.x)}` : (curve([...points]) ?? '');
  const label =
    straight && first && last
      ? { x: (first.x + last.x) / 2, y: first.y }
      : add({ x: routed.x ?? 0, y: routed.y ?? 0 }, shift);
  return { id: edge.id, path, label, straight, inLoop: false };
}

/** To the left side of an effect; to a member on the far side of a ring from above or below, round the others. */
function arrival(to: PlacedNode, ring: PlacedRing | undefined): readonly Point[] {
  const left = { x: to.x - to.width / 2 - 6, y: to.y };
  if (ring === undefined || to.x < ring.x) return [left];
  const way = to.y > ring.y + 1 ? 1 : -1;
  const outside = ring.y + way * (Math.max(ring.ry, Math.abs(to.y - ring.y)) + to.height / 2 + 14);
  return [
    { x: ring.x - ring.rx, y: outside },
    { x: to.x - to.width / 2, y: outside },
    { x: to.x, y: to.y + way * (to.height / 2 + 6) },
  ];
}

const curve = line<Point>()
  .x((point) => Math.round(point.x * 10) / 10)
  .y((point) => Math.round(point.y * 10) / 10)
  .curve(curveBasis);

/** A path of the ring is relative to its centre: every pair of numbers but the radii moves along. */
function moved(edge: PlacedEdge, by: Point): PlacedEdge {
  const path = edge.path.replace(
    /^M(\S+) (\S+)A(\S+ \S+ \S+ \S+ \S+) (\S+) (\S+)$/,
    (_, x1, y1, arc, x2, y2) =>
      `M${n(Number(x1) + by.x)} ${n(Number(y1) + by.y)}A${arc} ${n(Number(x2) + by.x)} ${n(Number(y2) + by.y)}`,
  );
  return { ...edge, path, label: add(edge.label, by) };
}

/** Effects that neither wait nor are waited for: in rows, in timestamp order. */
function looseRows(keys: readonly string[], sizes: GraphSizes, width: number, top: number) {
  const { node } = sizes;
  const perRow = Math.max(1, Math.floor((width - 2 * MARGIN + 12) / (node.width + 12)));
  const start = top === 0 ? MARGIN : top;
  const nodes = keys.map((key, index): PlacedNode => {
    const inRow = Math.min(perRow, keys.length - Math.floor(index / perRow) * perRow);
    const used = inRow * (node.width + 12) - 12;
    return {
      key,
      ...node,
      x: (width - used) / 2 + (index % perRow) * (node.width + 12) + node.width / 2,
      y: start + Math.floor(index / perRow) * (node.height + 12) + node.height / 2,
    };
  });
  const rows = Math.ceil(keys.length / perRow);
  return { nodes, height: start + (rows === 0 ? 0 : rows * (node.height + 12)) };
}

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const n = (value: number): string => String(Math.round(value * 10) / 10);
