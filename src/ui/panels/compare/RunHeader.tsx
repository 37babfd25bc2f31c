import type { ReactNode } from 'react';
import { type Explained, timestampOrder } from '../../../engine';
import { Button, IconButton, useNames, useWords, Words } from '../../kit';
import type { RunTitle } from './run-titles';

/** One run: its letter, what sets it apart, and the order of its timestamps; those of B can be moved here. */
export function RunHeader(props: {
  readonly letter: 'A' | 'B';
  readonly run: Explained;
  readonly title: RunTitle;
  readonly onOpen: () => void;
  readonly onMove?: (key: string, to: number) => void;
}): ReactNode {
  const { t } = useWords();
  const { letter, run, title, onMove } = props;
  const names = useNames();
  const order = timestampOrder(run.board);
  const nameOf = (key: string) => (run.trace.objects.some((id) => id === key) ? names.object(key) : names.effect(key));
  return (
    <header className="run-h">
      <h3>
        <span className={letter === 'A' ? 'key' : 'key hollow'}>{letter}</span>
        <span className="run-title">
          <Words message={title.title} />
        </span>
        <Button look="line" onClick={props.onOpen}>
          {t('compare.open', { letter })}
        </Button>
      </h3>
      <ol className="order">
        {order.map((key, index) => (
          <li key={key} className={title.moved.has(key) ? 'moved' : undefined}>
            <span className="ts">{index + 1}</span> {nameOf(key)}
            {onMove && index > 0 && (
              <IconButton
                label={t('compare.earlier', { name: nameOf(key) })}
                icon="left"
                onClick={() => onMove(key, index - 1)}
              />
            )}
          </li>
        ))}
      </ol>
    </header>
  );
}
