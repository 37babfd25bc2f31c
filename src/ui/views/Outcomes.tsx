import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { compareOutcomes } from '../../engine';
import { useShown } from '../../state';
import { Words } from '../kit';
import type { Pair } from './dependency-data';
import { outcomeWords } from './outcome-words';

/** The two outcomes that 613.8a compares, for a pair: what the effect would be alone, and after the other. */
export function Outcomes(props: {
  readonly pair: Pair;
  /** The entry of the trace before which they are compared. */
  readonly entry: number;
}): ReactNode {
  const { compiled, trace } = useShown();
  const { dependent, on } = props.pair;
  // One more pass over the board: it may come a moment later than the step.
  const entry = useDeferredValue(props.entry);
  const found = useMemo(() => compareOutcomes(compiled, entry, dependent, on), [compiled, entry, dependent, on]);
  if (found === null) return null;
  const values = { dependent: { effect: dependent }, on: { effect: on } };
  const same = JSON.stringify(found.alone) === JSON.stringify(found.after);
  const table = trace.tableAt(entry);
  return (
    <dl className="outcomes">
      <dt>
        <Words message={{ key: 'outcome.alone', values }} />
      </dt>
      <dd>
        <Words message={outcomeWords(found, 'alone', table)} />
      </dd>
      <dt>
        <Words message={{ key: 'outcome.after', values }} />
      </dt>
      <dd className={same ? 'quiet' : 'differs'}>
        <Words message={same ? { key: 'outcome.same' } : outcomeWords(found, 'after', table)} />
      </dd>
    </dl>
  );
}
