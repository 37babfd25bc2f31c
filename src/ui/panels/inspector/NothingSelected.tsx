import type { ReactNode } from 'react';
import { debug, openDialog, useDebugger } from '../../../state';
import { Button, useNames, useWords } from '../../kit';

/** The inspector without an object: what it is for, and the next thing to do. */
export function NothingSelected({ boardIsEmpty }: { readonly boardIsEmpty: boolean }): ReactNode {
  const { t } = useWords();
  const { object } = useNames();
  const first = useDebugger((state) => state.evaluation.trace.objects[0] ?? null);
  if (boardIsEmpty || first === null) {
    return (
      <div className="insp-empty">
        <h2>{t('inspector.empty-board')}</h2>
        <p>{t('inspector.empty-board-hint')}</p>
        <Button look="line" onClick={() => openDialog('boards')}>
          {t('inspector.open-example')}
        </Button>
      </div>
    );
  }
  return (
    <div className="insp-empty">
      <h2>{t('inspector.nothing-selected')}</h2>
      <p>{t('inspector.nothing-selected-hint')}</p>
      <Button look="line" onClick={() => debug.select(first)}>
        {t('inspector.select', { name: object(first) })}
      </Button>
    </div>
  );
}
