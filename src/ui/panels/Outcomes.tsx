import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { compareOutcomes, describePart, type Message, type MessageValue, type ShownOutcome } from '../../engine';
import { useShown } from '../../state';
import { Words } from '../kit';
import type { Pair, Side } from '../views/dependency-data';

/** The two outcomes that 613.8a compares, for the chosen pair: what the effect would be alone, and after the other. */
export function Outcomes(props: { readonly pair: Pair; readonly position: number; readonly side: Side }): ReactNode {
  const { compiled } = useShown();
  const { pair } = props;
  // One more pass over the board: it may come a moment later than the step.
  const entry = useDeferredValue(Math.max(0, props.side === 'before' ? props.position - 1 : props.position));
  const found = useMemo(
    () => compareOutcomes(compiled, entry, pair.dependent, pair.on),
    [compiled, entry, pair.dependent, pair.on],
  );
  if (found === null) return null;
  const values = { dependent: { effect: pair.dependent }, on: { effect: pair.on } };
  const same = JSON.stringify(found.alone) === JSON.stringify(found.after);
  return (
    <dl className="outcomes">
      <dt>
        <Words message={{ key: 'outcome.alone', values }} />
      </dt>
      <dd>
        <Words message={outcomeWords(found.alone)} />
      </dd>
      <dt>
        <Words message={{ key: 'outcome.after', values }} />
      </dt>
      <dd className={same ? 'quiet' : 'differs'}>
        <Words message={same ? { key: 'outcome.same' } : outcomeWords(found.after)} />
      </dd>
    </dl>
  );
}

/** "Urborg, Forest: is also Swamp" */
function outcomeWords(outcome: ShownOutcome): Message {
  if (!outcome.exists) return { key: 'outcome.gone' };
  if (outcome.objects.length === 0) return { key: 'outcome.nothing' };
  const objects = outcome.objects.map((object): MessageValue => ({ object }));
  const does = outcome.parts.map(describePart);
  const values = { objects, does, count: objects.length };
  if (does.length === 0) return { key: 'outcome.objects', values };
  return { key: objects.length > 4 ? 'outcome.many' : 'outcome.does', values };
}
