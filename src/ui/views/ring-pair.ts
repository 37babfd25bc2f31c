import type { GraphEdge } from './dependency-graph-types';
import type { GraphForm } from './graph-forms';
import { LINE, wordsAs } from './graph-words';
import { GAP, LEAVE, MIDDLE, mostLines, type RingEdge, type RingLayout, sayingIn, wordsBeyond } from './ring-parts';

const RISE = 18; // of the band over and under the members, pixels

/** Two members face each other, and the band passes over and under both. */
export function ringPair(
  keys: readonly string[],
  edges: readonly GraphEdge[],
  form: GraphForm,
  most: number,
): RingLayout {
  const { node } = form;
  const middle = Math.max(MIDDLE.narrow, Math.min(MIDDLE.wide + 30, most - 2 * node.width));
  const half = (node.width + middle) / 2;
  const band = node.height / 2 + RISE;
  const placed = edges.map((edge) => edgeOver(edge, edge.dependent === keys[0] ? 1 : -1, half, band, form));
  return {
    nodes: keys.map((key, index) => ({ key, ...node, lines: form.lines, x: index === 0 ? -half : half, y: 0 })),
    edges: placed,
    ring: { x: 0, y: 0, width: 2 * half, height: 2 * band, members: keys, words: middle - 8 },
    width: 2 * half + node.width,
    height: 2 * (band + 8 + mostLines(placed) * LINE),
  };
}

/** Over the top to the right (1), or under it to the left (-1). */
function edgeOver(edge: GraphEdge, way: 1 | -1, half: number, band: number, form: GraphForm): RingEdge {
  const side = form.node.height / 2;
  const room = 2 * half - 20;
  return {
    id: edge.id,
    points: [
      { x: -way * half, y: -way * (side + LEAVE) },
      { x: -way * half, y: -way * band },
      { x: way * half, y: -way * band },
      { x: way * half, y: -way * (side + GAP) },
    ],
    chord: false,
    angle: way * 90,
    words: wordsBeyond(0, -way * band, way, wordsAs(edge.words, sayingIn(form, room), room)),
  };
}
