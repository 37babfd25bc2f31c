import type { KeyboardEvent, ReactNode } from 'react';
import type { DependencyEdge } from '../../engine';
import { classes, useNames, useWords } from '../kit';
import { Decoration } from './Decoration';
import { type DependencyGraphProps, edgeId } from './DependencyGraph';
import type { GraphLayout, PlacedEdge } from './dependency-graph-types';
import { cutToWidth } from './text-width';

/** Edges with their reason in words; those that have just gone are struck through and fade. */
export function DependencyEdges(
  props: DependencyGraphProps & {
    readonly layout: GraphLayout;
    readonly leaving: readonly DependencyEdge[];
    readonly small: boolean;
  },
): ReactNode {
  const { data, layout, leaving } = props;
  return (
    <>
      {leaving.map((edge) => (
        <Leaving key={edgeId(edge)} edge={edge} layout={layout} />
      ))}
      {layout.edges.map((placed) => {
        const edge = data.edges.find((each) => edgeId(each) === placed.id);
        return edge && <Edge key={placed.id} {...props} edge={edge} placed={placed} />;
      })}
    </>
  );
}

function Edge(
  props: DependencyGraphProps & { readonly edge: DependencyEdge; readonly placed: PlacedEdge; readonly small: boolean },
): ReactNode {
  const { edge, placed, pair, onPair, small } = props;
  const { t } = useWords();
  const names = useNames();
  const chosen = pair !== null && edgeId(pair) === placed.id;
  const choose = () => onPair({ dependent: edge.dependent, on: edge.on });
  const values = { dependent: names.effect(edge.dependent), on: names.effect(edge.on) };
  const witness = edge.witness === null ? '' : t('dependency.on-object', { object: names.object(edge.witness) });
  const reason = t(`dependency.would-${edge.kind}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      className={classes('edge', edge.inLoop && 'in-loop', chosen && 'chosen')}
      aria-label={`${t('dependency.depends', values)}: ${reason} ${witness}`}
      aria-pressed={chosen}
      onClick={choose}
      onPointerEnter={choose}
      onFocus={choose}
      onKeyDown={(event) => onEnter(event, choose)}
    >
      <path className="wide" d={placed.path} />
      <path className="arrow" d={placed.path} pathLength={1} markerEnd="url(#depends)" />
      {small || edge.inLoop ? (
        <text x={placed.label.x} y={placed.label.y + 4} textAnchor="middle" className="mi halo">
          {t(`dependency.short-${edge.kind}`)}
        </text>
      ) : (
        <FullWords placed={placed} reason={reason} witness={witness} />
      )}
    </g>
  );
}

const REASON = 186; // pixels between two effects

/** As between two effects, where there is room for the whole reason. */
function FullWords(props: {
  readonly placed: PlacedEdge;
  readonly reason: string;
  readonly witness: string;
}): ReactNode {
  const { t } = useWords();
  const { x, y } = props.placed.label;
  return (
    <>
      <text x={x} y={y - 20} textAnchor="middle" className="ac b">
        {t('dependency.depends-on')}
      </text>
      <text x={x} y={y + 18} textAnchor="middle" className="mi">
        {cutToWidth(props.reason, 10.5, REASON)}
      </text>
      <text x={x} y={y + 32} textAnchor="middle" className="mi q2">
        {props.witness}
        <tspan className="mono"> 613.8a</tspan>
      </text>
    </>
  );
}

function Leaving({ edge, layout }: { readonly edge: DependencyEdge; readonly layout: GraphLayout }): ReactNode {
  const from = layout.nodes.find((node) => node.key === edge.dependent);
  const to = layout.nodes.find((node) => node.key === edge.on);
  if (!from || !to) return null;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <Decoration className="edge leaving">
      <path className="arrow" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="strike" d={`M${middle.x - 8} ${middle.y + 8}l16 -16`} />
    </Decoration>
  );
}

export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
