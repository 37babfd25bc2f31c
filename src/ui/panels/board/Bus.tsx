import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { ObjectId } from '../../../engine';
import { type Box, type Bus as BusShape, layoutBus } from './bus-layout';
import type { Tiles } from './use-tiles';

/** Draws the bus of the step on screen. It only repeats what the tiles say in words, so it is hidden from screen readers. */
export function Bus(props: {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly tiles: Tiles;
  readonly compact: boolean;
}): ReactNode {
  const { field, tiles, compact } = props;
  const step = tiles.current;
  const [bus, setBus] = useState<BusShape | null>(null);

  useEffect(() => {
    const element = field.current;
    if (!element || compact || !step || step.source === null) {
      setBus(null);
      return;
    }
    const { source, objects } = step;
    const measure = () => setBus(measured(element, source, objects));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, step, compact]);

  if (!bus || !step) return null;
  return (
    <svg className="bus" data-l={step.layer} aria-hidden="true">
      <g className="bus-lines">
        {bus.trunk.map((path) => (
          <path key={path} d={path} pathLength={1} />
        ))}
        {bus.branches.map((path) => (
          <path key={path} d={path} markerEnd="url(#bus-arrow)" pathLength={1} />
        ))}
      </g>
      {bus.joints.map(({ x, y }) => (
        <circle key={`${x}`} className="bus-joint" cx={x} cy={y} r="2.6" />
      ))}
      {bus.hops.map(({ x, y }) => (
        <g key={`${x}`}>
          <path className="bus-gap" d={`M${x - 6.4} ${y}h12.8`} />
          <path className="bus-hop" d={`M${x - 8} ${y}a8 8 0 0 1 16 0`} />
        </g>
      ))}
      <circle className="bus-start" cx={bus.start.x} cy={bus.start.y} r="3.2" />
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
    </svg>
  );
}

function measured(field: HTMLElement, source: ObjectId, changed: ReadonlySet<ObjectId>): BusShape | null {
  const origin = field.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  for (const tile of field.querySelectorAll<HTMLElement>(':scope > [data-object]')) {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    const id = tile.dataset.object ?? '';
    boxes.set(id, {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    });
  }
  const from = boxes.get(source);
  if (!from) return null;
  const targets = [...boxes].filter(([id]) => id !== source && changed.has(id as ObjectId)); // ids of tiles are object ids
  const spared = [...boxes].filter(([id]) => id !== source && !changed.has(id as ObjectId));
  return layoutBus({ source: from, targets: targets.map(([, box]) => box), spared: spared.map(([, box]) => box) });
}
