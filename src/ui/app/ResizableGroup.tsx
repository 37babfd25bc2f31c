import type { ReactNode } from 'react';
import { Group, type GroupProps } from 'react-resizable-panels';
import { useDragging } from '../panels/drag/drag-store';

/**
 * Panels with separators to resize them by. While something is held there is nothing to resize, and the library need not
 * ask at each move of the pointer whether it is near a separator. Its cursor for the whole page is left to the separators.
 */
export function ResizableGroup(props: GroupProps): ReactNode {
  const isHolding = useDragging(({ held }) => held !== null);
  return <Group disableCursor disabled={isHolding} {...props} />;
}
