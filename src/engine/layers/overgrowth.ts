import type { Problem } from '../model/problems';
import type { Trace } from '../trace/types';
import { MOST_GRANTED } from './resolution';

/** The problem of a trace in which so many effects were granted that the rest was left out; nearly always none. */
export function overgrowth(trace: Trace): readonly Problem[] {
  let granted = 0;
  for (const { grantedBy } of trace.effects.values()) if (grantedBy !== null) granted++;
  if (granted < MOST_GRANTED) return [];
  const place = { kind: 'path', path: '' } as const;
  return [{ code: 'too-many-granted', severity: 'warning', place, values: { limit: MOST_GRANTED } }];
}
