import { type ReactNode, useEffect } from 'react';
import { announce, debug, useInterface } from '../../state';
import { useWords } from '../kit';
import { useSay } from '../panels/drag/DragProvider';

/** What a screen reader is told: drags, edits, undo. Steps are said by the debugger's own line. */
export function LiveRegion(): ReactNode {
  const { t } = useWords();
  const announcement = useInterface((state) => state.announcement);
  useSaidEdits();
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

/** Every edit is said as undo would call it; where one is made may say more of it afterwards. */
function useSaidEdits(): void {
  const say = useSay();
  useEffect(
    () =>
      debug.store.subscribe(({ history: { past } }, { history: before }) => {
        const label = past.length > before.past.length ? past.at(-1)?.label : null;
        if (label) announce(say(label));
      }),
    [say],
  );
}
