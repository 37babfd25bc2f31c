import { type ReactNode, useMemo, useState } from 'react';
import { prefer, transport, usePreferences, useShown } from '../../state';
import { LayerCode, Segmented, useNames, useWords, Words } from '../kit';
import { onDemand } from '../kit/on-demand';
import { AskedBothWays } from '../views/AskedBothWays';
import { DependencyGraph } from '../views/DependencyGraph';
import { type DependencyData, dependencyData, type Pair, pairToShow, type Side } from '../views/dependency-data';
import { GRAPH_LIMIT } from '../views/dependency-graph-layout';
import { useGraphLayouts } from '../views/use-graph-layouts';
import { useSize } from '../views/use-size';
import { FailedPanel } from './FailedPanel';
import { useHeld } from './use-held';
import { usePosition } from './use-step-words';

const ON_DEMAND = {
  waiting: () => null,
  failed: (_: unknown, tryAgain: () => void) => <FailedPanel onRetry={tryAgain} />,
};
const DependencyMatrix = onDemand(async () => (await import('../views/DependencyMatrix')).DependencyMatrix, ON_DEMAND);
const DependencyText = onDemand(async () => (await import('../views/DependencyText')).DependencyText, ON_DEMAND);
const Outcomes = onDemand(async () => (await import('../views/Outcomes')).Outcomes, ON_DEMAND);

type Form = 'graph' | 'matrix' | 'text';

/** The dependencies of the layer under the head, just before or just after the step: as graph, matrix or text. */
export function DependencyPanel(props: {
  readonly tools?: ReactNode;
  /** The height in sight, pixels; measured where the panel does not grow with what it holds. */
  readonly room?: number;
}): ReactNode {
  const { trace } = useShown();
  const held = useHeld();
  const end = usePosition();
  const position = held.position ?? end;
  const { t } = useWords();
  const preferred = usePreferences((state) => state.dependencies);
  const [side, setSide] = useState<Side>('before');
  const [asked, setAsked] = useState<Pair | null>(null);
  const [box, size] = useSize<HTMLDivElement>();
  const data = useMemo(() => dependencyData(trace, position, side), [trace, position, side]);
  const form = preferred === 'auto' ? formFor(data) : preferred;
  const layoutOf = useGraphLayouts();
  const pair = data === null ? null : pairToShow(data, asked);
  const go = (effect: string) => {
    const index = trace.steps.findIndex(
      (step) =>
        (step.kind === 'applies' || step.kind === 'never-applies') &&
        step.layer === data?.layer &&
        step.effect === effect,
    );
    if (index >= 0) transport.goTo(index + 1);
  };
  return (
    <section className="view dependencies" aria-label={t('dependency.title')}>
      <div className="vh">
        <h2>{t('dependency.title')}</h2>
        {data && <LayerCode layer={data.layer} />}
        {data && <SideSwitch data={data} side={side} onSide={setSide} />}
        <span className="grow" />
        <Segmented
          label={t('dependency.form')}
          value={form}
          options={FORMS.map((value) => ({ value, label: t(`dependency.form-${value}`) }))}
          onChange={(dependencies) => prefer({ dependencies })}
        />
        {props.tools}
      </div>
      <div className="drawing" ref={box}>
        {data === null || data.nodes.length === 0 ? (
          <p className="none">{t('dependency.empty')}</p>
        ) : (
          <>
            {form === 'graph' && size.width > 0 && (
              <DependencyGraph
                data={data}
                layoutOf={layoutOf}
                width={size.width}
                room={props.room ?? size.height}
                pair={pair}
                onPair={setAsked}
                onGo={go}
                held={held.effects}
              />
            )}
            {form === 'matrix' && (
              <DependencyMatrix data={data} pair={asked === null ? null : pair} onPair={setAsked} scroller={box} />
            )}
            {form === 'text' && <DependencyText data={data} />}
            {form === 'graph' && pair !== null && <AskedBothWays data={data} pair={pair} />}
            {form !== 'text' && pair !== null && asked !== null && (
              <div className="in-sight">
                <Outcomes pair={pair} entry={data.entry} />
              </div>
            )}
            <Foot data={data} />
          </>
        )}
      </div>
    </section>
  );
}

const FORMS = ['graph', 'matrix', 'text'] as const satisfies readonly Form[];

/** A graph where something depends; where nothing does, or for many effects, the matrix says more. */
function formFor(data: DependencyData | null): Form {
  if (data === null) return 'graph';
  const compared = data.asked.length > 2 && data.edges.length === 0;
  return data.nodes.length > GRAPH_LIMIT || compared ? 'matrix' : 'graph';
}

/** Which moment is shown: of a step that never applies, the one before what ended it. */
function SideSwitch(props: {
  readonly data: DependencyData;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const by = props.data.dropped?.by ?? null;
  return (
    <button
      type="button"
      className="side-switch"
      title={t('dependency.side-switch')}
      onClick={() => props.onSide(props.side === 'before' ? 'after' : 'before')}
    >
      {by === null
        ? t(`dependency.side-${props.side}`)
        : t('dependency.side-before-effect', { effect: names.effect(by) })}
    </button>
  );
}

/** What the graph shows and what happens to it next (613.8c), or why there is none. */
function Foot({ data }: { readonly data: DependencyData }): ReactNode {
  const { dropped, asked } = data;
  const effects = {
    ...(asked[0] === undefined ? {} : { last: { effect: asked[0] } }),
    ...(dropped === null ? {} : { dropped: { effect: dropped.effect } }),
    ...(dropped === null || dropped.by === null ? {} : { by: { effect: dropped.by } }),
  };
  return (
    <p className="foot-note">
      <Words
        message={{ key: footKey(data), values: { layer: { layer: data.layer }, rule: { rule: '613.8c' }, ...effects } }}
      />
    </p>
  );
}

function footKey({ nodes, edges, asked, dropped }: DependencyData): string {
  if (dropped !== null) return dropped.by === null ? 'dependency.foot-out' : 'dependency.foot-dropped';
  if (asked.length === 0) return 'dependency.foot-empty';
  if (asked.length === 1) return nodes.length === 1 ? 'dependency.foot-alone' : 'dependency.foot-last';
  return edges.length === 0 ? 'dependency.foot-none' : 'dependency.foot-again';
}
