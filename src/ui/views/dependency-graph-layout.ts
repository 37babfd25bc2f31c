import type { GraphEdge, GraphInput, GraphLayout, GraphSpace, PlacedNode, Point } from './dependency-graph-types';
import { columnsOf, type Dagre, type Group, ranked } from './graph-columns';
import { formsFor, type GraphForm, MARGIN } from './graph-forms';
import { type RingBox, routeOf } from './graph-routes';
import { add, LINE, widthOfLines, wordsAs } from './graph-words';
import { loopRingLayout, placeRingEdge } from './loop-ring-layout';

/** Beyond this many nodes a graph says less than a matrix. */
export const GRAPH_LIMIT = 25;

/**
 * The graph of 613.8 for one layer at one moment: what waits stands before what it waits for, loops are rings, effects
 * without any dependency stand in rows below. Of the forms that it can take, the roomiest that fits the space is drawn;
 * nothing is scaled. Without edges dagre is not needed and may be null.
 */
export function dependencyGraphLayout(dagre: Dagre | null, input: GraphInput, space: GraphSpace): GraphLayout {
  const { wordy, bare } = formsFor(input, space.width);
  const tried: GraphLayout[] = [];
  for (const form of wordy) {
    if (leastWidth(input, form) > space.width) continue;
    const layout = inForm(dagre, input, form, space.width);
    if (layout.width > space.width) continue;
    if (layout.height <= space.room) return layout;
    tried.push(layout);
  }
  const [lowest] = tried.toSorted((one, other) => one.height - other.height);
  if (lowest !== undefined && lowest.height <= space.room * SCROLLED) return lowest;
  const plain = bare.map((form) => inForm(dagre, input, form, space.width));
  return plain.find((layout) => layout.width <= space.width) ?? plain.at(-1) ?? NOTHING;
}

/** Words are worth scrolling for: up to this many times the height in sight. */
const SCROLLED = 1.8;

const NOTHING: GraphLayout = { nodes: [], edges: [], rings: [], width: 0, height: 0 };

/** Pixels that the longest chain takes at least in this form: no need to lay out what cannot fit. */
function leastWidth({ edges }: GraphInput, form: GraphForm): number {
  if (form.way === 'down') return 0;
  const between = edges.filter((edge) => !edge.inLoop);
  const words = Math.min(...between.map((edge) => widthOfLines(wordsAs(edge.words, form.saying, form.label))));
  const hops = longestChain(between);
  return hops === 0 ? 0 : (hops + 1) * form.node.width + hops * (words + NEAR.right) + 2 * MARGIN;
}

/** How many edges follow each other at most; a chain that leads back to where it was is cut there. */
function longestChain(edges: readonly GraphEdge[]): number {
  const known = new Map<string, number>();
  const from = (key: string, passed: ReadonlySet<string>): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const on = edges.filter((edge) => edge.dependent === key && !passed.has(edge.on));
    const longest = Math.max(0, ...on.map((edge) => 1 + from(edge.on, new Set(passed).add(edge.on))));
    known.set(key, longest);
    return longest;
  };
  return Math.max(0, ...edges.map((edge) => from(edge.dependent, new Set([edge.dependent]))));
}

function inForm(dagre: Dagre | null, input: GraphInput, form: GraphForm, width: number): GraphLayout {
  const connected = new Set(input.edges.flatMap((edge) => [edge.dependent, edge.on]));
  const loose = input.nodes.filter((node) => !connected.has(node.key));
  const graph = connected.size === 0 || dagre === null ? NOTHING : connectedLayout(dagre, input, form, width);
  const rows = looseRows(
    loose.map((node) => node.key),
    form,
    width,
    graph.height,
  );
  return {
    ...graph,
    nodes: [...graph.nodes, ...rows.nodes],
    width: Math.max(width, graph.width),
    height: rows.height,
  };
}

function groupsOf(input: GraphInput, form: GraphForm, width: number): readonly Group[] {
  const connected = new Set(input.edges.flatMap((edge) => [edge.dependent, edge.on]));
  const outside = input.edges.some((edge) => !edge.inLoop);
  // A ring between columns leaves room for them; under others it has the whole width.
  const most = width - 2 * MARGIN - (outside && form.way === 'right' ? form.node.width + form.label + NEAR.bent : 0);
  const groups: Group[] = [];
  for (const { key } of input.nodes) {
    if (!connected.has(key) || groups.some((group) => group.members.includes(key))) continue;
    const members = loopOf(key, input);
    const inner = input.edges.filter((edge) => edge.inLoop && members.includes(edge.dependent));
    // What others wait for stands where their lines come from.
    const first = input.edges.find((edge) => !edge.inLoop && members.includes(edge.on))?.on;
    const ring = members.length > 1 ? loopRingLayout(members, inner, memberForm(form), most, first) : null;
    const passed = ring !== null && outside ? PASS : 0;
    groups.push({
      id: key,
      members,
      ring,
      width: ring?.width ?? form.node.width,
      height: (ring?.height ?? form.node.height) + passed,
    });
  }
  return groups;
}

const PASS = 24; // room for lines over and under a ring, pixels

