import { type ReactNode, useMemo, useState } from 'react';
import { type Aspect, type Difference, type Explained, equalValues, type Message } from '../../../engine';
import { usePreferences } from '../../../state';
import { Button, RuleNumber, useNames, useWords, Words } from '../../kit';
import { type Because, becauseInB } from './because';

/** What differs at the end, and what makes it so in B and not in A. */
export function DifferenceTable(props: {
  readonly a: Explained;
  readonly b: Explained;
  readonly differences: readonly Difference[];
}): ReactNode {
  const { t } = useWords();
  const { a, b, differences } = props;
  const [equal, setEqual] = useState(false);
  const same = useMemo(() => (equal ? equalValues(a, b) : []), [a, b, equal]);
  return (
    <section aria-labelledby="differs-title">
      <h3 id="differs-title">{t('compare.differs')}</h3>
      <div className="dt-frame">
        <table className="dt">
          <thead>
            <tr>
              <th scope="col">{t('compare.object')}</th>
              <th scope="col">{t('compare.characteristic')}</th>
              <th scope="col">A</th>
              <th scope="col">B</th>
              <th scope="col">{t('compare.because')}</th>
            </tr>
          </thead>
          <tbody>
            {[...differences, ...same].map((difference, index) => (
              <Row
                key={`${difference.object} ${difference.aspect}`}
                difference={difference}
                a={a}
                b={b}
                before={differences[index - 1] ?? null}
              />
            ))}
            {differences.length === 0 && (
              <tr>
                <td colSpan={5}>{t('compare.no-difference')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        {differences.length > 0 && t('compare.else-equal')}{' '}
        <Button onClick={() => setEqual(!equal)} aria-expanded={equal}>
          {t(equal ? 'compare.hide-equal' : 'compare.show-equal')}
        </Button>
      </p>
    </section>
  );
}

function Row(props: {
  readonly difference: Difference;
  readonly a: Explained;
  readonly b: Explained;
  readonly before: Difference | null;
}): ReactNode {
  const { difference, a, b, before } = props;
  const { t, plain } = useWords();
  const names = useNames();
  const level = usePreferences((state) => state.words);
  const speech = useMemo(() => ({ level, plain: (message: Message) => plain(message, names) }), [level, plain, names]);
  const { object, aspect } = difference;
  const equal = JSON.stringify(difference.a) === JSON.stringify(difference.b);
  const because = useMemo(
    () => (equal ? null : becauseInB(a, b, difference, speech)),
    [a, b, difference, speech, equal],
  );
  const same = useMemo(
    () => before !== null && isSame(because, becauseInB(a, b, before, speech)),
    [a, b, before, because, speech],
  );
  return (
    <tr className={equal ? 'equal' : undefined}>
      <th scope="row">
        <Words message={{ key: 'inspector.object', values: { object: { object } } }} />
      </th>
      <td>{t(`aspect.${aspect}`)}</td>
      <Value run="A" aspect={aspect} value={difference.a} />
      <Value run="B" aspect={aspect} value={difference.b} />
      <td className="because-b">
        {equal && t('compare.same-in-both')}
        {because && same && t('compare.same-reason')}
        {because && !same && (
          <>
            <Words message={because.message} /> {because.rule && <RuleNumber rule={because.rule} />}
          </>
        )}
      </td>
    </tr>
  );
}

const isSame = (one: Because | null, other: Because | null): boolean =>
  one !== null && JSON.stringify(one.message) === JSON.stringify(other?.message);

/** Sizes are measured, so they are in mono; nothing is a dash. Where rows are stacked the cell itself names its run. */
function Value(props: { readonly run: 'A' | 'B'; readonly aspect: Aspect; readonly value: Message | null }): ReactNode {
  const { run, aspect, value } = props;
  const isNothing = value === null || value.key === 'value.no-size';
  return (
    <td data-run={run} className={aspect === 'size' && !isNothing ? 'v' : undefined}>
      {isNothing ? '—' : <Words message={value} />}
    </td>
  );
}
