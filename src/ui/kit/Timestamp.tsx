import type { ReactNode } from 'react';

/** A t-number: the same as on the handle of the timeline, 1 is the oldest. */
export function Timestamp({ n, title }: { readonly n: number; readonly title?: string }): ReactNode {
  return (
    <span className="ts" title={title}>
      {n}
    </span>
  );
}
