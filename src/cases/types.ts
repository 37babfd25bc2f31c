/** A case: a board, and what the rules demand of it. As documents write it; the board is read by `parseBoard`. */
export type Case = {
  readonly id: string;
  readonly board: unknown;
  readonly expect: { readonly [object: string]: Expected | null };
  readonly order?: { readonly [layer: string]: readonly string[] };
  readonly dependencies?: { readonly [layer: string]: readonly (readonly [string, string])[] };
};

/** What one object must have; only what matters is stated. */
export type Expected = { readonly [field: string]: unknown };

/** One thing that is not as a case demands. */
export type Difference = {
  /** `bear.power`, `order.4`, `dependencies.4`, `board`. */
  readonly place: string;
  readonly expected: unknown;
  readonly got: unknown;
};
