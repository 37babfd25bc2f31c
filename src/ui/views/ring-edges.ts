import type { GraphEdge, PlacedNode, PlacedWords, Point } from './dependency-graph-types';
import { LINE, type Saying, wordsAs } from './graph-words';
import { GAP, LEAVE, type RingEdge, wordsBeyond } from './ring-parts';

/** How much edges say, and the pixels that they have beside the upright parts of the band and along a row. */
export type RingRoom = { readonly say: Saying; readonly side: number; readonly run: number };

const OFF = 9; // from the band to words beside it

/** Along the band to the next member: in a row, or round its end. */
export function along(edge: GraphEdge, from: PlacedNode, to: PlacedNode, room: RingRoom): RingEdge {
  const way = from.y < 0 ? 1 : -1; // right above, left below; down at the right end, up at the left
  return from.y === to.y ? inRow(edge, from, to, way, room) : roundEnd(edge, from, to, way, room);
}

function inRow(edge: GraphEdge, from: PlacedNode, to: PlacedNode, way: 1 | -1, room: RingRoom): RingEdge {
  const lines = wordsAs(edge.words, room.say, room.run);
  return {
    id: edge.id,
    points: [beside(from, way, LEAVE), beside(to, -way, GAP)],
    chord: false,
    angle: way === 1 ? 0 : 180,
    words: wordsBeyond((from.x + to.x) / 2, from.y, way, lines),
  };
}

/** Straight where both rows end alike, else round the corner at the end of the longer one. */
function roundEnd(edge: GraphEdge, from: PlacedNode, to: PlacedNode, way: 1 | -1, room: RingRoom): RingEdge {
  const lines = wordsAs(edge.words, room.say, room.side);
  const x = way === 1 ? Math.max(from.x, to.x) : Math.min(from.x, to.x);
  const words: PlacedWords = {
    x: x - way * OFF,
    y: 4 - ((lines.length - 1) * LINE) / 2,
    lines,
    anchor: way === 1 ? 'end' : 'start',
  };
  return { id: edge.id, chord: false, words, ...bend(from, to, way) };
}

function bend(from: PlacedNode, to: PlacedNode, way: 1 | -1): Pick<RingEdge, 'points' | 'angle'> {
  const [down, up] = [over(from, way, LEAVE), over(to, -way, GAP)];
  if (from.x === to.x) return { points: [down, up], angle: way * 90 };
  if (way === 1) return { points: [down, { x: from.x, y: to.y }, beside(to, 1, GAP)], angle: 180 };
  return { points: [beside(from, -1, LEAVE), { x: to.x, y: from.y }, up], angle: -90 };
}

/** To another member than the next: through the middle, without words. */
export function across(edge: GraphEdge, from: PlacedNode, to: PlacedNode): RingEdge {
  const [out, back] = [-Math.sign(from.y), -Math.sign(to.y)];
  const start = { x: from.x - Math.sign(from.x) * 14, y: over(from, out, LEAVE).y };
  const end = { x: to.x - Math.sign(to.x) * 14, y: over(to, back, GAP).y };
  return {
    id: edge.id,
    points: [start, { x: start.x, y: start.y + out * 30 }, { x: end.x, y: end.y + back * 30 }, end],
    chord: true,
    angle: -back * 90,
    words: null,
  };
}

/** A point right (1) or left (-1) of a node, or under (1) or over (-1) it. */
const beside = (node: PlacedNode, way: number, by: number): Point => ({
  x: node.x + way * (node.width / 2 + by),
  y: node.y,
});
const over = (node: PlacedNode, way: number, by: number): Point => ({
  x: node.x,
  y: node.y + way * (node.height / 2 + by),
});
