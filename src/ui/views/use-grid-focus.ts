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
 * One stop of the Tab key for a whole grid, and arrow keys within it, as the ARIA pattern of a grid has it. A cell that is
 * not drawn yet is brought into sight first. The first row and the first column, which ARIA counts, are headings.
 */
export function useGridFocus(size: number, bring: (row: number, column: number) => void): GridFocus {
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
    bring(next.row, next.column);
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
      const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
      const at = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name) ?? 0) - 2;
      const place = { row: at(cell?.closest('[role="row"]'), 'aria-rowindex'), column: at(cell, 'aria-colindex') };
      return place.row < 0 || place.column < 0 ? null : place;
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
