import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Size = { readonly width: number; readonly height: number };

/** The inner size of an element in pixels, followed as it changes; zero before the first measurement. */
export function useSize<Found extends HTMLElement>(): readonly [RefObject<Found | null>, Size] {
  const ref = useRef<Found>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    const box = ref.current;
    if (box) setSize({ width: box.clientWidth, height: box.clientHeight });
  }, []);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const next = { width: box.clientWidth, height: box.clientHeight };
      setSize((size) => (size.width === next.width && size.height === next.height ? size : next));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
