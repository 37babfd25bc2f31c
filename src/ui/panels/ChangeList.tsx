import { Fragment, type ReactNode, useMemo } from 'react';
import { stepChanges } from '../../engine';
import { debug, useShown } from '../../state';
import { useNames, Words } from '../kit';
import { usePosition } from './use-step-words';

/** What the step changed, an object a line: the old value struck through, the new one beside it. */
export function ChangeList(): ReactNode {
  const { trace } = useShown();
  const names = useNames();
  const position = usePosition();
  const list = useMemo(() => (position === 0 ? [] : stepChanges(trace, position - 1)), [trace, position]);
  return (
    <ul className="changes">
      {list.map(({ object, changes }) => (
        <li key={object}>
          <button type="button" className="c" onClick={() => debug.select(object)}>
            {names.object(object)}
          </button>
          <span>
            {changes.map(({ aspect, before, after }) => (
              <Fragment key={aspect}>
                {before && (
                  <s className="was">
                    <Words message={before} />
                  </s>
                )}{' '}
                {after && <Words message={after} />}{' '}
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
