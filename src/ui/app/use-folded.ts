import { useCallback, useState } from 'react';
import type { PanelSize } from 'react-resizable-panels';

/** Is a panel folded to its strip? Follows its size, however it came about: by button, by dragging, or remembered. */
export function useFolded(strip: number): readonly [boolean, (size: PanelSize) => void] {
  const [folded, setFolded] = useState(false);
  const onResize = useCallback((size: PanelSize) => setFolded(size.inPixels <= strip + 2), [strip]);
  return [folded, onResize];
}
