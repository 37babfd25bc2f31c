export type GraphNode = { readonly key: string };

/** "dependent depends on `on`" (613.8a). Edges of a loop are drawn as its ring (613.8b). */
export type GraphEdge = {
  readonly id: string;
  readonly dependent: string;
  readonly on: string;
  readonly inLoop: boolean;
  /** Pixels that its words need. */
  readonly labelWidth: number;
};

export type GraphInput = {
  readonly nodes: readonly GraphNode[]; // in timestamp order
  readonly edges: readonly GraphEdge[];
};

export type Point = { readonly x: number; readonly y: number };
export type PlacedNode = Point & { readonly key: string; readonly width: number; readonly height: number }; // centre
export type PlacedEdge = {
  readonly id: string;
  readonly path: string;
  readonly label: Point; // centre of its words
  /** Words stand above and below a straight line, in its middle otherwise. */
  readonly straight: boolean;
  readonly inLoop: boolean;
};
/** The ring of a loop: an ellipse through its members. */
export type PlacedRing = Point & { readonly rx: number; readonly ry: number; readonly members: readonly string[] };

export type GraphLayout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly rings: readonly PlacedRing[];
  readonly width: number;
  readonly height: number;
};

/** What a node and a line of words measure, in pixels; smaller where there are many. */
export type GraphSizes = { readonly node: { readonly width: number; readonly height: number }; readonly label: number };
