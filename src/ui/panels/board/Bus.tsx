import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useNames, useWords } from '../../kit';
import { type BusMark, type Bus as BusShape, HOP } from './bus-layout';
import { measureBus } from './measure-bus';
import type { Tiles } from './use-tiles';

/** Draws the bus of the step on screen. It only repeats what the tiles say in words, so it is hidden from screen readers. */
export function Bus(props: {
  readonly table: RefObject<HTMLDivElement | null>;
  readonly tiles: Tiles;
  /** Compact tiles leave no room for it; the source says in words what it does. */
  readonly compact: boolean;
}): ReactNode {
  const { tiles } = props;
  const step = tiles.current;
  const bus = useRoutedBus(props.table, tiles, props.compact);
  if (!bus || !step) return null;
  return (
    <svg className="bus" data-l={step.layer} aria-hidden="true">
      <g className="bus-lines">
        {bus.lines.map((path) => (
          <path key={path} d={path} pathLength={1} />
        ))}
        {bus.arrows.map((path) => (
          <path key={path} d={path} markerEnd="url(#bus-arrow)" pathLength={1} />
        ))}
      </g>
      {bus.joints.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="bus-joint" cx={x} cy={y} r="2.6" />
      ))}
      {bus.hops.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className="bus-gap" d={`M${x - HOP + 1.6} ${y}h${HOP * 2 - 3.2}`} />
          <path className="bus-hop" d={`M${x - HOP} ${y}a${HOP} ${HOP} 0 0 1 ${HOP * 2} 0`} />
        </g>
      ))}
      {bus.starts.map(({ x, y }) => (
        <circle key={y} className="bus-start" cx={x} cy={y} r="3.2" />
      ))}
      {bus.marks.map((mark) => (
        <Mark key={mark.way} mark={mark} />
      ))}
      <ArrowHead />
    </svg>
  );
}

/** Routed anew whenever tiles change, move, or change their size. */
function useRoutedBus(table: RefObject<HTMLDivElement | null>, tiles: Tiles, compact: boolean): BusShape | null {
  const [bus, setBus] = useState<BusShape | null>(null);
  useLayoutEffect(() => {
    setBus(table.current && !compact ? measureBus(table.current, tiles.current) : null);
  }, [table, tiles, compact]);
  useEffect(() => {
    const element = table.current;
    if (!element || compact) return;
    const observer = new ResizeObserver(() => setBus(measureBus(element, tiles.current)));
    observer.observe(element);
    for (const field of element.querySelectorAll('[data-field]')) observer.observe(field);
    return () => observer.disconnect();
  }, [table, tiles, compact]);
  return bus;
}

/** At the end of a line that does not go all the way: how many it means, and where these are. */
function Mark({ mark }: { readonly mark: BusMark }): ReactNode {
  const { t } = useWords();
  const { player } = useNames();
  const { x, y, anchor, count, way, side } = mark;
  const out = anchor === 'start' ? 1 : -1;
  const words = side === null ? t(`bus.further-${way}`, { count }) : t('bus.to-side', { count, player: player(side) });
  const tip = way === 'up' ? -4 : 4;
  return (
    <g className="bus-mark">
      <path className="bus-hop" d={`M${x} ${y}q${4 * out} 0 ${4 * out} ${tip}m-3 ${tip / -4}l3 ${tip}l3 ${-tip}`} />
      <text x={x + 12 * out} y={y + 3.5} textAnchor={anchor}>
        {words}
      </text>
    </g>
  );
}

function ArrowHead(): ReactNode {
  return (
    <defs>
      <marker
        id="bus-arrow"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path
          d="M1 1 9 5 1 9"
          fill="none"
          stroke="context-stroke"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </marker>
    </defs>
  );
}
