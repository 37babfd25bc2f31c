import { type ReactNode, useMemo } from 'react';
import { type AspectChange, stepChanges, type TypeLineWord } from '../../engine';
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
          <div>
            {changes.map((change) => (
              <p key={change.aspect}>
                <Change change={change} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Change({ change }: { readonly change: AspectChange }): ReactNode {
  switch (change.kind) {
    case 'type-line':
      return change.words.map((word) => <TypeWord key={`${word.word} ${word.state}`} word={word} />);
    case 'value':
      return (
        <>
          {change.before && (
            <s className="was">
              <Words message={change.before} />
            </s>
          )}{' '}
          {change.after && <Words message={change.after} />}
        </>
      );
  }
}

function TypeWord({ word: { word, state } }: { readonly word: TypeLineWord }): ReactNode {
  switch (state) {
    case 'lost':
      return <s className="was">{word} </s>;
    case 'gained':
      return <b>{word} </b>;
    case 'kept':
      return `${word} `;
  }
}
