import { type RefObject, useEffect, useRef } from 'react';
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
    const { gutter, right } = latest.current.layout;
    if (latest.current.zoom.zoom > 1 && (stop.x < gutter + 20 || stop.x > right - 20))
      latest.current.zoom.center(stop.x);
  }, [now?.id, drawing]);
}
