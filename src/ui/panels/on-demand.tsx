import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PanelBoundary } from './PanelBoundary';

/**
 * A panel in a file of its own, which comes while the board is already on screen. Its place is kept, so nothing jumps.
 * Loading begins with the first drawing; with `begun`, at once, and a panel that is first opened later is there without a wait.
 */
export function panelOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  begun = false,
): (props: Props) => ReactNode {
  const Panel = lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | null = null;
  const begin = async () => {
    loaded = await load();
  };
  if (begun) begin().catch(() => undefined); // whoever draws the panel says what is wrong
  return (props) => {
    const [Loaded] = useState(() => loaded ?? Panel); // the same for as long as it is open
    return (
      <PanelBoundary>
        <Suspense fallback={<div className="panel" aria-busy="true" />}>
          <Loaded {...props} />
        </Suspense>
      </PanelBoundary>
    );
  };
}
