import { type ReactNode, useMemo } from 'react';
import { type Explained, finalValue, type ObjectId, sharedSteps } from '../../../engine';
import { useNames, useWords } from '../../kit';
import { layoutTrunk, TRUNK, type TrunkStop } from './trunk-layout';

/** The steps of both runs, top to bottom: one line as long as they agree, then two. */
export function CompareTrunk(props: {
  readonly a: Explained;
  readonly b: Explained;
  /** The objects whose size is written at the ends, at most two. */
  readonly telling: readonly ObjectId[];
}): ReactNode {
  const { a, b, telling } = props;
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
        <Stop key={stop.key} stop={stop} />
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

function Stop({ stop }: { readonly stop: TrunkStop }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { x, y, side, step, changed } = stop;
  const left = side === 'a';
  const anchor = left ? 'end' : 'start';
  const textX = left ? x - 18 : x + 18;
  const codeX = side === 'both' ? x - 44 : left ? x - 42 : x + 18;
  const codeY = side === 'both' ? y - 8 : y - 24;
  const nameY = side === 'both' ? y - 1 : y + 6;
  const listed = changed.slice(0, 2).map(names.object).join(', ');
  const what = changed.length > 2 ? t('compare.and-more', { list: listed, count: changed.length - 2 }) : listed;
  return (
    <g data-l={step.layer}>
      <circle cx={x} cy={y} r="7.5" fill="var(--l)" />
      <rect x={codeX} y={codeY} width="24" height="15" rx="3" fill="var(--l)" />
      <text x={codeX + 12} y={codeY + 11} textAnchor="middle" className="code">
        {step.layer}
      </text>
      <text x={textX} y={nameY} textAnchor={anchor} className="ser">
        {short(names.effect(step.effect))}
      </text>
      <text x={textX} y={nameY + 15} textAnchor={anchor} className="q2">
        {short(what === '' ? t('compare.changes-nothing') : what, step.continues ? 14 : 20)}
        {step.continues && <tspan className="mono"> 613.6</tspan>}
      </text>
    </g>
  );
}

/** As many characters as stand beside the line. */
const short = (text: string, most = 20): string =>
  text.length > most + 1 ? `${text.slice(0, most).trimEnd()}…` : text;

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
              {short(names.object(object))}
            </text>
            <text x={TRUNK.right + 16} y={y - 6} className="q2">
              {short(names.object(object))}
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
