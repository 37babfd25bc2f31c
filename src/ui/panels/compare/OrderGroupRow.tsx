import { type ReactNode, useMemo } from 'react';
import type { Explained } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { Button, useWords, Words } from '../../kit';
import { initialsOf } from './initials';
import { type ShownGroup, tellingValues } from './order-groups';
import { sameResult } from './same-result';
import { useStampName } from './use-stamp-name';

const SHOWN = 6; // orders spelled out in a row; the count says how many there are

/** Orders with one result: how many, what tells them apart, and the way to their board. */
export function OrderGroupRow(props: {
  readonly group: ShownGroup;
  readonly groups: readonly ShownGroup[];
  readonly total: number;
  readonly runs: { readonly a: Explained; readonly b: Explained };
  readonly onChoose: (evaluation: Evaluation) => void;
  readonly onOpen: (evaluation: Evaluation) => void;
}): ReactNode {
  const { t } = useWords();
  const { group, groups, total, runs } = props;
  const nameOf = useStampName(group.evaluation);
  const { orders, evaluation } = group;
  const initials = initialsOf((orders[0] ?? []).map(nameOf));
  const shown = (order: readonly string[]) => order.map((key) => initials.get(nameOf(key))).join('');
  const values = useMemo(() => tellingValues(group, groups), [group, groups]);
  const same = (run: Explained) => sameResult(run, evaluation);
  return (
    <li>
      <b className="num">{t('compare.of', { count: orders.length, total })}</b>
      <button type="button" className="group-go" onClick={() => props.onChoose(evaluation)}>
        <b>
          {values.map(({ object, value }, index) => (
            <span key={object}>
              {index > 0 && ', '}
              <Words message={{ key: 'compare.group-value', values: { object: { object }, value } }} />
            </span>
          ))}
          {values.length === 0 && t('compare.one-result')}
        </b>
        <span className="orders-tried">
          {orders.slice(0, SHOWN).map(shown).join(' · ')}
          {orders.length > SHOWN && ' …'}
        </span>
      </button>
      <span className="group-end">
        {same(runs.a) && <span className="key">A</span>}
        {same(runs.b) && <span className="key hollow">B</span>}
        <Button onClick={() => props.onOpen(evaluation)} aria-label={t('compare.open-group', { count: orders.length })}>
          {t('compare.open-board')}
        </Button>
      </span>
    </li>
  );
}
