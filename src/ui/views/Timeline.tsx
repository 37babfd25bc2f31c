import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { classes, useWords } from '../kit';
import { Decoration } from './Decoration';
import { TimelineHandles } from './TimelineHandles';
import { TimelineLanes } from './TimelineLanes';
import { TimelineLoops } from './TimelineLoops';
import { TimelineOverview } from './TimelineOverview';
import { TimelineStops } from './TimelineStops';
import { timelineLayout } from './timeline-layout';
import { timelinePlayhead } from './timeline-playhead';
import type { TimelineData, TimelineHead } from './timeline-types';
import { useFocusInSight, useInSight } from './use-in-sight';
import type { Reordering } from './use-reordering';
import type { Size } from './use-size';
import type { ZoomControl } from './use-zoom-x';

export type TimelineProps = {
  readonly data: TimelineData;
  readonly head: TimelineHead | null;
  /** Effects and timestamps that only the preview has. */
  readonly held: { readonly effects: ReadonlySet<string>; readonly timestamps: ReadonlySet<string> };
  /** The key of the selected object. */
  readonly selected: string | null;
  readonly size: Size;
  readonly zoom: ZoomControl;
  readonly reordering: Reordering;
  readonly onGo: (position: number) => void;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** Said of the whole drawing; the text form has the details. */
  readonly label: string;
};

/** The timeline as SVG. It calculates nothing: `timelineLayout` says where everything stands. */
export function Timeline(props: TimelineProps): ReactNode {
  const { data, head, size, zoom, drawing } = props;
  const { t } = useWords();
  const clip = useId();
  const { width, height } = size;
  const layout = useMemo(
    () => timelineLayout(data, { width, height, zoom: zoom.zoom, shift: zoom.shift }),
    [data, width, height, zoom.zoom, zoom.shift],
  );
  const playhead = timelinePlayhead(layout, head);
  useInSight(layout, head?.position ?? 0, drawing, zoom);
  const focus = useFocusInSight(layout, zoom);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG drawing with handles in it is a group, and no fieldset
    <svg
      ref={drawing}
      className={classes('timeline', layout.handles[0]?.form === 'tick' && 'crowded')}
      data-picture="timeline"
      width={width}
      height={layout.height}
      role="group"
      aria-label={props.label}
      {...focus}
    >
      <clipPath id={clip}>
        <rect x={layout.gutter} y="0" width={Math.max(0, layout.right - layout.gutter + 10)} height={layout.height} />
      </clipPath>
      <TimelineLanes layout={layout} head={head?.layer ?? null} />
      <g clipPath={`url(#${clip})`}>
        {playhead && (
          <g className="playhead" style={{ transform: `translateX(${playhead.x}px)` }}>
            <path d={`M0 ${playhead.top}V${playhead.bottom}`} />
            <path className="tip" d={`M-5.5 ${playhead.top - 6}h11l-5.5 8Z`} />
          </g>
        )}
        <TimelineStops layout={layout} head={head} held={props.held.effects} onGo={props.onGo} />
        <TimelineLoops loops={layout.loops} />
      </g>
      <path className="axis" d={`M${layout.gutter} ${layout.axis}H${layout.right}`} />
      {layout.gutter > 60 && (
        <Decoration>
          <text x="14" y="23" className="b">
            {t('timeline.timestamps')}
          </text>
          <text x="14" y="37" className="mi q">
            {t('timeline.oldest-first')}
          </text>
        </Decoration>
      )}
      <g clipPath={`url(#${clip})`}>
        <TimelineHandles
          layout={layout}
          fresh={props.held.timestamps}
          selected={props.selected}
          reordering={props.reordering}
        />
      </g>
      <TimelineOverview layout={layout} zoom={zoom} />
    </svg>
  );
}
