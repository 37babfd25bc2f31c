import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How far an axis is zoomed, and shifted in pixels (0 or less). */
export type ZoomX = { readonly zoom: number; readonly shift: number };

export type ZoomControl = ZoomX & {
  /** Brings a point of the drawing (pixels) to the middle, where the axis is zoomed. */
  readonly center: (x: number) => void;
  readonly by: (factor: number) => void;
  readonly reset: () => void;
};

/**
 * Zooms and shifts along x: by Ctrl and the wheel, by pinching, by dragging the ground. A plain wheel scrolls the page as
 * ever. `most` is how far it goes in; at 1 there is nothing to zoom.
 */
export function useZoomX(ref: RefObject<SVGSVGElement | null>, width: number, most: number): ZoomControl {
  const [state, setState] = useState<ZoomX>({ zoom: 1, shift: 0 });
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || width === 0) return;
    const selection = select<SVGSVGElement, unknown>(drawing);
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, most])
      .extent([
        [0, 0],
        [width, 1],
      ])
      .translateExtent([
        [0, 0],
        [width, 1],
      ])
      .filter((event: Event) => isZoom(event, most))
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        setState({ zoom: event.transform.k, shift: Math.min(0, event.transform.x) });
      });
    selection.call(zooming).on('dblclick.zoom', null);
    behavior.current = zooming;
    return () => {
      selection.on('.zoom', null);
      behavior.current = null;
    };
  }, [ref, width, most]);

  const act = useCallback(
    (run: (zooming: ZoomBehavior<SVGSVGElement, unknown>) => void) => {
      if (ref.current && behavior.current) run(behavior.current);
    },
    [ref],
  );
  const by = useCallback(
    (factor: number) =>
      act((zooming) => ref.current && zooming.scaleBy(select<SVGSVGElement, unknown>(ref.current), factor)),
    [act, ref],
  );
  const reset = useCallback(
    () => act((zooming) => ref.current && zooming.transform(select<SVGSVGElement, unknown>(ref.current), zoomIdentity)),
    [act, ref],
  );
  const center = useCallback(
    (x: number) =>
      act(
        (zooming) =>
          ref.current &&
          zooming.translateBy(select<SVGSVGElement, unknown>(ref.current), (width / 2 - x) / state.zoom, 0),
      ),
    [act, ref, width, state.zoom],
  );
  return { ...state, by, reset, center };
}

/** Handles have a drag of their own; the wheel zooms only with Ctrl. */
function isZoom(event: Event, most: number): boolean {
  if (most <= 1) return false;
  if (event instanceof WheelEvent) return event.ctrlKey;
  if (event instanceof MouseEvent && event.button !== 0) return false;
  return !(event.target instanceof Element && event.target.closest('[data-key]'));
}
