import { type D3DragEvent, drag } from 'd3-drag';
import { select } from 'd3-selection';
import { type RefObject, useEffect, useRef } from 'react';

/** Reports a horizontal drag over an element in pixels from its left edge, by mouse and touch; d3 listens, React draws. */
export function useDragX(
  ref: RefObject<HTMLElement | null>,
  report: { readonly onStart?: () => void; readonly onMove: (x: number) => void; readonly onEnd?: () => void },
): void {
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const behavior = drag<HTMLElement, unknown>()
      .clickDistance(4) // a press that hardly moves stays a click
      .container(element)
      .on('start', () => latest.current.onStart?.())
      .on('drag', (event: D3DragEvent<HTMLElement, unknown, unknown>) => latest.current.onMove(event.x))
      .on('end', () => latest.current.onEnd?.());
    const selection = select<HTMLElement, unknown>(element);
    selection.call(behavior);
    return () => {
      selection.on('.drag', null);
    };
  }, [ref]);
}
