import type { ReactNode } from 'react';
import { DeskLayout } from './DeskLayout';
import { EmbedLayout } from './EmbedLayout';
import { PhoneLayout } from './PhoneLayout';
import { TabletLayout } from './TabletLayout';
import { useWidth } from './use-media';
import { useShortcuts } from './use-shortcuts';

/** The arrangement that fits the window: panels side by side, drawers, or one column with a bar at the bottom. */
export function Layout(): ReactNode {
  const width = useWidth();
  useShortcuts();
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
