import type { Box, GraphInput } from './dependency-graph-types';
import type { Saying } from './graph-words';

/** One way to lay a graph out: how large its nodes are, how much its edges say, and which way they run. */
export type GraphForm = {
  readonly way: 'right' | 'down';
  readonly node: Box;
  readonly lines: 1 | 2 | 3; // of a node
  readonly saying: Saying;
  readonly label: number; // most pixels that words on an edge may take
  readonly over: boolean; // "depends on" stands over the line
};

export const MARGIN = 14; // round the drawing, pixels

const ROOMY = 480; // pixels

/** Beyond this many edges their words would be all that one sees. */
const MOST_WORDS = 24;

/** From the roomiest to the smallest; the layout takes the first that fits. `bare` are those without words. */
export function formsFor(
  { nodes, edges }: GraphInput,
  width: number,
): { readonly wordy: readonly GraphForm[]; readonly bare: readonly GraphForm[] } {
  const columns = widest(nodes.map((node) => Math.max(node.name + 18, node.state + node.stamp + 24)));
  const rows = widest(nodes.map((node) => node.name + node.state + node.stamp + 44));
  const small = { width: Math.min(Math.max(columns, 92), 150), height: 46 };
  // A name may be cut, not what has become of an effect.
  const states = widest(nodes.map((node) => node.state + node.stamp + 24));
  const smallest = { ...small, width: Math.min(small.width, Math.max(104, states)) };
  const wide = { width: Math.min(Math.max(rows, 190), width - 2 * MARGIN), height: 30 };
  const right = { way: 'right', node: small, lines: 2, saying: 'full', over: false } as const;
  const roomy = { ...right, node: { width: 158, height: 68 }, lines: 3, label: 176, over: true } as const;
  const bare = { ...right, saying: 'none', label: 0 } as const;
  const wordy: readonly GraphForm[] = [
    ...(nodes.length <= 3 && width >= ROOMY ? [{ ...roomy, node: { width: 168, height: 68 } }, roomy] : []),
    { ...right, label: 136 },
    { ...right, label: 98 },
    { ...right, node: smallest, label: 90 },
    { way: 'down', node: wide, lines: 1, saying: 'full', label: width - 2 * MARGIN - INDENT - 12, over: false },
    { ...right, saying: 'short', label: 72 },
  ];
  return {
    wordy: edges.length > MOST_WORDS ? [] : wordy,
    bare: [bare, { ...bare, node: smallest }, { ...bare, way: 'down' }],
  };
}

/** Where lines leave and reach nodes that stand under each other, pixels from their left edge. */
export const INDENT = 24;

const widest = (widths: readonly number[]): number => Math.ceil(Math.max(0, ...widths));
