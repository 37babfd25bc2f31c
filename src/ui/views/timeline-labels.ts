import { cutToWidth, textWidth } from './text-width';
import type { PlacedText } from './timeline-types';

/** A node that wants a label, in the order of x; one without words only stands in the way of others. */
export type Labelled = {
  readonly id: string;
  readonly x: number;
  readonly label: string;
  readonly detail: string;
  readonly brief: string;
};

const BESIDE = 13; // from the centre of a node to its words
const NODE = 10; // half a node with the ring round it
const APART = 8; // between words and the next thing

/**
 * Finds room for the words of each node of a row: right of it, else left, else cut short on the wider side, else none
 * (they are in its tooltip and in the text form anyway). `crossing` are x of lines that pass through the lane.
 */
export function placeLabels(
  nodes: readonly Labelled[],
  edges: { readonly left: number; readonly right: number },
  crossing: readonly number[],
  lines: 1 | 2,
): ReadonlyMap<string, PlacedText> {
  const placed = new Map<string, PlacedText>();
  let taken = edges.left; // right end of what stands left of here
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    const right = next === undefined ? edges.right - 4 : next.x - NODE - APART;
    const room = { left: Math.max(taken + APART, edges.left + 6), right };
    const outside = node.x < edges.left || node.x > edges.right;
    const text =
      outside || node.label === ''
        ? null
        : labelAt(node, room, crossing, lines, node.x > (edges.left + edges.right) / 2);
    taken = node.x + NODE;
    if (text === null) continue;
    placed.set(node.id, text);
    if (text.anchor === 'start') taken = Math.max(taken, text.x + width(text, lines));
  }
  return placed;
}

function labelAt(
  node: Labelled,
  room: Room,
  crossing: readonly number[],
  lines: 1 | 2,
  leftFirst: boolean,
): PlacedText | null {
  const details = [...new Set([node.detail, node.brief, ''])];
  for (const detail of details) {
    const words = { label: node.label, detail };
    const sides = [rightOf(node, words, room, crossing, lines), leftOf(node, words, room, lines)];
    const found = (leftFirst ? sides.reverse() : sides).find((side) => side !== null);
    if (found !== undefined) return found;
  }
  const cut = cutToWidth(node.label, 11.5, room.right - node.x - BESIDE, 'bold');
  return cut === '' ? null : { label: cut, detail: '', lines, x: node.x + BESIDE, anchor: 'start', leader: null };
}

type Room = { readonly left: number; readonly right: number };
type WordsOf = { readonly label: string; readonly detail: string };

function leftOf(node: Labelled, words: WordsOf, room: Room, lines: 1 | 2): PlacedText | null {
  const x = node.x - BESIDE;
  return x - width(words, lines) >= room.left ? { ...words, lines, x, anchor: 'end', leader: null } : null;
}

function rightOf(
  node: Labelled,
  words: WordsOf,
  room: Room,
  crossing: readonly number[],
  lines: 1 | 2,
): PlacedText | null {
  const needs = width(words, lines);
  const start = node.x + BESIDE;
  const over = stepOver(start, needs, crossing);
  if (over !== start && over + needs <= room.right)
    return { ...words, lines, x: over, anchor: 'start', leader: { from: node.x + 9, to: over - 5 } };
  return start + needs <= room.right ? { ...words, lines, x: start, anchor: 'start', leader: null } : null;
}

/** Where words have to begin so that no line runs through them; unchanged where that is too far away. */
function stepOver(start: number, needs: number, crossing: readonly number[]): number {
  const hit = crossing.filter((x) => x > start - 4 && x < start + needs + 4).sort((a, b) => a - b);
  const last = hit.at(-1);
  return last === undefined || last - start > 48 ? start : last + 10;
}

/** From where to where a label reaches, pixels. */
export function reachOf(text: PlacedText): { readonly from: number; readonly to: number } {
  const wide = width(text, text.lines);
  return text.anchor === 'start' ? { from: text.x, to: text.x + wide } : { from: text.x - wide, to: text.x };
}

function width(words: WordsOf, lines: 1 | 2): number {
  const label = textWidth(words.label, 11.5, 'bold');
  const detail = textWidth(words.detail, 10.5);
  if (lines === 2) return Math.max(label, detail);
  return words.detail === '' ? label : label + 5 + detail;
}
