import { type RefObject, useEffect, useRef, useState } from 'react';

type Cell = { readonly row: number; readonly column: number };

export type GridFocus = Cell & {
  readonly grid: RefObject<HTMLTableElement | null>;
  /** Moves by a key of the keyboard; false for keys that move nothing. */
  readonly move: (key: string) => boolean;
  readonly to: (row: number, column: number) => void;
  /** The cell that something in the page belongs to. */
  readonly cellOf: (target: EventTarget) => Cell | null;
};

/**
 * One stop of the Tab key for a whole grid, and arrow keys within it, as the ARIA pattern of a grid has it. Rows say with
 * `data-row` which they are; a row that is not drawn yet is brought into sight first.
 */
export function useGridFocus(size: number, bringRow: (row: number) => void): GridFocus {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Cell & { readonly moved: number }>({ row: 0, column: 0, moved: 0 });
  const clamp = (index: number) => Math.max(0, Math.min(size - 1, index));
  const [row, column] = [clamp(wanted.row), clamp(wanted.column)];
  const { moved } = wanted;
  // With every move, not with every drawing: the focus is the user's.
  useEffect(() => {
    if (moved === 0) return;
    const frame = requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [moved]);

  const to = (nextRow: number, nextColumn: number) => {
    const next = { row: clamp(nextRow), column: clamp(nextColumn) };
    bringRow(next.row);
    setWanted({ ...next, moved: moved + 1 });
  };
  return {
    grid,
    row,
    column,
    to,
    move: (key) => {
      const step = STEPS[key];
      if (step) to(row + step.row, column + step.column);
      return step !== undefined;
    },
    cellOf: (target) => {
      const cell = target instanceof Element ? target.closest('td') : null;
      const index = Number(cell?.closest('tr')?.dataset.row);
      return cell === null || Number.isNaN(index) ? null : { row: index, column: cell.cellIndex - 1 };
    },
  };
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
};
