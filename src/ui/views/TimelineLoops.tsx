import type { ReactNode } from 'react';
import { useWords } from '../kit';
import { Decoration } from './Decoration';
import type { PlacedLoop } from './timeline-types';

/** The bracket under effects that depend on each other (613.8b). */
export function TimelineLoops({ loops }: { readonly loops: readonly PlacedLoop[] }): ReactNode {
  const { rule } = useWords();
  return (
    <Decoration>
      {loops.map((loop) => (
        <g key={loop.path} data-l={loop.layer} className="loop">
          <path d={loop.path} />
          <text x={loop.x} y={loop.y} textAnchor="middle" className="mi q2 halo">
            {loop.label} <tspan className="mono">{rule('613.8b')}</tspan>
          </text>
        </g>
      ))}
    </Decoration>
  );
}
