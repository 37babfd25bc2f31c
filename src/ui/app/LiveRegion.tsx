import type { ReactNode } from 'react';
import { useInterface } from '../../state';

/** What a screen reader is told: drags, drops, undo. Steps are said by the debugger's own line. */
export function LiveRegion(): ReactNode {
  const announcement = useInterface((state) => state.announcement);
  return (
    <div className="sr" role="status" aria-live="polite">
      {announcement}
    </div>
  );
}
