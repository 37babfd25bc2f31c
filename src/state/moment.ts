import { createContext } from 'react';
import type { DebuggerState } from './debugger';

/** What the page shows of the debugger, of one moment. */
export type Moment = Pick<DebuggerState, 'evaluation' | 'preview' | 'step' | 'selected'>;

export const momentOf = ({ evaluation, preview, step, selected }: DebuggerState): Moment => ({
  evaluation,
  preview,
  step,
  selected,
});

/** The moment of a view that draws in turn; null for what follows the debugger at once. */
export const MomentContext = createContext<Moment | null>(null);
