import { useDraggable } from '@dnd-kit/react';
import type { Held } from './held';

/**
 * Makes an element something that can be picked up: put `ref` on it, and `data-drag-handle` on the button inside that
 * the keyboard picks it up with (Space).
 */
export function useGrab(
  id: string,
  held: Held | null,
): { readonly ref: (element: Element | null) => void; readonly isHeld: boolean } {
  const { ref, isDragging } = useDraggable({ id, data: { held }, disabled: held === null });
  return { ref, isHeld: isDragging };
}
