import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../../../state';
import { Button, useWords } from '../../kit';

/** Where the next thing goes: on a first visit three hints about what can be done, later a line about dropping. */
export function NextThing(): ReactNode {
  const seen = usePreferences((state) => state.hintsSeen);
  return seen ? <DropHint /> : <Hints />;
}

function Hints(): ReactNode {
  const { t } = useWords();
  return (
    <section className="hints" data-picture="none" aria-label={t('hint.title')}>
      <ol>
        {(['ask', 'move', 'step'] as const).map((hint) => (
          <li key={hint}>
            <b>{t(`hint.${hint}`)}</b>
            <p>{t(`hint.${hint}.text`)}</p>
          </li>
        ))}
      </ol>
      <Button onClick={() => prefer({ hintsSeen: true })}>{t('hint.skip')}</Button>
    </section>
  );
}

function DropHint(): ReactNode {
  const { t } = useWords();
  return (
    <div className="ghost" data-picture="none">
      <span>{t('board.drop-hint')}</span>
      <span>{t('board.drop-hint.key')}</span>
    </div>
  );
}
