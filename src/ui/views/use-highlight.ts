import type { EffectKey } from '../../engine';
import { debug, useDebugger } from '../../state';

/** Pointing at an effect in one view lights it up in all of them. */
export function useHighlight() {
  const lit = useDebugger((state) => (state.highlight?.kind === 'effect' ? state.highlight.effect : null));
  return {
    is: (effect: string): boolean => lit === effect,
    // Views carry keys as strings; they come from the trace.
    effect: (effect: string): void => debug.setHighlight({ kind: 'effect', effect: effect as EffectKey }),
    none: (): void => debug.setHighlight(null),
  };
}
