import type { ReactNode } from 'react';
import { useWords } from '../kit';
import type { PlacedRing } from './dependency-graph-types';
import { LINE, linesOf } from './graph-words';

/** The bands of loops (613.8b), and in their middle what that means. Nothing in a loop waits, so they are grey. */
export function LoopRings({ rings }: { readonly rings: readonly PlacedRing[] }): ReactNode {
  const { t, rule } = useWords();
  return rings.map((ring) => {
    const lines = linesOf([t('dependency.loop-by-timestamp'), rule('613.8b') ?? ''].filter(Boolean), ring.words);
    const top = ring.y + 4 - (lines.length * LINE) / 2;
    return (
      <g key={ring.members.join(' ')} className="loop-ring">
        <rect
          x={ring.x - ring.width / 2}
          y={ring.y - ring.height / 2}
          width={ring.width}
          height={ring.height}
          rx="14"
        />
        <text x={ring.x} y={top} textAnchor="middle" className="b">
          {t('dependency.loop')}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={ring.x} y={top + LINE * (index + 1)} textAnchor="middle" className="mi q2">
            <WithRule line={line} />
          </text>
        ))}
      </g>
    );
  });
}

/** A line of words that may end in a rule number, which is set in mono. */
export function WithRule({ line }: { readonly line: string }): ReactNode {
  const found = /^(.*?)(\d{3}\.\d+[a-z]?)$/.exec(line);
  if (found === null) return line;
  return (
    <>
      {found[1]}
      <tspan className="mono">{found[2]}</tspan>
    </>
  );
}
