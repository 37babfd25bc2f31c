import type { ComponentType, ReactNode } from 'react';
import { onDemand } from '../kit/on-demand';
import { FailedPanel } from './FailedPanel';

/**
 * A panel in a file of its own, which comes while the board is already on screen. Its place is kept, so nothing jumps.
 * With `begun` it is asked for at once.
 */
export const panelOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  begun = false,
): ((props: Props) => ReactNode) =>
  onDemand(
    load,
    {
      waiting: () => <div className="panel" aria-busy="true" />,
      failed: (_, tryAgain) => <FailedPanel onRetry={tryAgain} />,
    },
    begun,
  );
