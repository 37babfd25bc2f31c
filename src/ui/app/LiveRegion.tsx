import type { ReactNode } from 'react';
import { useInterface } from '../../state';
import { useWords } from '../kit';

/** What a screen reader is told: drags, drops, undo. Steps are said by the debugger's own line. */
export function LiveRegion(): ReactNode {
  const { t } = useWords();
  const announcement = useInterface((state) => state.announcement);
  return (
    <>
      <div className="sr" role="status" aria-live="polite">
        {announcement}
      </div>
      <p id="how-to-drag" hidden>
        {t('app.how-to-drag')}
      </p>
    </>
  );
}
