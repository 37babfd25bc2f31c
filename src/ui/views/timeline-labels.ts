import { monoWidth, textWidth } from './text-width';
import { overlaps, type Span } from './timeline-spans';
import type { PlacedText } from './timeline-types';

/** A node that wants a label, in the order of x; one without words only stands in the way of others. */
export type Labelled = {
  readonly id: string;
  readonly x: number;
  readonly label: string;
  readonly detail: string;
  readonly brief: string;
  /** The label in a word. */
  readonly short: string;
  /** Its t-number, for where not even that has room: a name is never cut. */
  readonly stamp: string;
};

const BESIDE = 13; // from the centre of a node to its words
const NODE = 10; // half a node with the ring round it
const APART = 8; // between words and the next thing
const STEP_OVER = 48; // how far words may stand from their node, behind a line that passes

/**
 * Finds room for the words of each node of a row, right or left of it: with what the effect does in full, in brief, or the
 * name alone or in a word, clear of the lines that pass (`crossing`, their x) where that can be; else only its t-number.
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
    const next = nodes.slice(index + 1).find(({ x }) => x > node.x + 1); // two effects of one timestamp share a place
    const right = next === undefined ? edges.right - 4 : next.x - NODE - APART;
    const room = { from: Math.max(taken + APART, edges.left + 6), to: right };
    const outside = node.x < edges.left || node.x > edges.right;
    const text = outside || node.label === '' ? null : labelAt(node, room, crossing, lines, edges);
    taken = node.x + NODE;
    if (text === null) continue;
    placed.set(node.id, text);
    if (text.anchor === 'start') taken = Math.max(taken, reachOf(text).to);
  }
  return placed;
}

function labelAt(
  node: Labelled,
  room: Span,
  crossing: readonly number[],
  lines: 1 | 2,
  edges: { readonly left: number; readonly right: number },
): PlacedText | null {
  const leftFirst = node.x > (edges.left + edges.right) / 2;
  const passing = crossing.filter((x) => Math.abs(x - node.x) > 1);
  const forms: readonly Form[] = [
    ...[...new Set([node.detail, node.brief, ''])].map((detail) => ({ label: node.label, detail, lines })),
    { label: node.short, detail: '', lines },
  ];
  const sides = (form: Form) =>
    leftFirst ? [leftOf(node, form), rightOf(node, form)] : [rightOf(node, form), leftOf(node, form)];
  const fits = (text: PlacedText) => reachOf(text).from >= room.from && reachOf(text).to <= room.to;
  const clear = (text: PlacedText) =>
    fits(text) && !passing.some((x) => overlaps(reachOf(text), { from: x - 3, to: x + 3 }));
  for (const form of forms) {
    const over = overPassing(node, form, passing);
    const found = [...sides(form), ...(over === null ? [] : [over])].find(clear);
    if (found !== undefined) return found;
  }
  for (const label of [node.label, node.short, node.stamp]) {
    const found = sides({ label, detail: '', lines: 1 }).find(fits);
    if (found !== undefined) return found;
  }
  return null;
}

type Form = { readonly label: string; readonly detail: string; readonly lines: 1 | 2 };

const rightOf = (node: Labelled, form: Form): PlacedText => ({
  ...form,
  x: node.x + BESIDE,
  anchor: 'start',
  leader: null,
});
const leftOf = (node: Labelled, form: Form): PlacedText => ({
  ...form,
  x: node.x - BESIDE,
  anchor: 'end',
  leader: null,
});

/** Words behind a line that passes close to the node, with a dotted leader to them; null where there is none so close. */
function overPassing(node: Labelled, form: Form, passing: readonly number[]): PlacedText | null {
  const start = node.x + BESIDE;
  const last = passing
    .filter((x) => x > start - 4 && x < start + STEP_OVER)
    .sort((a, b) => a - b)
    .at(-1);
  if (last === undefined) return null;
  const x = last + 10;
  return { ...form, x, anchor: 'start', leader: { from: node.x + 9, to: x - 5 } };
}

/** From where to where a label reaches, pixels. */
export function reachOf(text: PlacedText): Span {
  const wide = width(text);
  return text.anchor === 'start' ? { from: text.x, to: text.x + wide } : { from: text.x - wide, to: text.x };
}

function width(form: Form): number {
  const label = /^t\d+$/.test(form.label) ? monoWidth(form.label, 11.5) : textWidth(form.label, 11.5, 'bold');
  const detail = textWidth(form.detail, 10.5);
  if (form.lines === 2) return Math.max(label, detail);
  return form.detail === '' ? label : label + 5 + detail;
}
