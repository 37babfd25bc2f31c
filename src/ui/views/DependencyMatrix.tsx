import { memo, type ReactNode } from 'react';
import type { DependencyKind, EffectKey } from '../../engine';
import type { Words } from '../../messages';
import { classes, useNames, useWords } from '../kit';
import type { DependencyData, Pair } from './dependency-data';
import { shortNames } from './short-names';

/** Beyond this many effects the columns keep only t-numbers. */
const NAMED_COLUMNS = 4;

/** Who would change whom: a row for each effect, a column for each, and "no" is as visible as "yes". */
export function DependencyMatrix(props: {
  readonly data: DependencyData;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
}): ReactNode {
  const { data, pair, onPair } = props;
  const { t } = useWords();
  const names = useNames();
  const edges = new Map(data.edges.map((edge) => [`${edge.dependent}>${edge.on}`, edge]));
  const no = t('dependency.no');
  const short = shortWords(t);
  const named = data.nodes.length <= NAMED_COLUMNS;
  const called = shortNames(data.nodes.map((node) => names.effect(node.effect)));
  return (
    <table className={classes('mx', !named && 'many')}>
      <caption className="sr">{t('dependency.matrix', { layer: data.layer })}</caption>
      <thead>
        <tr>
          <td />
          {data.nodes.map((node, index) => (
            <th key={node.effect} scope="col" title={names.effect(node.effect)}>
              {named ? called[index] : <span className="ts">{node.timestamp}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.nodes.map((on, index) => (
          <tr key={on.effect}>
            <th scope="row" title={names.effect(on.effect)}>
              {!named && <span className="ts">{on.timestamp}</span>}{' '}
              {t('dependency.would-change', { effect: called[index] ?? '' })}
            </th>
            {data.nodes.map((dependent) => {
              if (dependent === on) return <td key={dependent.effect} className="self" />;
              const edge = edges.get(`${dependent.effect}>${on.effect}`);
              return (
                <Cell
                  key={dependent.effect}
                  dependent={dependent.effect}
                  on={on.effect}
                  words={edge ? short[edge.kind] : no}
                  answer={edge === undefined ? 'no' : edge.inLoop ? 'in-loop' : 'yes'}
                  chosen={pair?.dependent === dependent.effect && pair.on === on.effect}
                  onPair={onPair}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Many effects make many cells: each is drawn anew only when its own answer changes. */
const Cell = memo(function Cell(props: {
  readonly dependent: EffectKey;
  readonly on: EffectKey;
  readonly words: string;
  readonly answer: 'yes' | 'no' | 'in-loop';
  readonly chosen: boolean;
  readonly onPair: (pair: Pair) => void;
}): ReactNode {
  const { dependent, on, answer, chosen } = props;
  return (
    <td className={classes(answer !== 'no' && 'yes', answer === 'in-loop' && 'in-loop', chosen && 'chosen')}>
      <button type="button" aria-pressed={chosen} onClick={() => props.onPair({ dependent, on })}>
        {props.words}
      </button>
    </td>
  );
});

const shortWords = (t: Words['t']): Record<DependencyKind, string> => ({
  existence: t('dependency.short-existence'),
  text: t('dependency.short-text'),
  'applies-to': t('dependency.short-applies-to'),
  does: t('dependency.short-does'),
});
