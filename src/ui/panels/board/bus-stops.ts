/** Where a bus goes: rows of targets, the gutter each is reached through, and the tips of its arrows. */
import { type Box, type BusRow, type Gutter, type Placed, rowIndex } from './bus-rows';
import type { Join } from './bus-run';

export type Stop = { readonly row: number; readonly gutter: number; readonly boxes: readonly Placed[] };

/** Each row of targets is reached through the gutter that faces the source; its own row through one that is used anyway. */
export function stopsOf(targets: readonly Placed[], rows: readonly BusRow[], home: number): readonly Stop[] {
  const indexes = [...new Set(targets.map((box) => rowIndex(rows, box)))];
  const onlyUp = indexes.some((row) => row < home) && !indexes.some((row) => row > home);
  return indexes.map((row) => ({
    row,
    gutter: row < home ? row + 1 : row > home ? row : onlyUp ? home : home + 1,
    boxes: targets.filter((box) => rowIndex(rows, box) === row),
  }));
}

/** Arrows to the middle of each tile, on the side that faces the gutter; `stem` is where the source comes in. */
export function tipsOf({ boxes, row, gutter }: Stop, { label }: Gutter, stem: number | null): readonly Join[] {
  const isBelow = row >= gutter;
  return boxes.map((box) => {
    const middle = center(box);
    const beside = stem !== null && Math.abs(middle - stem) < ASIDE / 2 ? middle - ASIDE : middle;
    return {
      x: isBelow ? clearOf(label, beside, box) : beside,
      toY: isBelow ? box.top - TIP : box.bottom + TIP,
      arrow: true,
    };
  });
}

/** Beside a heading that would be crossed, as long as that is still over the tile. */
export function clearOf(label: Box | null, x: number, box: Box): number {
  if (!label || x < label.left - LABEL_AIR || x > label.right + LABEL_AIR) return x;
  const beside = label.right + LABEL_AIR;
  return beside <= box.right - LABEL_AIR ? beside : x;
}
const LABEL_AIR = 10;

export const center = (box: Box): number => (box.left + box.right) / 2;

const TIP = 4; // from a tile's edge to the tip of the arrow
const ASIDE = 30; // a tip right under its source's stem stands that much beside it
