import type { Box, GraphEdge, PlacedEdge, PlacedNode, PlacedWords, Point } from './dependency-graph-types';
import { passes, type Waypoints } from './graph-columns';
import { type GraphForm, INDENT } from './graph-forms';
import { flowingPath } from './graph-paths';
import { LINE } from './graph-words';

/** A loop as a box, and who is in it. */
export type RingBox = Point & Box & { readonly members: readonly string[] };

const LEAVE = 3; // from a node to where its line begins, pixels
const GAP = 6; // from the tip of an arrow to the node

/** The line of an edge between two effects, or to or from a member of a loop, by way of the place of its words. */
export function routeOf(
  edge: GraphEdge,
  way: Waypoints,
  nodes: readonly PlacedNode[],
  rings: readonly RingBox[],
  form: GraphForm,
): PlacedEdge {
  const [from, to] = [edge.dependent, edge.on].map((key) => nodes.find((node) => node.key === key));
  const ringOf = (key: string) => rings.find((ring) => ring.members.includes(key));
  const start = from === undefined ? [] : [leaving(from, ringOf(edge.dependent), form)];
  const end = to === undefined ? NOWHERE : arriving(to, ringOf(edge.on), form);
  const points = [...start, ...way.before, ...besideWords(way.label, form), ...way.after, ...end.points];
  return {
    id: edge.id,
    path: flowingPath(points, form.way, end.turns),
    tip: { ...(points.at(-1) ?? { x: 0, y: 0 }), angle: end.angle },
    middle: { x: form.way === 'down' ? passes(way.label, form) : way.label.x, y: way.label.y },
    words: wordsBeside(way, form),
    over: form.over ? { x: way.label.x, y: way.label.y - 12 } : null,
    inLoop: false,
  };
}

/** Over its words a line is straight; without words it may go straight on. */
function besideWords(label: Waypoints['label'], form: GraphForm): readonly Point[] {
  if (form.saying === 'none') return [];
  if (form.way === 'down') return [{ x: passes(label, form), y: label.y }];
  return [
    { x: label.x - label.width / 2, y: label.y },
    { x: label.x + label.width / 2, y: label.y },
  ];
}

function wordsBeside({ label, lines }: Waypoints, form: GraphForm): PlacedWords | null {
  if (lines.length === 0) return null;
  if (form.way === 'right') return { x: label.x, y: label.y + 15, lines, anchor: 'middle' };
  return { x: passes(label, form) + 10, y: label.y + 4 - ((lines.length - 1) * LINE) / 2, lines, anchor: 'start' };
}

function leaving(from: PlacedNode, ring: RingBox | undefined, form: GraphForm): Point {
  if (form.way === 'right') return { x: from.x + from.width / 2 + LEAVE, y: from.y };
  return { x: ring ? besideBand(from, ring) : portOf(from, form), y: from.y + from.height / 2 + LEAVE };
}

/** The end of a line; `turns` where its last part turns from along to across. */
type Arrival = { readonly points: readonly Point[]; readonly angle: number; readonly turns: boolean };
const NOWHERE: Arrival = { points: [], angle: 0, turns: false };

/** To the near side of an effect; to a member on the far side of a ring over or under the others. */
function arriving(to: PlacedNode, ring: RingBox | undefined, form: GraphForm): Arrival {
  const over = to.y - to.height / 2 - GAP;
  if (form.way === 'down') {
    return { points: [{ x: ring ? besideBand(to, ring) : portOf(to, form), y: over }], angle: 90, turns: false };
  }
  const left = to.x - to.width / 2;
  if (ring === undefined || left <= ring.x - ring.width / 2 + 1)
    return { points: [{ x: left - GAP, y: to.y }], angle: 0, turns: false };
  const way = to.y > ring.y + 1 ? -1 : 1;
  const outside = ring.y - way * (ring.height / 2 - 4);
  const x = besideBand(to, ring);
  return {
    points: [
      { x: ring.x - ring.width / 2, y: outside },
      { x: x - 12, y: outside },
      { x, y: to.y - way * (to.height / 2 + GAP) },
    ],
    angle: way * 90,
    turns: true,
  };
}

/** A band leaves the members of a pair in their middle, so that lines from elsewhere reach them beside it. */
function besideBand(node: PlacedNode, ring: RingBox): number {
  return ring.members.length === 2 ? node.x + Math.sign(node.x - ring.x) * node.width * 0.3 : node.x;
}

/** Lines of wide rows stand near their left edge, so that words have room beside them. */
const portOf = (node: PlacedNode, form: GraphForm): number =>
  form.saying === 'none' ? node.x : node.x - node.width / 2 + INDENT;
