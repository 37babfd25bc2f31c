import type { ReactNode } from 'react';
import { type Explained, timestampOrder } from '../../../engine';
import { Button, classes, Icon, useWords, Words } from '../../kit';
import type { RunTitle } from './run-titles';
import { useStampName } from './use-stamp-name';

/** One run: its letter, what sets it apart, and the order of its timestamps; what is switched off is struck. */
export function RunHeader(props: {
  readonly letter: 'A' | 'B';
  readonly run: Explained;
  readonly title: RunTitle;
  readonly onOpen: () => void;
  /** What can be done to this run alone. */
  readonly tools?: ReactNode;
}): ReactNode {
  const { t } = useWords();
  const { letter, run, title } = props;
  const nameOf = useStampName(run);
  const isOff = (key: string) => run.board.off.includes(key);
  return (
    <header className="run-h">
      <h3>
        <span className={letter === 'A' ? 'key' : 'key hollow'}>{letter}</span>
        <span className="run-title">
          <Words message={title.title} />
        </span>
        {props.tools}
        <Button look="line" onClick={props.onOpen}>
          {t('compare.open', { letter })}
        </Button>
      </h3>
      <ol className="order">
        {timestampOrder(run.board).map((key, index) => (
          <li key={key} className={classes(title.moved.has(key) && 'moved', isOff(key) && 'off')}>
            <span className="ts">{index + 1}</span>
            <span className="name">{nameOf(key)}</span>
            {isOff(key) && (
              <>
                <Icon name="eye-off" small />
                <span className="sr">{t('compare.is-off')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </header>
  );
}
