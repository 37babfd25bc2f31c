import { type ReactNode, useMemo } from 'react';
import type { DependencyEdge } from '../../engine';
import { classes, useNames, useWords } from '../kit';
import { DependencyEdges } from './DependencyEdges';
import { DependencyNodes } from './DependencyNodes';
import type { DependencyData, Pair } from './dependency-data';
import type { GraphInput, PlacedEdge } from './dependency-graph-types';
import { LoopRings } from './LoopRings';
import { monoWidth, textWidth } from './text-width';
import type { LayoutOf } from './use-graph-layouts';
import { useLeaving } from './use-leaving';
import { useMomentWords } from './use-moment-words';
import { useMotion } from './use-motion';

export type DependencyGraphProps = {
  readonly data: DependencyData;
  readonly layoutOf: LayoutOf;
  readonly width: number;
  /** The height that is in sight. */
  readonly room: number;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
  readonly onGo: (effect: string) => void;
  /** Effects that only the preview has. */
  readonly held: ReadonlySet<string>;
};

/** How long an edge that vanishes is seen: struck through first, then faded. */
const GOING = 320;

/** The graph of 613.8 at one moment: what waits points to what it waits for. */
export function DependencyGraph(props: DependencyGraphProps): ReactNode {
  const { data, width, room } = props;
  const { t } = useWords();
  const moment = useMomentWords(data);
  const motion = useMotion();
  const input = useGraphInput(data);
  const layout = useMemo(() => props.layoutOf(input, { width, room }), [props.layoutOf, input, width, room]);
  const leaving = useLeaving(layout?.edges ?? NONE, idOf, data.layer, motion ? GOING : 0);
  if (layout === null) return <div className="graph-wait" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG drawing with buttons in it is a group, and no fieldset
    <svg
      data-picture="dependencies"
      data-picture-title={moment}
      className={classes('graph', leaving.length > 0 && 'going')}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={t('dependency.graph-label', { layer: data.layer, count: data.edges.length })}
    >
      <LoopRings rings={layout.rings} />
      <DependencyEdges {...props} layout={layout} leaving={leaving} />
      <DependencyNodes {...props} layout={layout} />
    </svg>
  );
}

/** Names are set at 13 pixels in the serif, which runs wider than the sans that is measured. */
export const NAME = 13.8;

const NONE: readonly PlacedEdge[] = [];
const idOf = (edge: PlacedEdge): string => edge.id;

/** The graph as its layout knows it: what measures how much, and the words of each edge. */
function useGraphInput(data: DependencyData): GraphInput {
  const { t, rule } = useWords();
  const names = useNames();
  return useMemo(() => {
    const words = (edge: DependencyEdge) => {
      const on = edge.witness === null ? [] : [t('dependency.on-object', { object: names.object(edge.witness) })];
      const then = (reason: string) => (on.length === 0 ? reason : t('dependency.reason-then', { reason }));
      const [full, short] = [then(t(`dependency.would-${edge.kind}`)), then(t(`dependency.short-${edge.kind}`))];
      // In a ring the rule stands in the middle.
      const number = edge.inLoop ? null : rule('613.8a');
      const withRule = (pieces: readonly string[]) =>
        number === null ? pieces : [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''} ${number}`];
      return { full: withRule([full, ...on]), short: [short, ...on] };
    };
    return {
      nodes: data.nodes.map((node) => ({
        key: node.effect,
        name: textWidth(names.effect(node.effect), NAME, 'bold'),
        state: textWidth(t(`dependency.state-${node.state}`), 10.5, 'bold'),
        stamp: monoWidth(`t${node.timestamp}`, 10),
      })),
      edges: data.edges.map((edge) => ({ ...edge, id: edgeId(edge), words: words(edge) })),
    };
  }, [data, names, t, rule]);
}

export const edgeId = (edge: Pair): string => `${edge.dependent}>${edge.on}`;
