import { useMemo } from 'react';
import { ASPECTS, type Aspect, FIELDS_OF, hasSize, type ObjectId, type Row, type Trace } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { useMoment, useQuestion } from '../../../state';

/** What the inspector shows: the selected object at the step on screen, or what a held thing would make of its target. */
export type Inspected = {
  readonly object: ObjectId;
  readonly evaluation: Evaluation;
  /** Position in the trace, as the head has it. */
  readonly step: number;
  readonly row: Row;
  readonly aspect: Aspect;
  readonly preview: boolean;
};

export function useInspected(): Inspected | null {
  const { evaluation: own, preview, selected, step: head } = useMoment();
  const question = useQuestion();
  return useMemo(() => {
    const object = preview ? (preview.target ?? selected) : selected;
    const evaluation = preview?.evaluation ?? own;
    const step = preview ? evaluation.trace.steps.length : head;
    const row = object === null ? undefined : evaluation.trace.tableAt(step).get(object);
    if (object === null || !row) return null;
    const asked = question?.object === object ? question.aspect : null;
    const aspect = asked ?? tellingAspect(evaluation, object, step, row);
    return { object, evaluation, step, row, aspect, preview: preview !== null };
  }, [own, preview, selected, head, question]);
}

/** What one would ask first: what this step changed, else what was changed at all, else its size or types. */
function tellingAspect(evaluation: Evaluation, object: ObjectId, step: number, row: Row): Aspect {
  const { trace, compiled } = evaluation;
  const changed = (from: number, to: number) => FIRST_ASKED.find((aspect) => changes(trace, object, aspect, from, to));
  const found = changed(step - 1, step) ?? changed(0, step);
  return found ?? (hasSize(row, object, compiled) ? 'size' : 'types');
}

const FIRST_ASKED: readonly Aspect[] = ['size', 'subtypes', 'types', 'abilities', 'colors', 'controller', ...ASPECTS];

function changes(trace: Trace, object: ObjectId, aspect: Aspect, from: number, to: number): boolean {
  const fields = new Set<string>(FIELDS_OF[aspect]);
  for (let index = Math.max(0, from); index < to; index++) {
    if (trace.changesOf(index, object).some(({ field }) => fields.has(field))) return true;
  }
  return false;
}
