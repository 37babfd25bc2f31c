import { type ReactNode, useMemo } from 'react';
import { type Explained, finalValue, type ObjectId, sharedSteps } from '../../../engine';
import type { Names } from '../../../messages';
import { NamesContext, useNames, useWords } from '../../kit';
import { cutToWidth } from '../../views/text-width';
import { layoutTrunk, TRUNK, type TrunkStop } from './trunk-layout';
import { stopLines } from './trunk-words';

/** The steps of both runs, top to bottom: one line as long as they agree, then two. */
export function CompareTrunk(props: {
  readonly a: Explained;
  readonly b: Explained;
  /** The objects whose size is written at the ends, at most two. */
  readonly telling: readonly ObjectId[];
  /** What things are called in A; those around it are of B. */
  readonly namesOfA: Names;
}): ReactNode {
  const { a, b, telling } = props;
  const names = useNames();
  const { t } = useWords();
  const layout = useMemo(() => layoutTrunk(a, b, sharedSteps(a, b)), [a, b]);
  const { fork, end, height, folded } = layout;
  const words = fork ? t('compare.part-at', { step: fork.step, layer: fork.layer }) : t('compare.never-part');
  const trunkEnd = fork ? fork.y + 14 : end;
  return (
    <svg className="trunk" viewBox={`0 0 ${TRUNK.width} ${height}`} style={{ height }} role="img" aria-label={words}>
      <text x={TRUNK.middle} y="28" textAnchor="middle" className="b">
        {t('compare.one-board')}
      </text>
      <text x={TRUNK.middle} y="44" textAnchor="middle" className="q">
        {t('compare.steps-down')}
      </text>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round">
        <path d={`M${TRUNK.middle} ${TRUNK.top}V${trunkEnd}`} />
        {fork && <path d={branch(fork.y, TRUNK.left, end)} />}
        {fork && <path d={branch(fork.y, TRUNK.right, end)} strokeDasharray="1 5" />}
      </g>
      <circle cx={TRUNK.middle} cy={TRUNK.top} r="5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.8" />
      <text x={TRUNK.middle + 18} y={TRUNK.top + 4} className="q">
        {t('compare.printed')}
      </text>
      {folded && (
        <text x={TRUNK.middle + 18} y={folded.y + 4} className="q">
          {t('compare.folded', { count: folded.count })}
        </text>
      )}
      {layout.stops.map((stop) => (
        <NamesContext key={stop.key} value={stop.side === 'b' ? names : props.namesOfA}>
          <Stop stop={stop} run={stop.side === 'b' ? b : a} />
        </NamesContext>
      ))}
      {fork && (
        <g>
          <rect x={TRUNK.middle - 98} y={fork.y - 14} width="196" height="26" rx="13" fill="var(--accent)" />
          <text x={TRUNK.middle} y={fork.y + 4} textAnchor="middle" className="b on">
            {words}
          </text>
        </g>
      )}
      {fork && <Ends a={a} b={b} telling={telling} y={end} />}
    </svg>
  );
}

const branch = (y: number, x: number, end: number): string =>
  `M${TRUNK.middle} ${y}C${TRUNK.middle} ${y + 30} ${x} ${y + 26} ${x} ${y + 58}V${end}`;

function Stop({ stop, run }: { readonly stop: TrunkStop; readonly run: Explained }): ReactNode {
  const { plain, rule } = useWords();
  const names = useNames();
  const { x, y, side, step } = stop;
  const place = placeOfWords(side, x, y);
  const room = place.room - (step.continues ? RULE_ROOM : 0);
  const lines = stopLines(stop, run.trace, room, (message) => plain(message, names));
  return (
    <g data-l={step.layer}>
      <circle cx={x} cy={y} r="7.5" fill="var(--l)" />
      <rect x={place.codeX} y={place.codeY} width="24" height="15" rx="3" fill="var(--l)" />
      <text x={place.codeX + 12} y={place.codeY + 11} textAnchor="middle" className="code">
        {step.layer}
      </text>
      <text x={place.textX} y={place.nameY} textAnchor={place.anchor} className="ser">
        {cutToWidth(names.effect(step.effect), 13, place.room, 'bold')}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={place.textX} y={place.nameY + 15 + index * 14} textAnchor={place.anchor} className="q2">
          {line}
          {step.continues && index === lines.length - 1 && <tspan className="mono"> {rule('613.6')}</tspan>}
        </text>
      ))}
    </g>
  );
}

const RULE_ROOM = 36; // pixels: " 613.6" in mono

/** On the trunk words stand right of the line and the code left of it; on a branch both stand on its outer side. */
function placeOfWords(side: TrunkStop['side'], x: number, y: number) {
  const left = side === 'a';
  const textX = left ? x - 18 : x + 18;
  const room = (left ? textX : TRUNK.width - textX) - 8;
  const anchor = left ? ('end' as const) : ('start' as const);
  if (side === 'both') return { textX, room, anchor, codeX: x - 44, codeY: y - 8, nameY: y - 1 };
  return { textX, room, anchor, codeX: left ? x - 42 : x + 18, codeY: y - 24, nameY: y + 6 };
}

/** At the ends of both lines: what the objects that differ have come to. */
function Ends(props: {
  readonly a: Explained;
  readonly b: Explained;
  readonly telling: readonly ObjectId[];
  readonly y: number;
}): ReactNode {
  const { plain } = useWords();
  const names = useNames();
  const size = (run: Explained, object: ObjectId) => {
    const value = finalValue(run, object, 'size');
    return value === null || value.key === 'value.no-size' ? '—' : plain(value, names);
  };
  return (
    <g>
      <circle cx={TRUNK.left} cy={props.y} r="5" fill="var(--ink)" />
      <circle cx={TRUNK.right} cy={props.y} r="5" fill="var(--ink)" />
      {props.telling.slice(0, 2).map((object, index) => {
        const y = props.y + (index === 0 ? 0 : 62);
        const className = index === 0 ? 'size' : 'size small';
        return (
          <g key={object}>
            <text x={TRUNK.left - 16} y={y - 6} textAnchor="end" className="q2">
              {cutToWidth(names.object(object), 11, END_ROOM)}
            </text>
            <text x={TRUNK.right + 16} y={y - 6} className="q2">
              {cutToWidth(names.object(object), 11, END_ROOM)}
            </text>
            <text x={TRUNK.left - 16} y={y + (index === 0 ? 30 : 18)} textAnchor="end" className={className}>
              {size(props.a, object)}
            </text>
            <text x={TRUNK.right + 16} y={y + (index === 0 ? 30 : 18)} className={className}>
              {size(props.b, object)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const END_ROOM = 116; // pixels beside the end of a branch
