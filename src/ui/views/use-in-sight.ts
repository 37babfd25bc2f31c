import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TimelineLayout } from './timeline-types';
import type { ZoomControl } from './use-zoom-x';

/** Keeps the step on screen in sight: when the head moves, the drawing scrolls to its lane and to its node. */
export function useInSight(
  layout: TimelineLayout,
  position: number,
  drawing: RefObject<SVGSVGElement | null>,
  zoom: ZoomControl,
): void {
  const now = layout.stops.find((stop) => stop.position === position);
  const latest = useRef({ layout, zoom, now });
  latest.current = { layout, zoom, now };
  useEffect(() => {
    const stop = latest.current.now;
    const box = drawing.current?.parentElement;
    if (stop === undefined || stop.id !== now?.id || !box) return;
    const room = { top: box.scrollTop + 40, bottom: box.scrollTop + box.clientHeight - 24 };
    if (stop.y < room.top || stop.y > room.bottom) box.scrollTo({ top: stop.y - box.clientHeight / 2 });
    bring(stop.x, 20, latest.current);
  }, [now?.id, drawing]);
}

/**
 * Where the axis is zoomed, keeps in sight what has the focus of the keyboard: a handle, also while it is moved, or a node.
 * Gives the handlers for the drawing.
 */
export function useFocusInSight(layout: TimelineLayout, zoom: ZoomControl) {
  const [focused, setFocused] = useState<string | null>(null);
  const handle = layout.handles.find(({ key }) => key === focused);
  const at = handle ?? layout.stops.find(({ id }) => id === focused);
  const latest = useRef({ layout, zoom, at, margin: 20 });
  latest.current = { layout, zoom, at, margin: handle === undefined ? 20 : handle.width / 2 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a handle that has come to another place is brought in sight again
  useEffect(() => {
    if (focused !== null && latest.current.at) bring(latest.current.at.x, latest.current.margin, latest.current);
  }, [focused, handle?.index]);
  return {
    onFocus: ({ target }: FocusEvent<SVGElement>) => {
      const { key, stop } = target.dataset;
      setFocused(target.matches(':focus-visible') ? (key ?? stop ?? null) : null);
    },
    onBlur: () => setFocused(null),
  };
}

function bring(
  x: number,
  margin: number,
  { layout, zoom }: { readonly layout: TimelineLayout; readonly zoom: ZoomControl },
): void {
  const isIn = x >= layout.gutter + margin && x <= layout.right - margin;
  if (zoom.zoom > 1 && !isIn) zoom.center(x);
}
