/** What a node has to say; widths in pixels. */
export type GraphNode = {
  readonly key: string;
  readonly name: number; // its name
  readonly state: number; // "waits, then gone"
  readonly stamp: number; // its t-number
};

/** The reason of an edge in pieces; a line breaks between pieces first, and inside one only where it must. */
export type GraphWords = { readonly full: readonly string[]; readonly short: readonly string[] };

/** "dependent depends on `on`" (613.8a). Edges of a loop are drawn as its ring (613.8b). */
export type GraphEdge = {
  readonly id: string;
  readonly dependent: string;
  readonly on: string;
  readonly inLoop: boolean;
  readonly words: GraphWords;
};

export type GraphInput = {
  readonly nodes: readonly GraphNode[]; // in timestamp order
  readonly edges: readonly GraphEdge[];
};

/** Pixels. `room` is the height that is in sight; a graph may be higher. */
export type GraphSpace = { readonly width: number; readonly room: number };

export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly width: number; readonly height: number };
export type PlacedNode = Point & Box & { readonly key: string; readonly lines: 1 | 2 | 3 }; // centre

/** Words of an edge, line by line from the first baseline. */
export type PlacedWords = Point & { readonly lines: readonly string[]; readonly anchor: 'start' | 'middle' | 'end' };

export type PlacedEdge = {
  readonly id: string;
  readonly path: string;
  /** The head of the arrow, and where it points: degrees, 0 is to the right, 90 down. */
  readonly tip: Point & { readonly angle: number };
  readonly middle: Point; // of the line, or near it
  readonly words: PlacedWords | null; // null where there is no room
  /** Where "depends on" stands over a line with room. */
  readonly over: Point | null;
  readonly inLoop: boolean;
};

/** The ring of a loop: a rounded band through its members, and what stands in its middle. */
export type PlacedRing = Point & Box & { readonly members: readonly string[]; readonly words: number }; // centre; room for words

export type GraphLayout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly rings: readonly PlacedRing[];
  readonly width: number;
  readonly height: number;
};
