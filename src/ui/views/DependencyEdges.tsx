import type { KeyboardEvent, ReactNode } from 'react';
import type { DependencyEdge } from '../../engine';
import { classes, useNames, useWords } from '../kit';
import { Decoration } from './Decoration';
import { type DependencyGraphProps, edgeId } from './DependencyGraph';
import type { GraphLayout, PlacedEdge, PlacedWords } from './dependency-graph-types';
import { LINE } from './graph-words';
import { WithRule } from './LoopRings';

/** Edges with their reason in words; those that have just gone are struck through where they were, and fade. */
export function DependencyEdges(
  props: DependencyGraphProps & { readonly layout: GraphLayout; readonly leaving: readonly PlacedEdge[] },
): ReactNode {
  const { data, layout, leaving } = props;
  return (
    <>
      {leaving.map((placed) => (
        <Leaving key={placed.id} placed={placed} />
      ))}
      {layout.edges.map((placed) => {
        const edge = data.edges.find((each) => edgeId(each) === placed.id);
        return edge && <Edge key={placed.id} {...props} edge={edge} placed={placed} />;
      })}
    </>
  );
}

function Edge(props: DependencyGraphProps & { readonly edge: DependencyEdge; readonly placed: PlacedEdge }): ReactNode {
  const { edge, placed, pair, onPair } = props;
  const { t } = useWords();
  const names = useNames();
  const chosen = pair !== null && edgeId(pair) === placed.id;
  const choose = () => onPair({ dependent: edge.dependent, on: edge.on });
  const values = { dependent: names.effect(edge.dependent), on: names.effect(edge.on) };
  const witness = edge.witness === null ? '' : t('dependency.on-object', { object: names.object(edge.witness) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      className={classes('edge', edge.inLoop && 'in-loop', chosen && 'chosen')}
      aria-label={`${t('dependency.depends', values)}: ${t(`dependency.would-${edge.kind}`)} ${witness}`}
      aria-pressed={chosen}
      onClick={choose}
      onPointerEnter={choose}
      onFocus={choose}
      onKeyDown={(event) => onEnter(event, choose)}
    >
      <Arrow placed={placed} />
      {placed.over && (
        <text x={placed.over.x} y={placed.over.y} textAnchor="middle" className="ac b">
          {t('dependency.depends-on')}
        </text>
      )}
      {placed.words && <WordsOf words={placed.words} />}
    </g>
  );
}

function Arrow({ placed }: { readonly placed: PlacedEdge }): ReactNode {
  const { x, y, angle } = placed.tip;
  return (
    <>
      <path className="wide" d={placed.path} />
      <path className="arrow" d={placed.path} pathLength={1} />
      <path className="tip" d="M-8 -5 0 0-8 5" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </>
  );
}

function WordsOf({ words }: { readonly words: PlacedWords }): ReactNode {
  return words.lines.map((line, index) => (
    <text
      key={line}
      x={words.x}
      y={words.y + index * LINE}
      textAnchor={words.anchor}
      className={classes('mi halo', index > 0 && index === words.lines.length - 1 && 'q2')}
    >
      <WithRule line={line} />
    </text>
  ));
}

function Leaving({ placed }: { readonly placed: PlacedEdge }): ReactNode {
  const { x, y } = placed.middle;
  return (
    <Decoration className="edge leaving">
      <Arrow placed={placed} />
      <path className="strike" pathLength={1} d={`M${x - 10} ${y + 10}l20 -20`} />
    </Decoration>
  );
}

export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