/** Members of a ring keep two lines, also under wide rows. */
const memberForm = (form: GraphForm): GraphForm =>
  form.lines === 1 ? { ...form, lines: 2, node: { width: Math.min(form.node.width, 104), height: 46 } } : form;

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

/** As near as they may stand, then spread over the width that is left. */
function connectedLayout(dagre: Dagre, input: GraphInput, form: GraphForm, width: number): GraphLayout {
  const between = input.edges.filter((edge) => !edge.inLoop);
  const groups = groupsOf(input, form, width);
  const straight = ranked(dagre, groups, between, form, NEAR[form.way]);
  if (straight.width + 2 * MARGIN > width) return placed(straight, groups, between, form, width); // only wider from here
  // Lines that bend need room for it beside their words.
  const apart = form.way === 'right' && straight.bent ? NEAR.bent : NEAR[form.way];
  const near = apart === NEAR[form.way] ? straight : ranked(dagre, groups, between, form, apart);
  const spare = width - 2 * MARGIN - near.width;
  const columns = columnsOf(near, form.way);
  if (form.way === 'down' || spare <= 0 || columns < 2) return placed(near, groups, between, form, width);
  const spread = ranked(dagre, groups, between, form, apart + Math.min(SPREAD, spare / (columns - 1)));
  return placed(spread, groups, between, form, width);
}

/** Room before and after the words of an edge, pixels; and how far columns may stand apart beyond it. */
const NEAR = { right: 18, bent: 36, down: 16 } as const;
const SPREAD = 260;

type Ranked = ReturnType<typeof ranked>;

/** dagre keeps as much room over a line as its words need under it; what stays empty at the top and bottom is left out. */
function placed(
  run: Ranked,
  groups: readonly Group[],
  between: readonly GraphEdge[],
  form: GraphForm,
  width: number,
): GraphLayout {
  const x = Math.max(MARGIN, (width - run.width) / 2);
  const { top, bottom } = reachOf(drawnAt({ x, y: 0 }, run, groups, between, form));
  const { nodes, rings, edges } = drawnAt({ x, y: MARGIN - top }, run, groups, between, form);
  return { nodes, rings, edges, width: run.width + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
}

type Drawn = Pick<GraphLayout, 'nodes' | 'rings' | 'edges'> & { readonly boxes: readonly RingBox[] };

/** All parts, with what dagre has found moved by `shift`. */
function drawnAt(
  shift: Point,
  run: Ranked,
  groups: readonly Group[],
  between: readonly GraphEdge[],
  form: GraphForm,
): Drawn {
  const center = (group: Group) => add(run.centerOf(group.id), shift);
  const nodes = groups.flatMap((group): readonly PlacedNode[] =>
    group.ring === null
      ? [{ key: group.id, ...center(group), ...form.node, lines: form.lines }]
      : group.ring.nodes.map((node) => ({ ...node, ...add(node, center(group)) })),
  );
  const rings = groups.flatMap((group) => (group.ring === null ? [] : [{ ...group.ring.ring, ...center(group) }]));
  const boxes = groups.flatMap(({ ring, ...group }) =>
    ring === null
      ? []
      : [{ members: group.members, ...center({ ring, ...group }), width: group.width, height: group.height }],
  );
  const inner = groups.flatMap((group) => group.ring?.edges.map((edge) => placeRingEdge(edge, center(group))) ?? []);
  const outer = between.map((edge) => routeOf(edge, run.waypointsOf(edge, shift), nodes, boxes, form));
  return { nodes, rings, boxes, edges: [...outer, ...inner] };
}

/** The topmost and the lowest pixel of nodes, rings, words and lines. */
function reachOf({ nodes, boxes, edges }: Drawn): { readonly top: number; readonly bottom: number } {
  const ys = [
    ...[...nodes, ...boxes].flatMap((box) => [box.y - box.height / 2, box.y + box.height / 2]),
    ...edges.flatMap(({ words }) =>
      words === null ? [] : [words.y - 10, words.y + (words.lines.length - 1) * LINE + 4],
    ),
    ...edges.flatMap((edge) => [edge.tip.y, edge.middle.y]),
  ];
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Effects that neither wait nor are waited for: in rows, in timestamp order. */
function looseRows(keys: readonly string[], form: GraphForm, width: number, top: number) {
  const { node } = form;
  const perRow = Math.max(1, Math.floor((width - 2 * MARGIN + APART) / (node.width + APART)));
  const start = top === 0 ? MARGIN : top - 2;
  const nodes = keys.map((key, index): PlacedNode => {
    const row = Math.floor(index / perRow);
    const used = Math.min(perRow, keys.length - row * perRow) * (node.width + APART) - APART;
    return {
      key,
      ...node,
      lines: form.lines,
      x: (width - used) / 2 + (index % perRow) * (node.width + APART) + node.width / 2,
      y: start + row * (node.height + APART) + node.height / 2,
    };
  });
  const rows = Math.ceil(keys.length / perRow);
  return { nodes, height: rows === 0 ? top : start + rows * (node.height + APART) };
}

const APART = 12; // pixels between effects of a row
