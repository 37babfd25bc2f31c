import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Layer } from '../../engine';
import { classes, useWords } from '../kit';
import { positionAt, RAIL_END, type RailEntry, type RailStop, railLayout } from './rail-layout';
import { useDragX } from './use-drag-x';
import { useSize } from './use-size';

export type LayerRailProps = {
  readonly entries: readonly RailEntry[];
  /** The layers of the edition that is looked at. */
  readonly layers: readonly Layer[];
  readonly position: number;
  /** The positions that stepping visits. */
  readonly places: readonly number[];
  /** What the head stands on, for screen readers. */
  readonly valueText: string;
  readonly onGo: (position: number) => void;
  /** The head is dragged over a position. */
  readonly onDrag: (position: number) => void;
  readonly onLayer: (layer: Layer) => void;
  readonly onKey: (key: 'next' | 'previous' | 'first' | 'last') => void;
  readonly phone?: boolean;
};

/** The rail: eleven stops, a mark for each step, and the head, an ink needle that can be dragged. */
export function LayerRail(props: LayerRailProps): ReactNode {
  const { entries, layers, position, places, phone = false } = props;
  const { t } = useWords();
  const [box, size] = useSize<HTMLDivElement>();
  const layout = railLayout(entries, position, size.width, phone ? RAIL_END.phone : RAIL_END.desk, layers);
  useDragX(box, { onMove: (x) => props.onDrag(positionAt(layout, x, places)) });

  /** On a mark it goes to that mark; elsewhere, and by keyboard, to the layer. */
  const onStop = (stop: RailStop) => (event: MouseEvent<HTMLButtonElement>) => {
    const x = event.clientX - (box.current?.getBoundingClientRect().left ?? 0);
    const mark = stop.marks.find((each) => Math.abs(each.x - x) <= 8);
    if (event.detail > 0 && mark) props.onGo(mark.position);
    else props.onLayer(stop.layer);
  };

  return (
    <div className={classes('stops', layout.short && 'short')} ref={box}>
      <i className="end start" style={at(layout.places[0])} />
      {layout.stops.map((stop) => (
        <button
          key={stop.layer}
          type="button"
          className={classes('stop', stop.form !== 'empty' && 'has', stop.here && 'here')}
          data-l={stop.layer}
          style={{ left: stop.x, width: stop.width }}
          aria-label={t('rail.layer', { layer: stop.layer, name: t(`layer.${stop.layer}.name`), count: stop.steps })}
          onClick={onStop(stop)}
        >
          <span className="code">{stop.layer}</span>
          <span className="track" />
          {stop.form === 'number' && <Passed stop={stop} />}
          <span className="name">{t(`layer.${stop.layer}.name`)}</span>
        </button>
      ))}
      {layout.stops.map((stop) => stop.form !== 'number' && <Marks key={stop.layer} stop={stop} />)}
      <i className="end last" />
      <button
        type="button"
        className="head"
        role="slider"
        style={at(layout.head)}
        aria-label={t('rail.head')}
        aria-valuemin={0}
        aria-valuemax={entries.length}
        aria-valuenow={position}
        aria-valuetext={props.valueText}
        onKeyDown={(event) => onHeadKey(event, props.onKey)}
      />
    </div>
  );
}

/** Six and more: how many, and how much of them lies behind the head. */
function Passed({ stop }: { readonly stop: RailStop }): ReactNode {
  return (
    <>
      <span className="passed" style={{ width: `${stop.passed * 100}%` }} />
      <span className="count num">{stop.steps}</span>
    </>
  );
}

function Marks({ stop }: { readonly stop: RailStop }): ReactNode {
  return stop.marks.map((mark) => (
    <i
      key={mark.position}
      className={classes('dot', mark.state, mark.kind, stop.form, mark.held && 'pre')}
      data-l={stop.layer}
      style={at(mark.x)}
    />
  ));
}

const at = (x: number | undefined): CSSProperties => ({ transform: `translateX(${Math.round((x ?? 0) * 10) / 10}px)` });

const KEYS = {
  ArrowRight: 'next',
  ArrowUp: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'previous',
  Home: 'first',
  End: 'last',
} as const;

function onHeadKey(event: KeyboardEvent, act: LayerRailProps['onKey']): void {
  const move = Object.entries(KEYS).find(([key]) => key === event.key)?.[1];
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation(); // the page has the same keys
  act(move);
}
