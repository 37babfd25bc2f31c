import { effectsOf, type Trace } from '../../engine';
import type { RailEntry } from './rail-layout';

/** The entries of a trace as marks of the rail; those about a held effect are not yet. */
export function railEntries(trace: Trace, held: ReadonlySet<string>): readonly RailEntry[] {
  return trace.steps.map(
    (step): RailEntry => ({
      layer: step.layer,
      kind: markOf(step.kind),
      held: effectsOf(step).some((effect) => held.has(effect)),
    }),
  );
}

function markOf(kind: Trace['steps'][number]['kind']): RailEntry['kind'] {
  switch (kind) {
    case 'applies':
      return 'step';
    case 'never-applies':
      return 'dropped';
    case 'goes-on':
    case 'loop':
    case 'reordered':
      return 'note';
  }
}
