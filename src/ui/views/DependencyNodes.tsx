import type { ReactNode } from 'react';
import { classes, useNames, useWords } from '../kit';
import { onEnter } from './DependencyEdges';
import { type DependencyGraphProps, NAME } from './DependencyGraph';
import type { DependencyNode } from './dependency-data';
import type { GraphLayout, PlacedNode } from './dependency-graph-types';
import { shortNames } from './short-names';
import { cutToWidth, textWidth } from './text-width';
import { point, pointAway, useLit } from './use-highlight';

/** The effects of the layer: dashed what waits, solid what has been applied, washed what applies now. */
export function DependencyNodes(props: DependencyGraphProps & { readonly layout: GraphLayout }): ReactNode {
  const { data, layout, onGo } = props;
  const names = useNames();
  const short = shortNames(data.nodes.map(({ effect }) => names.effect(effect)));
  return data.nodes.map((node, index) => {
    const placed = layout.nodes.find((each) => each.key === node.effect);
    return (
      placed && (
        <Node
          key={node.effect}
          node={node}
          placed={placed}
          short={short[index] ?? ''}
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
  /** Its name in a word, for where the whole has no room. */
  readonly short: string;
  readonly layer: string;
  readonly held: boolean;
  readonly onGo: (effect: string) => void;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const lit = useLit(props.node.effect);
  const { node, placed, short } = props;
  const { width, height, lines } = placed;
  const name = names.effect(node.effect);
  const state = t(`dependency.state-${node.state}`);
  const stamp = `t${node.timestamp}`;
  const left = -width / 2 + (lines === 2 ? 9 : 12);
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
      {lines === 3 && (
        <>
          <Name node={node} names={[name, short]} x={left} y={-13} room={width - 46} />
          <Stamp x={width / 2 - 9} y={-14} stamp={stamp} />
          <text x={left} y="4" className="mi q2 text">
            {cutToWidth(node.text.replace(/\.$/, ''), 10.5, width - 22)}
          </text>
          <State x={left} y={21} state={state} anchor="start" />
        </>
      )}
      {lines === 2 && (
        <>
          <Name node={node} names={[name, short]} x={left} y={-4} room={width - 16} />
          <State x={left} y={14} state={state} anchor="start" />
          <Stamp x={width / 2 - 8} y={14} stamp={stamp} />
        </>
      )}
      {lines === 1 && (
        <>
          <Name node={node} names={[name, short]} x={left} y={4} room={width - 46 - textWidth(state, 10.5, 'bold')} />
          <State x={width / 2 - 34} y={3.5} state={state} anchor="end" />
          <Stamp x={width / 2 - 10} y={3.5} stamp={stamp} />
        </>
      )}
    </g>
  );
}

type At = { readonly x: number; readonly y: number };

/** The first of its names that has room, from long to short; else the last one cut. */
function Name(
  props: At & { readonly node: DependencyNode; readonly names: readonly [string, string]; readonly room: number },
): ReactNode {
  const [name, short] = props.names;
  const shown = textWidth(name, NAME, 'bold') <= props.room ? name : short;
  return (
    <text x={props.x} y={props.y} className={props.node.counter ? 'b' : 'ser'}>
      {cutToWidth(shown, NAME, props.room, 'bold')}
    </text>
  );
}

function Stamp(props: At & { readonly stamp: string }): ReactNode {
  return (
    <text x={props.x} y={props.y} textAnchor="end" className="mono q t-number">
      {props.stamp}
    </text>
  );
}

function State(props: At & { readonly state: string; readonly anchor: 'start' | 'end' }): ReactNode {
  return (
    <text x={props.x} y={props.y} textAnchor={props.anchor} className="mi b state">
      {props.state}
    </text>
  );
}
