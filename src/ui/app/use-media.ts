import { useSyncExternalStore } from 'react';

/** Does a media query hold now? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

export type Width = 'phone' | 'tablet' | 'desk';

/** Which of the three arrangements fits. */
export function useWidth(): Width {
  const desk = useMedia('(min-width: 1100px)');
  const tablet = useMedia('(min-width: 700px)');
  return desk ? 'desk' : tablet ? 'tablet' : 'phone';
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
