import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PanelBoundary } from './PanelBoundary';

/**
 * A panel in a file of its own, which comes while the board is already on screen. Its place is kept, so nothing jumps.
 * Loading begins at once: the panel is wanted, only not before the board.
 */
export function panelOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Panel = lazy(async () => ({ default: await load() }));
  return (props) => (
    <PanelBoundary>
      <Suspense fallback={<div className="panel" aria-busy="true" />}>
        <Panel {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
