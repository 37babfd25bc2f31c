import type { ReactNode } from 'react';
import { useNames, useWords, Words } from '../kit';
import type { DependencyData } from './dependency-data';
import { edgeWords } from './edge-words';
import { Outcomes } from './Outcomes';
import { useMomentWords } from './use-moment-words';

/** The dependencies in sentences: for screen readers, for copying, and for who would rather read. */
export function DependencyText({ data }: { readonly data: DependencyData }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const free = data.nodes.filter(
    (node) => data.asked.includes(node.effect) && !data.edges.some((edge) => edge.dependent === node.effect),
  );
  return (
    <div className="in-words" data-picture="dependencies" data-picture-title={useMomentWords(data)}>
      {data.edges.length === 0 ? (
        <p>{t('dependency.none-here', { layer: data.layer })}</p>
      ) : (
        <ul>
          {data.edges.map((edge) => (
            <li key={`${edge.dependent}>${edge.on}`}>
              <Words message={edgeWords(edge)} />
              {data.edges.length <= MOST_OUTCOMES && <Outcomes pair={edge} entry={data.entry} />}
            </li>
          ))}
        </ul>
      )}
      {data.edges.length > 0 && free.length > 0 && (
        <p>
          <Words
            message={{
              key: 'dependency.free',
              values: { effects: free.map((node) => ({ effect: node.effect })), count: free.length },
            }}
          />
        </p>
      )}
      <ol>
        {data.nodes.map((node) => (
          <li key={node.effect}>
            <span className="ts">{node.timestamp}</span> <span className="c">{names.effect(node.effect)}</span>{' '}
            <span className="quiet">{t(`dependency.state-${node.state}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Each is one more pass over the board. */
const MOST_OUTCOMES = 12;
