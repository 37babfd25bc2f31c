import { type ReactNode, useMemo } from 'react';
import type { DependencyEdge } from '../../engine';
import { useWords } from '../kit';
import { DependencyEdges } from './DependencyEdges';
import { DependencyNodes } from './DependencyNodes';
import type { DependencyData, Pair } from './dependency-data';
import { dependencyGraphLayout, graphSizes } from './dependency-graph-layout';
import type { GraphLayout } from './dependency-graph-types';
import { textWidth } from './text-width';
import { useDagre } from './use-dagre';
import { useLeaving } from './use-leaving';
import { useMotion } from './use-motion';

export type DependencyGraphProps = {
  readonly data: DependencyData;
  readonly width: number;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
  readonly onGo: (effect: string) => void;
  /** Effects that only the preview has. */
  readonly held: ReadonlySet<string>;
};

/** Labels of at least this width (pixels) say the whole reason, others one word. */
const WHOLE_REASON = 150;

/** How long an edge that vanishes is seen: struck through first, then faded. */
const GOING = 320;

/** The graph of 613.8 at one moment: what waits points to what it waits for. */
export function DependencyGraph(props: DependencyGraphProps): ReactNode {
  const { data, width } = props;
  const { t } = useWords();
  const motion = useMotion();
  const dagre = useDagre(data.edges.length > 0);
  const sizes = graphSizes(data.nodes.length, width);
  const small = sizes.label < WHOLE_REASON;
  const layout = useMemo((): GraphLayout | null => {
    if (dagre === null && data.edges.length > 0) return null;
    const words = (edge: DependencyEdge) =>
      small || edge.inLoop ? textWidth(t(`dependency.short-${edge.kind}`), 10.5) + 16 : sizes.label;
    const input = {
      nodes: data.nodes.map((node) => ({ key: node.effect })),
      edges: data.edges.map((edge) => ({ ...edge, id: edgeId(edge), labelWidth: words(edge) })),
    };
    return dependencyGraphLayout(dagre, input, graphSizes(data.nodes.length, width), width);
  }, [dagre, data, width, sizes.label, small, t]);
  const leaving = useLeaving(data.edges, edgeId, data.layer, motion ? GOING : 0);
  if (layout === null) return <div className="graph-wait" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG drawing with buttons in it is a group, and no fieldset
    <svg
      data-picture="dependencies"
      className="graph"
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={t('dependency.graph-label', { layer: data.layer, count: data.edges.length })}
    >
      <defs>
        <marker id="depends" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1 9 5 1 9" />
        </marker>
      </defs>
      {layout.rings.map((ring) => (
        <g key={ring.members.join(' ')} className="loop-ring">
          <ellipse cx={ring.x} cy={ring.y} rx={ring.rx} ry={ring.ry} />
          <text x={ring.x} y={ring.y - 2} textAnchor="middle" className="b">
            {t('dependency.loop')}
          </text>
          <text x={ring.x} y={ring.y + 12} textAnchor="middle" className="mi q2">
            {ring.rx > 120 && `${t('dependency.loop-by-timestamp')} `}
            <tspan className="mono">613.8b</tspan>
          </text>
        </g>
      ))}
      <DependencyEdges {...props} layout={layout} leaving={leaving} small={small} />
      <DependencyNodes {...props} layout={layout} />
    </svg>
  );
}

export const edgeId = (edge: Pair): string => `${edge.dependent}>${edge.on}`;
