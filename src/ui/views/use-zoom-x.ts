import { select } from 'd3-selection';
import type { D3ZoomEvent, ZoomBehavior, ZoomTransform } from 'd3-zoom';
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
 * ever. `most` is how far it goes in; at 1 there is nothing to zoom, and nothing is loaded for it.
 */
export function useZoomX(ref: RefObject<SVGSVGElement | null>, width: number, most: number): ZoomControl {
  const [state, setState] = useState<ZoomX>({ zoom: 1, shift: 0 });
  const behavior = useRef<Zooming | null>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || width === 0 || most <= 1) return;
    const selection = select<SVGSVGElement, unknown>(drawing);
    let wanted = true;
    void import('d3-zoom').then(({ zoom, zoomIdentity }) => {
      if (!wanted) return;
      const zooming = zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, most])
        .extent(extentOf(width))
        .translateExtent(extentOf(width))
        .filter(isZoom)
        .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) =>
          setState({ zoom: transform.k, shift: Math.min(0, transform.x) }),
        );
      selection.call(zooming).on('dblclick.zoom', null);
      behavior.current = { zooming, identity: zoomIdentity };
    });
    return () => {
      wanted = false;
      selection.on('.zoom', null);
      behavior.current = null;
    };
  }, [ref, width, most]);

  const act = useCallback(
    (run: (zooming: Zooming['zooming'], identity: ZoomTransform) => void) => {
      if (ref.current && behavior.current) run(behavior.current.zooming, behavior.current.identity);
    },
    [ref],
  );
  const by = useCallback(
    (factor: number) =>
      act((zooming) => ref.current && zooming.scaleBy(select<SVGSVGElement, unknown>(ref.current), factor)),
    [act, ref],
  );
  const reset = useCallback(
    () =>
      act(
        (zooming, identity) => ref.current && zooming.transform(select<SVGSVGElement, unknown>(ref.current), identity),
      ),
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

type Zooming = { readonly zooming: ZoomBehavior<SVGSVGElement, unknown>; readonly identity: ZoomTransform };

const extentOf = (width: number): [[number, number], [number, number]] => [
  [0, 0],
  [width, 1],
];

/** Handles have a drag of their own; the wheel zooms only with Ctrl. */
function isZoom(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey;
  if (event instanceof MouseEvent && event.button !== 0) return false;
  return !(event.target instanceof Element && event.target.closest('[data-key]'));
}
