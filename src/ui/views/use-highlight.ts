import type { EffectKey } from '../../engine';
import { debug, useDebugger } from '../../state';

/** Is this effect pointed at, in whichever view? */
export const useLit = (effect: string): boolean =>
  useDebugger((state) => state.highlight?.kind === 'effect' && state.highlight.effect === effect);

/** Points at an effect: it lights up in all views. Views carry keys as strings; they come from the trace. */
export const point = (effect: string): void => debug.setHighlight({ kind: 'effect', effect: effect as EffectKey });
export const pointAway = (): void => debug.setHighlight(null);
