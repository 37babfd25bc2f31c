import { memo, type ReactNode } from 'react';

/** A t-number: the same as on the handle of the timeline, 1 is the oldest. */
export const Timestamp = memo(function Timestamp(props: { readonly n: number; readonly title?: string }): ReactNode {
  const { n, title } = props;
  return (
    <span className="ts" title={title}>
      {n}
    </span>
  );
});
