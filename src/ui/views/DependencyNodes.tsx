import type { ReactNode } from 'react';
import { classes, useNames, useWords } from '../kit';
import { onEnter } from './DependencyEdges';
import type { DependencyGraphProps } from './DependencyGraph';
import type { DependencyNode } from './dependency-data';
import type { GraphLayout, PlacedNode } from './dependency-graph-types';
import { cutToWidth } from './text-width';
import { point, pointAway, useLit } from './use-highlight';

/** The effects of the layer: dashed what waits, solid what has been applied, washed what applies now. */
export function DependencyNodes(props: DependencyGraphProps & { readonly layout: GraphLayout }): ReactNode {
  const { data, layout, onGo } = props;
  return data.nodes.map((node) => {
    const placed = layout.nodes.find((each) => each.key === node.effect);
    return (
      placed && (
        <Node
          key={node.effect}
          node={node}
          placed={placed}
          layer={data.layer}
          held={props.held.has(node.effect)}
          onGo={onGo}
        />
      )
    );
  });
}

function Node(props: {
  readonly node: DependencyNode;
  readonly placed: PlacedNode;
  readonly layer: string;
  readonly held: boolean;
  readonly onGo: (effect: string) => void;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const lit = useLit(props.node.effect);
  const { node, placed } = props;
  const { width, height } = placed;
  const name = names.effect(node.effect);
  const state = t(`dependency.state-${node.state}`);
  const left = -width / 2 + (width > 120 ? 12 : 8);
  const lines = height >= 60 ? 3 : height >= 50 ? 2 : 1;
  const top = { 1: 4, 2: -4, 3: -13 }[lines];
  const go = () => props.onGo(node.effect);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      data-l={props.layer}
      className={classes('effect', node.state, lit && 'lit', props.held && 'pre')}
      style={{ transform: `translate(${placed.x}px, ${placed.y}px)` }}
      aria-label={`${name}, ${t('timeline.text-timestamp', { number: node.timestamp })}, ${state}`}
      onClick={go}
      onKeyDown={(event) => onEnter(event, go)}
      onPointerEnter={() => point(node.effect)}
      onPointerLeave={pointAway}
      onFocus={() => point(node.effect)}
      onBlur={pointAway}
    >
      <title>{node.text}</title>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="7" />
      <text x={left} y={top} className={node.counter ? 'b' : 'ser'}>
        {cutToWidth(name, 13, width - (width > 120 ? 46 : 36), 'bold')}
      </text>
      <text x={width / 2 - 9} y={top - 1} textAnchor="end" className="mono q t-number">{`t${node.timestamp}`}</text>
      {lines === 3 && (
        <text x={left} y="4" className="mi q2 text">
          {cutToWidth(node.text, 10.5, width - 24)}
        </text>
      )}
      {lines > 1 && (
        <text x={left} y={lines === 3 ? 21 : 13} className="mi b state">
          {cutToWidth(state, 10.5, width - 20, 'bold')}
        </text>
      )}
    </g>
  );
}
