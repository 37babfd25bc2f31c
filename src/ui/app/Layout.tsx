import { lazy, type ReactNode, Suspense } from 'react';
import { useDebugger } from '../../state';
import { useKeptFocus } from './use-kept-focus';
import { useWidth } from './use-media';
import { usePanelKeys } from './use-panel-keys';
import { useShortcuts } from './use-shortcuts';

const DeskLayout = lazy(async () => ({ default: (await import('./DeskLayout')).DeskLayout }));
const EditionBanner = lazy(async () => ({ default: (await import('../panels/editions/EditionBanner')).EditionBanner }));
const EmbedLayout = lazy(async () => ({ default: (await import('./EmbedLayout')).EmbedLayout }));
const PhoneLayout = lazy(async () => ({ default: (await import('./PhoneLayout')).PhoneLayout }));
const TabletLayout = lazy(async () => ({ default: (await import('./TabletLayout')).TabletLayout }));

/** The arrangement that fits the window: panels side by side, drawers, or one column with a bar at the bottom. */
export function Layout(): ReactNode {
  useShortcuts();
  usePanelKeys();
  useKeptFocus();
  const edition = useDebugger((state) => state.edition);
  return (
    <Suspense>
      {edition !== 'current' && <EditionBanner />}
      <Fitting />
    </Suspense>
  );
}

function Fitting(): ReactNode {
  const width = useWidth();
  if (isEmbedded(window.location.search)) return <EmbedLayout />;
  switch (width) {
    case 'desk':
      return <DeskLayout />;
    case 'tablet':
      return <TabletLayout />;
    case 'phone':
      return <PhoneLayout />;
  }
}

/** `?embed`: inside somebody's page, board and debugger alone. */
const isEmbedded = (search: string): boolean => new URLSearchParams(search).has('embed');
