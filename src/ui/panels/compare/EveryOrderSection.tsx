import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Explained, finalValues, timestampOrder } from '../../../engine';
import { decidingPair, MOST_KEYS, type OrderGroup } from '../../../state';
import { Button, Popover, useNames, useWords, Words } from '../../kit';
import { suggestedKeys, tellingValues } from './order-groups';
import { useEveryOrder } from './use-every-order';

/** Every order of the chosen timestamps, grouped by what comes out; each group opens as run B. */
export function EveryOrderSection(props: {
  readonly a: Explained;
  readonly b: Explained;
  /** The board whose timestamps change places. */
  readonly present: Explained;
  readonly onChoose: (group: OrderGroup) => void;
  /** Nothing differs yet: take the first order that does. */
  readonly offer: boolean;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { a, b, present, onChoose } = props;
  const suggested = useMemo(() => suggestedKeys(present), [present]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [stopped, setStopped] = useState(false);
  const keys = chosen ?? suggested;
  const result = useEveryOrder(present.board, keys, !stopped && keys.length > 1);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    setStopped(false);
  };
  // Opened with nothing to compare, it offers the first order that makes a difference.
  const other = result.groups.find((group) => !sameResult(group.evaluation, a));
  const offer = props.offer && result.done === result.total ? other : undefined;
  useEffect(() => {
    if (offer) onChoose(offer);
  }, [offer, onChoose]);
  const pair = result.done === result.total ? decidingPair(result.groups, keys) : null;
  return (
    <section aria-labelledby="orders-title">
      <h3 id="orders-title">
        {t('compare.every-order', { count: keys.length })}
        <ChooseKeys run={present} keys={keys} onChange={choose} />
      </h3>
      {result.done < result.total && (
        <p className="order-progress">
          <progress max={result.total} value={result.done} aria-label={t('compare.progress')} />
          <span className="num">{t('compare.tried', { done: result.done, total: result.total })}</span>
          <Button onClick={() => setStopped(true)}>{t('compare.stop')}</Button>
        </p>
      )}
      <ul className="groups">
        {result.groups.map((group) => (
          <Group
            key={group.orders[0]?.join(' ')}
            group={group}
            groups={result.groups}
            total={result.total}
            runs={{ a, b }}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p className="quiet">
        {keys.length < 2 && t('compare.choose-two')}
        {stopped && t('compare.stopped')}
        {result.total > 0 &&
          result.done === result.total &&
          result.groups.length === 1 &&
          t('compare.order-does-not-matter')}
        {pair && t('compare.only-pair', { a: nameOf(pair[0], present, names), b: nameOf(pair[1], present, names) })}
      </p>
    </section>
  );
}

const sameResult = (one: Explained, other: Explained): boolean =>
  JSON.stringify(finalValues(one)) === JSON.stringify(finalValues(other));

const nameOf = (key: string, run: Explained, names: ReturnType<typeof useNames>): string =>
  run.trace.objects.some((id) => id === key) ? names.object(key) : names.effect(key);

function Group(props: {
  readonly group: OrderGroup;
  readonly groups: readonly OrderGroup[];
  readonly total: number;
  readonly runs: { readonly a: Explained; readonly b: Explained };
  readonly onChoose: (group: OrderGroup) => void;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { group, groups, total, runs } = props;
  const initials = (order: readonly string[]) => order.map((key) => nameOf(key, runs.b, names).slice(0, 1)).join(' ');
  const values = useMemo(() => tellingValues(group, groups), [group, groups]);
  const same = (run: Explained) => sameResult(run, group.evaluation);
  return (
    <li>
      <b className="num">{t('compare.of', { count: group.orders.length, total })}</b>
      <button type="button" className="group-go" onClick={() => props.onChoose(group)}>
        <b>
          {values.map(({ object, value }, index) => (
            <span key={object}>
              {index > 0 && ', '}
              <Words message={{ key: 'compare.group-value', values: { object: { object }, value } }} />
            </span>
          ))}
          {values.length === 0 && t('compare.one-result')}
        </b>
        <span className="quiet">{group.orders.slice(0, 6).map(initials).join(' · ')}</span>
      </button>
      <span>
        {same(runs.a) && <span className="key">A</span>}
        {same(runs.b) && <span className="key hollow">B</span>}
      </span>
    </li>
  );
}

/** Which timestamps change places; no more than can be tried. */
function ChooseKeys(props: {
  readonly run: Explained;
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { run, keys, onChange } = props;
  const order = timestampOrder(run.board);
  const toggle = (key: string) =>
    onChange(
      keys.includes(key)
        ? keys.filter((other) => other !== key)
        : order.filter((other) => other === key || keys.includes(other)),
    );
  return (
    <Popover label={t('compare.choose')} trigger={<Button look="line">{t('compare.choose')}</Button>}>
      <fieldset className="choose-keys">
        <legend>{t('compare.choose-hint', { count: MOST_KEYS })}</legend>
        {order.map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={keys.includes(key)}
              disabled={!keys.includes(key) && keys.length >= MOST_KEYS}
              onChange={() => toggle(key)}
            />
            {nameOf(key, run, names)}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
