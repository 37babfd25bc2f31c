/** Rows of the table and the gutters between them, where the bus may run. All in pixels of the table. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Something that stands in a row, and whose side of the table that is. */
export type Placed = Box & { readonly side: string };

export type BusRow = {
  readonly top: number;
  readonly bottom: number;
  readonly side: string;
};

/** Where a bus may run: gutter `i` lies above row `i`; the last one below the last row. */
export type Gutter = {
  readonly y: number;
  /** A heading in it, which no line crosses where there is another way. */
  readonly label: Box | null;
};

/** Boxes that begin at one height are a row, from the top down. */
export function rowsOf(boxes: readonly Placed[]): readonly BusRow[] {
  const rows: BusRow[] = [];
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    const last = rows.at(-1);
    if (last && box.top - last.top < LEVEL)
      rows[rows.length - 1] = { ...last, bottom: Math.max(last.bottom, box.bottom) };
    else rows.push({ top: box.top, bottom: box.bottom, side: box.side });
  }
  return rows;
}

export const rowIndex = (rows: readonly BusRow[], box: Box): number =>
  rows.findIndex((row) => Math.abs(row.top - box.top) < LEVEL);

/** The gutters of these rows; between two sides the heading of the lower one takes most of it. */
export function guttersOf(rows: readonly BusRow[], labels: readonly Box[]): readonly Gutter[] {
  return Array.from({ length: rows.length + 1 }, (_, index): Gutter => {
    const [above, below] = [rows[index - 1], rows[index]];
    if (!above) return { y: (below?.top ?? 0) - EDGE, label: null };
    if (!below) return { y: above.bottom + EDGE, label: null };
    const label = labels.find(({ top, bottom }) => top >= above.bottom && bottom <= below.top) ?? null;
    const y = label ? above.bottom + (label.top - above.bottom) * BEFORE_LABEL : (above.bottom + below.top) / 2;
    return { y: Math.round(y * 2) / 2, label };
  });
}

const LEVEL = 8; // tops that differ by less are one row
const EDGE = 14; // from the outermost rows to the lines beyond them
const BEFORE_LABEL = 0.7; // an arrowhead needs more room than the heading's air
