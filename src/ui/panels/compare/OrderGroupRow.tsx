import type { ReactNode } from 'react';
import type { Explained, Message } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import type { OrderPair } from '../../../state';
import { Button, useWords, Words } from '../../kit';
import type { GroupValue } from './group-labels';
import { initialsOf } from './initials';
import type { ShownGroup } from './order-groups';
import { sameResult } from './same-result';
import { useStampName } from './use-stamp-name';

const SHOWN = 6; // orders spelled out in a row; the count says how many there are

/** Orders with one result: how many, what tells them apart, and the way to their board. */
export function OrderGroupRow(props: {
  readonly group: ShownGroup;
  readonly label: readonly GroupValue[];
  /** What is before what in all its orders, and not in those of others. */
  readonly pairs: readonly OrderPair[];
  /** How many orders there are; null as long as not all were tried. */
  readonly total: number | null;
  readonly runs: { readonly a: Explained; readonly b: Explained };
  readonly onChoose: (evaluation: Evaluation) => void;
  readonly onOpen: (evaluation: Evaluation) => void;
}): ReactNode {
  const { t } = useWords();
  const { group, label, total, runs } = props;
  const { orders, evaluation } = group;
  const same = (run: Explained) => sameResult(run, evaluation);
  const count = orders.length;
  return (
    <li>
      <b className="num">{total === null ? t('compare.so-far', { count }) : t('compare.of', { count, total })}</b>
      <button type="button" className="group-go" onClick={() => props.onChoose(evaluation)}>
        <b>
          {label.map(({ object, values }, index) => (
            <span key={object}>
              {index > 0 && '; '}
              <Words message={{ key: 'compare.group-value', values: { object: { object }, value: inARow(values) } }} />
            </span>
          ))}
          {label.length === 0 && t('compare.one-result')}
        </b>
        <Orders group={group} pairs={props.pairs} />
      </button>
      <span className="group-end">
        {same(runs.a) && <span className="key">A</span>}
        {same(runs.b) && <span className="key hollow">B</span>}
        <Button onClick={() => props.onOpen(evaluation)} aria-label={t('compare.open-group', { count })}>
          {t('compare.open-board')}
        </Button>
      </span>
    </li>
  );
}

/** "1/2, no abilities": not a list that ends in "and". */
const inARow = (values: readonly Message[]): Message =>
  values.reduce((row, value) => ({ key: 'compare.group-values', values: { row, value } }));

/** The orders by the first letters of names; where names have none that tell, by what comes before what in all of them. */
function Orders(props: { readonly group: ShownGroup; readonly pairs: readonly OrderPair[] }): ReactNode {
  const { orders, evaluation } = props.group;
  const { t } = useWords();
  const nameOf = useStampName(evaluation);
  const initials = initialsOf((orders[0] ?? []).map(nameOf));
  if (initials === null) {
    const said = props.pairs.map(([a, b]) => t('compare.before', { thing: nameOf(a), other: nameOf(b) }));
    return <span className="orders-before">{said.join(' · ')}</span>;
  }
  const shown = (order: readonly string[]) => order.map((key) => initials.get(nameOf(key))).join('');
  return (
    <span className="orders-tried">
      {orders.slice(0, SHOWN).map(shown).join(' · ')}
      {orders.length > SHOWN && ' …'}
    </span>
  );
}
