import {
  describeStep,
  effectsOf,
  type Layer,
  type Message,
  type StepWords,
  type Trace,
  type TraceStep,
} from '../../engine';

/** One line of the trace list. */
export type TraceLine = StepWords & {
  readonly position: number; // where the head goes, from 1
  readonly layer: Layer;
  readonly kind: TraceStep['kind'];
  /** Its number among the applications, from 1; null for notes. */
  readonly number: number | null;
  readonly changes: boolean;
};

/** Every filter that is null lets everything pass. */
export type TraceFilter = {
  readonly object: string | null; // the step changes it
  readonly layer: Layer | null;
  readonly effect: string | null; // the step is about it
  readonly onlyChanges: boolean;
  /** Words that the line must hold, in any order and any capitals. */
  readonly search: string;
};

export const NO_FILTER: TraceFilter = { object: null, layer: null, effect: null, onlyChanges: false, search: '' };

/** The whole trace as lines. */
export function traceLines(trace: Trace): readonly TraceLine[] {
  let applied = 0;
  return trace.steps.map((step, index) => ({
    ...describeStep(trace, index + 1),
    position: index + 1,
    layer: step.layer,
    kind: step.kind,
    number: step.kind === 'applies' ? ++applied : null,
    changes: trace.changesOf(index).length > 0,
  }));
}

/** The lines that pass a filter; `plain` gives the words that are searched. */
export function filterLines(
  lines: readonly TraceLine[],
  filter: TraceFilter,
  trace: Trace,
  plain: (message: Message) => string,
): readonly TraceLine[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const index = line.position - 1;
    const step = trace.steps[index];
    if (step === undefined || (filter.onlyChanges && !line.changes)) return false;
    if (filter.layer !== null && line.layer !== filter.layer) return false;
    if (filter.effect !== null && !effectsOf(step).some((effect) => effect === filter.effect)) return false;
    if (filter.object !== null && !trace.changesOf(index).some((change) => change.object === filter.object))
      return false;
    if (words.length === 0) return true;
    const text = [line.layer, ruleOf(line, plain), ...[line.title, ...line.sentences].map(plain)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rule that decides, by the number that the words give it: an older edition has its own. */
const ruleOf = ({ rule }: TraceLine, plain: (message: Message) => string): string =>
  rule === null ? '' : plain({ key: 'trace.rule', values: { rule: { rule } } });
