import { dequal } from 'dequal/lite';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { classes, useWords } from '../kit';
import { Decoration } from './Decoration';
import type { PlacedStop, TimelineHead, TimelineLayout } from './timeline-types';
import { point, pointAway, useLit } from './use-highlight';

/** Lines and nodes: bent lines over straight ones, nodes over both. */
export function TimelineStops(props: {
  readonly layout: TimelineLayout;
  readonly head: TimelineHead | null;
  /** Effects that only the preview has. */
  readonly held: ReadonlySet<string>;
  readonly onGo: (position: number) => void;
}): ReactNode {
  const { stops } = props.layout;
  const latest = useRef(props);
  latest.current = props;
  const onGo = useCallback(({ id }: PlacedStop) => {
    const { layout, onGo: go } = latest.current;
    const stop = layout.stops.find((each) => each.id === id);
    if (stop) go(stop.position);
  }, []);
  const position = props.head?.position ?? 0;
  const bent = stops.filter((stop) => stop.bent);
  return (
    <>
      <Decoration>
        {stops.map(
          (stop) => !stop.bent && <Line key={stop.id} stop={stop} state={stateOf(stop, position, props.held)} />,
        )}
        {bent.map((stop) => stop.alone && <Alone key={stop.id} stop={stop} y={stop.alone.y} />)}
        {bent.map((stop) => (
          <Line key={stop.id} stop={stop} state={stateOf(stop, position, props.held)} />
        ))}
        {bent.map((stop) => stop.plate && <Plate key={stop.id} stop={stop} />)}
      </Decoration>
      {stops.map((stop) => (
        <Node
          key={stop.id}
          stop={stop}
          state={stateOf(stop, position, props.held)}
          inHead={stop.layer === props.head?.layer}
          onGo={onGo}
        />
      ))}
    </>
  );
}

const waits = (stop: PlacedStop): boolean => stop.bent && stop.waits !== null;

type State = 'done' | 'now' | 'to-come' | 'held';

function stateOf(stop: PlacedStop, position: number, held: ReadonlySet<string>): State {
  if (held.has(stop.effect)) return 'held';
  if (stop.position === position) return 'now';
  return stop.position < position ? 'done' : 'to-come';
}

const Line = memo(function Line({ stop, state }: { readonly stop: PlacedStop; readonly state: State }): ReactNode {
  return (
    <g data-l={stop.layer} className={classes('line', state, waits(stop) && 'waits', stop.never && 'never')}>
      {stop.bent && <path className="under" d={stop.path} />}
      <path d={stop.path} />
    </g>
  );
}, sameDrawing);

const Alone = memo(function Alone({ stop, y }: { readonly stop: PlacedStop; readonly y: number }): ReactNode {
  if (!stop.alone) return null;
  return (
    <g className="alone">
      <path d={`M${stop.alone.x} ${y - 25}V${y - 7}`} />
      <circle cx={stop.alone.x} cy={y} r="6" />
      {stop.alone.words !== '' && (
        <text x={stop.alone.x + 13} y={y + 4} className="mi q2">
          {stop.alone.words}
        </text>
      )}
    </g>
  );
}, sameDrawing);

const Plate = memo(function Plate({ stop }: { readonly stop: PlacedStop }): ReactNode {
  const { rule } = useWords();
  const { plate } = stop;
  if (!plate) return null;
  return (
    <g className="plate">
      <rect x={plate.x - plate.width / 2} y={plate.y - 10} width={plate.width} height="20" rx="10" />
      <text x={plate.x} y={plate.y + 4} textAnchor="middle" className="b">
        {plate.words}
        {plate.withRule && <tspan className="mono">{`${plate.words === '' ? '' : ' '}${rule('613.8b') ?? ''}`}</tspan>}
      </text>
    </g>
  );
}, sameDrawing);

/** A node is a button: it takes the head to its step. */
const Node = memo(function Node(props: {
  readonly stop: PlacedStop;
  readonly state: State;
  readonly inHead: boolean;
  readonly onGo: (stop: PlacedStop) => void;
}): ReactNode {
  const { stop, state, inHead, onGo } = props;
  const lit = useLit(stop.effect);
  const go = () => onGo(stop);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      data-l={stop.layer}
      data-stop={stop.id}
      className={classes(
        'node',
        state,
        waits(stop) && 'waits',
        stop.never && 'never',
        inHead && 'in-head',
        lit && 'lit',
      )}
      style={{ transform: `translate(${stop.x}px, ${stop.y}px)` }}
      aria-label={nodeName(stop)}
      aria-current={state === 'now' ? 'step' : undefined}
      onClick={go}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          event.stopPropagation();
          go();
        }
      }}
      onPointerEnter={() => point(stop.effect)}
      onPointerLeave={pointAway}
      onFocus={() => point(stop.effect)}
      onBlur={pointAway}
    >
      <title>{nodeName(stop)}</title>
      <circle className="target" r="11" />
      {state === 'now' && <circle className="halo-ring" r="10.5" />}
      <circle className="ring" r="6.5" />
      {stop.never && <path className="cross" d="m-4 4 8-8" />}
      <Label stop={stop} />
    </g>
  );
}, sameDrawing);

type Drawn = { readonly stop: PlacedStop };

/** Another preview or order makes all stops anew, and most are drawn as they were; their places in the trace are not drawn. */
function sameDrawing<Props extends Drawn>(before: Props, after: Props): boolean {
  return dequal(
    { ...before, stop: { ...before.stop, position: 0 } },
    { ...after, stop: { ...after.stop, position: 0 } },
  );
}

const nodeName = (stop: PlacedStop): string =>
  [`${stop.layer}: ${stop.label}`, stop.detail, stop.waits].filter((part) => part !== null && part !== '').join(', ');

function Label({ stop }: { readonly stop: PlacedStop }): ReactNode {
  const { text } = stop;
  if (!text) return null;
  const x = text.x - stop.x;
  const one = text.lines === 1 || text.detail === '';
  return (
    <Decoration className="words">
      {text.leader && <path className="leader" d={`M${text.leader.from - stop.x} 0H${text.leader.to - stop.x}`} />}
      <text x={x} y={one ? 4 : -1} textAnchor={text.anchor} className="b halo">
        {text.label}
        {text.lines === 1 && text.detail !== '' && <tspan className="mi q2"> {text.detail}</tspan>}
      </text>
      {!one && (
        <text x={x} y="13" textAnchor={text.anchor} className="mi q2 halo">
          {text.detail}
        </text>
      )}
    </Decoration>
  );
}
