import type { GraphEdge, Point } from './dependency-graph-types';
import { type GraphForm, INDENT } from './graph-forms';
import { add, LINE, widthOfLines, wordsAs } from './graph-words';
import type { RingLayout } from './ring-parts';

/** The part of dagre that is used; it is loaded when the first graph is drawn. */
export type Dagre = Pick<typeof import('@dagrejs/dagre'), 'Graph' | 'layout'>;

/** What dagre sees: a single effect, or a whole loop as one box. */
export type Group = {
  readonly id: string;
  readonly members: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly ring: RingLayout | null;
};

/** Where an edge passes: points on its way, and among them the box of its words. */
export type Waypoints = {
  readonly before: readonly Point[];
  readonly label: Point & { readonly width: number };
  readonly after: readonly Point[];
  readonly lines: readonly string[];
};

/** Ranks of the graph by dagre, which finds room for nodes and for the words of edges; near: pixels before and after words. */
export function ranked(
  dagre: Dagre,
  groups: readonly Group[],
  edges: readonly GraphEdge[],
  form: GraphForm,
  near: number,
) {
  const right = form.way === 'right';
  const graph = new dagre.Graph({ multigraph: true });
  graph.setGraph({ rankdir: right ? 'LR' : 'TB', nodesep: right ? 14 : 20, edgesep: 8, ranksep: near });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const group of groups) graph.setNode(group.id, { width: group.width, height: group.height });
  const linesOf = (edge: GraphEdge) => wordsAs(edge.words, form.saying, form.label);
  for (const edge of edges)
    graph.setEdge(
      groupOf(groups, edge.dependent),
      groupOf(groups, edge.on),
      { ...boxOf(linesOf(edge), form), labelpos: 'c' },
      edge.id,
    );
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const side = right ? 'y' : 'x';
  const drawn = groups.map((group): Point => graph.node(group.id));
  // dagre may draw a rank from the youngest to the oldest: the whole is turned over then.
  const over = disorder(drawn.map((point) => point[side])) > 0;
  const turned = (point: Point): Point =>
    over ? { ...point, [side]: (right ? height : width) - point[side] } : { x: point.x, y: point.y };
  return {
    width,
    height,
    /** Some line cannot run straight to the right. */
    bent: edges.some(({ dependent, on }) => {
      const [from, to] = [dependent, on].map((key): Point => graph.node(groupOf(groups, key)));
      return from !== undefined && to !== undefined && Math.abs(from.y - to.y) > 1;
    }),
    centers: drawn,
    centerOf: (id: string): Point => turned(graph.node(id)),
    waypointsOf: (edge: GraphEdge, shift: Point): Waypoints => {
      const routed = graph.edge(groupOf(groups, edge.dependent), groupOf(groups, edge.on), edge.id);
      const lines = linesOf(edge);
      const box = boxOf(lines, form);
      const label = { ...add(turned({ x: routed.x ?? 0, y: routed.y ?? 0 }), shift), width: box.width };
      const inner = (routed.points ?? []).slice(1, -1).map((point: Point) => add(turned(point), shift));
      const clear = right ? box.width / 2 + 12 : box.height / 2 + 8;
      const along = (point: Point) => (right ? point.x - label.x : point.y - label.y);
      return {
        before: inner.filter((point: Point) => along(point) < -clear),
        label,
        after: inner.filter((point: Point) => along(point) > clear),
        lines,
      };
    },
  };
}

/** How many more pairs stand against the order than with it; what stands alike does not count. */
function disorder(places: readonly number[]): number {
  const pairs = places.flatMap((place, index) => places.slice(index + 1).map((later) => place - later));
  return pairs.filter((by) => by > 1).length - pairs.filter((by) => by < -1).length;
}

/** Words stand under a line that runs to the right, as much room above it as below, and right of one that runs down. */
function boxOf(lines: readonly string[], form: GraphForm): { readonly width: number; readonly height: number } {
  if (form.saying === 'none') return { width: 8, height: 2 };
  const width = widthOfLines(lines);
  if (form.way === 'right') return { width: width + 4, height: 2 * (lines.length * LINE + 5) };
  return { width: form.node.width, height: lines.length * LINE + 4 };
}

/** How many ranks there are. */
export function columnsOf(run: { readonly centers: readonly Point[] }, way: GraphForm['way']): number {
  return new Set(run.centers.map((center) => Math.round(way === 'right' ? center.x : center.y))).size;
}

const groupOf = (groups: readonly Group[], key: string): string =>
  groups.find((group) => group.members.includes(key))?.id ?? key;

/** Where a line passes the box of its words. */
export const passes = (label: Waypoints['label'], form: GraphForm): number =>
  form.saying === 'none' ? label.x : label.x - label.width / 2 + INDENT;
