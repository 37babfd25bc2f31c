import type { Trace } from '../../engine';
import type { RailEntry } from './rail-layout';

/** The entries of a trace as marks of the rail. */
export function railEntries(trace: Trace): readonly RailEntry[] {
  return trace.steps.map((step): RailEntry => ({ layer: step.layer, kind: markOf(step.kind) }));
}

function markOf(kind: Trace['steps'][number]['kind']): RailEntry['kind'] {
  switch (kind) {
    case 'applies':
      return 'step';
    case 'never-applies':
      return 'dropped';
    case 'loop':
    case 'reordered':
      return 'note';
  }
}
