import { select } from 'd3-selection';
import type { D3ZoomEvent, ZoomBehavior } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Span } from './timeline-spans';

/** How far an axis is zoomed, and shifted in pixels (0 or less). */
export type ZoomX = { readonly zoom: number; readonly shift: number };

export type ZoomControl = ZoomX & {
  /** Brings a point of the drawing (pixels) to the middle, where the axis is zoomed. */
  readonly center: (x: number) => void;
  /** A point of the drawing (pixels) stays where it is; not given, the middle. */
  readonly by: (factor: number, around?: number) => void;
};

/**
 * Zooms and shifts a span of the drawing along x: by Ctrl and the wheel, by pinching, by dragging the ground. A plain wheel scrolls the page as
 * ever. `most` is how far it goes in; at 1 there is nothing to zoom, and nothing is loaded for it.
 */
export function useZoomX(ref: RefObject<SVGSVGElement | null>, { from, to }: Span, most: number): ZoomControl {
  const [state, setState] = useState<ZoomX>({ zoom: 1, shift: 0 });
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || to <= from || most <= 1) return;
    const selection = select<SVGSVGElement, unknown>(drawing);
    let wanted = true;
    void import('d3-zoom').then(({ zoom }) => {
      if (!wanted) return;
      const zooming = zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, most])
        .extent(extentOf(from, to))
        .translateExtent(extentOf(from, to))
        .filter(isZoom)
        .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) =>
          setState({ zoom: transform.k, shift: Math.min(0, transform.applyX(from) - from) }),
        );
      selection.call(zooming).on('dblclick.zoom', null);
      behavior.current = zooming;
    });
    return () => {
      wanted = false;
      selection.on('.zoom', null);
      behavior.current = null;
    };
  }, [ref, from, to, most]);

  const act = useCallback(
    (run: (zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
      if (ref.current && behavior.current) run(behavior.current);
    },
    [ref],
  );
  const by = useCallback(
    (factor: number, around?: number) =>
      act(
        (zooming) =>
          ref.current &&
          zooming.scaleBy(
            select<SVGSVGElement, unknown>(ref.current),
            factor,
            around === undefined ? undefined : [around, 0],
          ),
      ),
    [act, ref],
  );
  const center = useCallback(
    (x: number) =>
      act(
        (zooming) =>
          ref.current &&
          zooming.translateBy(select<SVGSVGElement, unknown>(ref.current), ((from + to) / 2 - x) / state.zoom, 0),
      ),
    [act, ref, from, to, state.zoom],
  );
  return { ...state, by, center };
}

const extentOf = (from: number, to: number): [[number, number], [number, number]] => [
  [from, 0],
  [to, 1],
];

/** Handles have a drag of their own; the wheel zooms only with Ctrl. */
function isZoom(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey;
  if (event instanceof MouseEvent && event.button !== 0) return false;
  return !(event.target instanceof Element && event.target.closest('[data-key]'));
}
