import { type D3DragEvent, drag } from 'd3-drag';
import { select } from 'd3-selection';
import { type RefObject, useEffect, useRef } from 'react';

export type HandleDrag = {
  readonly onStart: (key: string) => void;
  /** Pixels from the left edge of the drawing. */
  readonly onMove: (key: string, x: number) => void;
  /** `moved` is false for a press that stayed where it was: a click. */
  readonly onEnd: (key: string, moved: boolean) => void;
};

/** Lets the handles in a drawing (elements with `data-key`) be dragged by mouse and touch; d3 listens, React draws. */
export function useHandleDrag(ref: RefObject<SVGSVGElement | null>, report: HandleDrag, enabled: boolean): void {
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || !enabled) return;
    let held: string | null = null;
    let moved = false;
    const behavior = drag<SVGSVGElement, unknown>()
      .filter((event: MouseEvent) => !event.ctrlKey && !event.button && keyUnder(event) !== null)
      .clickDistance(4)
      .on('start', (event: D3DragEvent<SVGSVGElement, unknown, unknown>) => {
        held = keyUnder(event.sourceEvent);
        moved = false;
        if (held !== null) latest.current.onStart(held);
      })
      .on('drag', (event: D3DragEvent<SVGSVGElement, unknown, unknown>) => {
        moved = true;
        if (held !== null) latest.current.onMove(held, event.x);
      })
      .on('end', () => {
        if (held !== null) latest.current.onEnd(held, moved);
        held = null;
      });
    const selection = select<SVGSVGElement, unknown>(drawing);
    selection.call(behavior);
    return () => {
      selection.on('.drag', null);
    };
  }, [ref, enabled]);
}

function keyUnder(event: Event): string | null {
  const target = event.target;
  return target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;
}
