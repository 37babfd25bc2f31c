import { type ReactNode, useMemo, useRef } from 'react';
import { entryAt, type ObjectId } from '../../engine';
import { debug, transport, useDebugger, useShown } from '../../state';
import { IconButton, useNames, useWords } from '../kit';
import { Timeline } from '../views/Timeline';
import { TimelineText } from '../views/TimelineText';
import { axisSpan, timelineAxis, zoomStep } from '../views/timeline-axis';
import { handleLabel, timelineData } from '../views/timeline-data';
import type { TimelineStop } from '../views/timeline-types';
import { useHandleDrag } from '../views/use-handle-drag';
import { useReordering } from '../views/use-reordering';
import { useSize } from '../views/use-size';
import { useZoomX } from '../views/use-zoom-x';
import { useHeld } from './use-held';
import { usePosition } from './use-step-words';

/** From this many timestamps on it can be zoomed. */
const ZOOM_FROM = 12;

/** The timeline of the board on screen; handles reorder timestamps (613.7), nodes move the head. */
export function TimelinePanel({ tools }: { readonly tools?: ReactNode }): ReactNode {
  const { board, trace } = useShown();
  const position = usePosition();
  const selected = useDebugger((state) => state.selected);
  const { plain, t } = useWords();
  const names = useNames();
  const words = useMemo(
    () => ({ plain: (message: Parameters<typeof plain>[0]) => plain(message, names), names }),
    [plain, names],
  );
  const data = useMemo(() => timelineData(board, trace, words), [board, trace, words]);
  const entry = entryAt(trace, position);
  const [box, size] = useSize<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  const count = data.handles.length;
  const zoom = useZoomX(
    drawing,
    axisSpan(size.width),
    count < ZOOM_FROM ? 1 : Math.ceil((count * 110) / Math.max(300, size.width)) + 1,
  );
  const reordering = useReordering(
    data.handles.map((handle) => handle.key),
    (key) => handleLabel(key, words),
  );
  const held = useHeld();
  const readOnly = useDebugger((state) => state.readOnly);
  const axis = timelineAxis(count, { ...size, zoom: zoom.zoom, shift: zoom.shift });
  /** The step on screen stays where it is, if it is in sight. */
  const zoomBy = (way: 'in' | 'out') => {
    const now = data.stops.find((stop) => stop.position === position);
    const x = now === undefined ? 0 : axis.centerOf(now.handle);
    zoom.by(zoomStep(axis.slot, way), x >= axis.left && x <= axis.right ? x : undefined);
  };
  useHandleDrag(
    drawing,
    {
      onStart: reordering.take,
      onMove: (key, x) => reordering.drag(key, axis.indexAt(x), x),
      onEnd: (key, moved) => {
        reordering.drop(key);
        if (!moved) selectOf(key, trace.objects);
      },
    },
    !readOnly && size.width > 0, // before that there is no drawing
  );
  return (
    <section className="view timeline-view" aria-label={t('timeline.title')}>
      <div className="vh">
        <h2>{t('timeline.title')}</h2>
        <span className="quiet">{t(held.position === null ? hintOf(data.stops) : 'timeline.hint-held')}</span>
        <span className="grow" />
        {count >= ZOOM_FROM && (
          <>
            <IconButton
              icon="minus"
              label={t('timeline.zoom-out')}
              onClick={() => zoomBy('out')}
              disabled={zoom.zoom <= 1}
            />
            <IconButton icon="plus" label={t('timeline.zoom-in')} onClick={() => zoomBy('in')} />
          </>
        )}
        {tools}
      </div>
      <div className="drawing" ref={box}>
        {size.width > 0 && (
          <Timeline
            data={data}
            head={entry && { layer: entry.layer, position }}
            held={held}
            selected={selected}
            size={size}
            zoom={zoom}
            reordering={reordering}
            onGo={transport.goTo}
            drawing={drawing}
            label={t('timeline.label', { count: data.stops.length, timestamps: count })}
          />
        )}
      </div>
      <TimelineText data={data} />
    </section>
  );
}

/** A press on a handle selects the object that the timestamp belongs to. */
function selectOf(key: string, objects: readonly ObjectId[]): void {
  const id = key.split('#')[0];
  const object = objects.find((each) => each === id);
  if (object !== undefined) debug.select(object);
}

/** What to look at: the line that is not straight, or the one with two stops. */
function hintOf(stops: readonly TimelineStop[]) {
  if (stops.some((stop) => stop.waits !== null)) return 'timeline.hint-bent';
  if (stops.length === 0) return 'timeline.hint-none';
  const effects = stops.map((stop) => stop.effect);
  return new Set(effects).size < effects.length ? 'timeline.hint-parts' : 'timeline.hint-straight';
}
