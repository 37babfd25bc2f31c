import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Explained } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { decidingPair, type EveryOrder, tellingPairs } from '../../../state';
import { Button, useWords } from '../../kit';
import { ChooseKeys } from './ChooseKeys';
import { groupLabels } from './group-labels';
import { OrderGroupRow } from './OrderGroupRow';
import { suggestedKeys } from './order-groups';
import { sameResult } from './same-result';
import { type OrdersRun, useEveryOrder } from './use-every-order';
import { useShownGroups } from './use-shown-groups';
import { useStampName } from './use-stamp-name';

/** Every order of the chosen timestamps, grouped by what comes out; each group opens as run B or as the board. */
export function EveryOrderSection(props: {
  readonly a: Explained;
  readonly b: Explained;
  /** The board whose timestamps change places. */
  readonly present: Explained;
  readonly onChoose: (evaluation: Evaluation) => void;
  readonly onOpen: (evaluation: Evaluation) => void;
  /** Nothing differs yet: take the first order that does. */
  readonly offer: boolean;
}): ReactNode {
  const { t } = useWords();
  const { a, b, present, onChoose, onOpen } = props;
  const suggested = useMemo(() => suggestedKeys(present), [present]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const keys = chosen ?? suggested;
  const { run, stop, again } = useEveryOrder(present.board, keys, present.trace.edition ?? 'current');
  const result = 'result' in run ? run.result : NOTHING;
  const { groups, more, showAll } = useShownGroups(present.board, result.groups);
  const labels = useMemo(() => groupLabels(groups.map(({ evaluation }) => evaluation)), [groups]);
  // Of some of all orders one cannot tell whether what they share is more than chance.
  const isDone = run.kind === 'done';
  const pairs = useMemo(() => (isDone ? tellingPairs(result.groups) : []), [isDone, result.groups]);
  // Opened with nothing to compare, it offers the first order that makes a difference.
  const other = groups.find((group) => !sameResult(group.evaluation, a))?.evaluation;
  const offer = props.offer && run.kind === 'done' ? other : undefined;
  useEffect(() => {
    if (offer) onChoose(offer);
  }, [offer, onChoose]);
  return (
    <section className="every-order" aria-labelledby="orders-title">
      <h3 id="orders-title">
        {t('compare.every-order', { count: keys.length })}
        <ChooseKeys run={present} keys={keys} onChange={setChosen} />
      </h3>
      {run.kind === 'running' && <Progress result={result} onStop={stop} />}
      {(run.kind === 'stopped' || run.kind === 'failed') && (
        <p className="order-progress" role={run.kind === 'failed' ? 'alert' : 'status'}>
          <span>
            <Ending run={run} keys={keys} present={present} />
          </span>
          <Button look="line" onClick={again}>
            {t('compare.again')}
          </Button>
        </p>
      )}
      <ul className="groups">
        {groups.map((group, index) => (
          <OrderGroupRow
            key={group.orders[0]?.join(' ')}
            group={group}
            label={labels[index] ?? []}
            pairs={pairs[index] ?? []}
            total={isDone ? result.total : null}
            runs={{ a, b }}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {more > 0 && <Button onClick={showAll}>{t('compare.more-results', { count: more })}</Button>}
      {(run.kind === 'done' || run.kind === 'idle') && (
        <p className="quiet">
          <Ending run={run} keys={keys} present={present} />
        </p>
      )}
    </section>
  );
}

const NOTHING: EveryOrder = { groups: [], done: 0, total: 0 };

function Progress({ result, onStop }: { readonly result: EveryOrder; readonly onStop: () => void }): ReactNode {
  const { t } = useWords();
  const { done, total } = result;
  return (
    <p className="order-progress">
      <progress max={Math.max(1, total)} value={done} aria-label={t('compare.progress')} />
      <span className="num">{t('compare.tried', { done, total })}</span>
      <Button look="line" onClick={onStop}>
        {t('compare.stop')}
      </Button>
    </p>
  );
}

/** What can be said of a run that is over: whether order matters, and whose. */
function Ending(props: {
  readonly run: OrdersRun;
  readonly keys: readonly string[];
  readonly present: Explained;
}): ReactNode {
  const { t } = useWords();
  const { run, keys } = props;
  const nameOf = useStampName(props.present);
  switch (run.kind) {
    case 'idle':
      return t('compare.choose-two');
    case 'running':
      return null;
    case 'stopped':
      return t('compare.stopped', { done: run.result.done, total: run.result.total });
    case 'failed':
      return t('compare.failed', { reason: run.reason });
    case 'done': {
      if (run.result.groups.length === 1) return t('compare.order-does-not-matter');
      const pair = decidingPair(run.result.groups, keys);
      return pair && t('compare.only-pair', { a: nameOf(pair[0]), b: nameOf(pair[1]) });
    }
  }
}
