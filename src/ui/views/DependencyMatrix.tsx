import type { ReactNode } from 'react';
import { classes, useNames, useWords } from '../kit';
import type { DependencyData, Pair } from './dependency-data';

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
  const named = data.nodes.length <= NAMED_COLUMNS;
  return (
    <table className={classes('mx', !named && 'many')}>
      <caption className="sr">{t('dependency.matrix', { layer: data.layer })}</caption>
      <thead>
        <tr>
          <td />
          {data.nodes.map((node) => (
            <th key={node.effect} scope="col" title={names.effect(node.effect)}>
              {named ? names.effect(node.effect) : <span className="ts">{node.timestamp}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.nodes.map((on) => (
          <tr key={on.effect}>
            <th scope="row">
              {!named && <span className="ts">{on.timestamp}</span>}{' '}
              {t('dependency.would-change', { effect: names.effect(on.effect) })}
            </th>
            {data.nodes.map((dependent) =>
              dependent === on ? (
                <td key={dependent.effect} className="self" />
              ) : (
                <Cell
                  key={dependent.effect}
                  data={data}
                  own={{ dependent: dependent.effect, on: on.effect }}
                  chosen={pair?.dependent === dependent.effect && pair.on === on.effect}
                  onPair={onPair}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell(props: {
  readonly data: DependencyData;
  readonly own: Pair;
  readonly chosen: boolean;
  readonly onPair: (pair: Pair) => void;
}): ReactNode {
  const { t } = useWords();
  const { own } = props;
  const edge = props.data.edges.find((each) => each.dependent === own.dependent && each.on === own.on);
  return (
    <td className={classes(edge && 'yes', edge?.inLoop && 'in-loop', props.chosen && 'chosen')}>
      <button type="button" aria-pressed={props.chosen} onClick={() => props.onPair(own)}>
        {t(edge ? `dependency.short-${edge.kind}` : 'dependency.no')}
      </button>
    </td>
  );
}
