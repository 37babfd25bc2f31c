import type { GraphEdge, PlacedNode } from './dependency-graph-types';
import type { GraphForm } from './graph-forms';
import { LINE, wordsAs } from './graph-words';
import { across, along, type RingRoom } from './ring-edges';
import { MIDDLE, mostLines, type RingEdge, type RingLayout, sayingIn } from './ring-parts';

const SIDE = { most: 108, least: 58 }; // what words beside the upright parts of the band take, pixels
const BESIDE = 15; // from these parts over their words to the middle

/** Three members and more: the first half above from left to right, the others below from right to left. */
export function ringRound(
  keys: readonly string[],
  edges: readonly GraphEdge[],
  form: GraphForm,
  most: number,
): RingLayout {
  const { node } = form;
  const { pitch, inner, middle, room } = measured(keys, form, most);
  const row = (node.height + gapOf(edges, middle, room)) / 2;
  const nodes = placesOf(keys, form, pitch, row);
  const placed = edges.flatMap((edge) => edgeOf(edge, keys, nodes, room));
  return {
    nodes,
    edges: placed,
    ring: { x: 0, y: 0, width: inner, height: 2 * row, members: keys, words: middle },
    width: inner + node.width,
    height: 2 * (row + Math.max(node.height / 2 + 2, mostLines(placed) * LINE + 10)),
  };
}

/** How far apart members of a row stand, and how much room that leaves for words. */
function measured(keys: readonly string[], { node, ...form }: GraphForm, most: number) {
  const gaps = Math.ceil(keys.length / 2) - 1;
  const least = MIDDLE.narrow + 2 * (SIDE.least + BESIDE);
  const wish = Math.min(MIDDLE.wide + 2 * SIDE.most + 40, (most - node.width) / gaps);
  const pitch = Math.max(node.width + 44, least / gaps, wish);
  const inner = pitch * gaps;
  const middle = inner >= MIDDLE.wide + 2 * (SIDE.most + BESIDE) ? MIDDLE.wide : MIDDLE.narrow;
  const side = Math.min(SIDE.most, (inner - middle) / 2 - BESIDE);
  const run = pitch - node.width - 28;
  const room: RingRoom = { say: sayingIn({ node, ...form }, Math.min(side, run)), side, run };
  return { pitch, inner, middle, room };
}

/** Between the rows: room for the words beside the band and in the middle. */
function gapOf(edges: readonly GraphEdge[], middle: number, room: RingRoom): number {
  const upright = Math.max(...edges.map((edge) => wordsAs(edge.words, room.say, room.side).length));
  return Math.max(52, upright * LINE + 18, middle === MIDDLE.wide ? 0 : 4 * LINE + 16);
}

function placesOf(keys: readonly string[], form: GraphForm, pitch: number, row: number): readonly PlacedNode[] {
  const above = Math.ceil(keys.length / 2);
  const below = keys.length - above;
  return keys.map((key, index) => {
    const column = index < above ? index - (above - 1) / 2 : (below - 1) / 2 - (index - above);
    return { key, ...form.node, lines: form.lines, x: column * pitch, y: index < above ? -row : row };
  });
}

function edgeOf(
  edge: GraphEdge,
  keys: readonly string[],
  nodes: readonly PlacedNode[],
  room: RingRoom,
): readonly RingEdge[] {
  const [from, to] = [edge.dependent, edge.on].map((key) => nodes.find((node) => node.key === key));
  if (from === undefined || to === undefined) return [];
  const next = keys[(keys.indexOf(from.key) + 1) % keys.length] === to.key;
  return [next ? along(edge, from, to, room) : across(edge, from, to)];
}
