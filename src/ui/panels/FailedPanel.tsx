import type { ReactNode } from 'react';
import { Button, useWords } from '../kit';

/** What stands in the place of a panel that did not come or cannot be drawn; the board and the rest go on. */
export function FailedPanel({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <div className="panel panel-failed" role="alert">
      <p>{t('app.crash.panel')}</p>
      <Button look="line" onClick={onRetry}>
        {t('app.crash.again')}
      </Button>
    </div>
  );
}
