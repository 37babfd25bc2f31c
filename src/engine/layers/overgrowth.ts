import { type Problem, problemAt } from '../model/problems';
import type { Trace } from '../trace/types';
import { MOST_GRANTED } from './resolution';

/** The problem of a trace in which so many effects were granted that the rest was left out; nearly always none. */
export function overgrowth(trace: Trace): readonly Problem[] {
  let granted = 0;
  for (const { grantedBy } of trace.effects.values()) if (grantedBy !== null) granted++;
  if (granted < MOST_GRANTED) return [];
  return [problemAt('', 'too-many-granted', { limit: MOST_GRANTED }, 'warning')];
}
