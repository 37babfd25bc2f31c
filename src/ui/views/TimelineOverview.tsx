import type { ReactNode } from 'react';
import { Decoration } from './Decoration';
import type { TimelineLayout } from './timeline-types';
import type { ZoomX } from './use-zoom-x';

/** Which part of a zoomed axis is in sight: a strip over the handles with a window in it, and a tick for each effect. */
export function TimelineOverview(props: { readonly layout: TimelineLayout; readonly zoom: ZoomX }): ReactNode {
  const { layout, zoom } = props;
  if (zoom.zoom <= 1) return null;
  const reach = layout.right - layout.gutter - 6;
  const whole = (x: number) => layout.gutter + 2 + (x - layout.gutter - 2 - zoom.shift) / zoom.zoom;
  return (
    <Decoration className="overview">
      <rect className="ground" x={layout.gutter} y="0" width={layout.right - layout.gutter} height="6" rx="2" />
      {layout.handles.map(
        (handle) => handle.works && <path key={handle.key} d={`M${Math.round(whole(handle.x) * 10) / 10} 1v4`} />,
      )}
      <rect
        className="window"
        x={whole(layout.gutter + 2)}
        y="0"
        width={Math.min(reach, reach / zoom.zoom)}
        height="6"
        rx="2"
      />
    </Decoration>
  );
}
