import type { ReactNode } from 'react';
import { openDialog } from '../../../state';
import { Button, useWords } from '../../kit';

/** Nothing on the table yet, and what to do about it. */
export function EmptyBoard(): ReactNode {
  const { t } = useWords();
  return (
    <div className="empty">
      <h2>{t('board.empty.title')}</h2>
      <p>{t('board.empty.text')}</p>
      <p className="empty-actions">
        <Button look="line" onClick={() => openDialog('boards')}>
          {t('board.empty.examples')}
        </Button>
        <Button look="line" icon="pencil" onClick={() => openDialog('card')}>
          {t('board.empty.type')}
        </Button>
      </p>
    </div>
  );
}
