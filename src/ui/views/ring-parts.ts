import type { PlacedNode, PlacedRing, PlacedWords, Point } from './dependency-graph-types';
import type { GraphForm } from './graph-forms';
import { LINE, type Saying } from './graph-words';

/** A loop as a ring, relative to its centre; pixels. */
export type RingLayout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly RingEdge[];
  readonly ring: PlacedRing;
  readonly width: number; // of all of it
  readonly height: number;
};

export type RingEdge = {
  readonly id: string;
  readonly points: readonly Point[];
  readonly chord: boolean; // it runs through the middle, not along the band
  readonly angle: number; // of its tip
  readonly words: PlacedWords | null;
};

export const MIDDLE = { wide: 146, narrow: 74 }; // what a ring says of itself, pixels
export const GAP = 6; // between the tip of an arrow and a node
export const LEAVE = 3; // between a node and where its line begins

const WHOLE = 84; // pixels that the whole reason needs to be read well

/** All edges of a ring say as much as its shortest part has room for. */
export const sayingIn = (form: GraphForm, room: number): Saying =>
  form.saying === 'full' && room >= WHOLE ? 'full' : 'short';

/** Words outside a part of the band that lies level at `y`: over one that runs right, under one that runs left. */
export const wordsBeyond = (x: number, y: number, way: 1 | -1, lines: readonly string[]): PlacedWords => ({
  x,
  y: way === 1 ? y - 7 - (lines.length - 1) * LINE : y + 15,
  lines,
  anchor: 'middle',
});

export const mostLines = (edges: readonly RingEdge[]): number =>
  Math.max(1, ...edges.map((edge) => edge.words?.lines.length ?? 0));
