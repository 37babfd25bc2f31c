import type { ComponentType, ReactNode } from 'react';
import { onDemand } from '../../kit/on-demand';
import { FailedDialog } from './FailedDialog';

/** A dialog in a file of its own. Where that does not come, a message stands in the dialog's place, and the board stays. */
export const dialogOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): ((props: Props) => ReactNode) =>
  onDemand(load, {
    waiting: () => null,
    failed: (_, tryAgain) => <FailedDialog onRetry={tryAgain} onClose={close} />,
  });
