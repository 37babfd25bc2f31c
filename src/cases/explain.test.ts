/** Every value of every case can be asked why, and the answer names exactly the effects whose steps changed it. */
import { describe, expect, test } from 'vitest';
import { ASPECTS, type Aspect, explain, FIELDS_OF, messageOf, type ObjectId, parseBoard, type Trace } from '../engine';
import { createEvaluator, type Evaluation } from '../evaluate';
import { createWords } from '../messages';
import { caseFiles } from '../testing/case-files';

const words = createWords('en');

describe.each(caseFiles())('$file', ({ cases, cards }) => {
  const evaluate = createEvaluator(cards);
  const evaluations = (): readonly { readonly id: string; readonly evaluation: Evaluation }[] =>
    cases.flatMap(({ id, board }) => {
      const parsed = parseBoard(board);
      return parsed.ok ? [{ id, evaluation: evaluate(parsed.value) }] : [];
    });

  test('the effects named are those whose steps changed the value', () => {
    const wrong = evaluations().flatMap(({ id, evaluation }) =>
      values(evaluation).flatMap(({ object, aspect }) => {
        const named = explain(evaluation, object, aspect)?.reasons.flatMap(({ changedBy }) => changedBy) ?? [];
        const changed = effectsThatChanged(evaluation.trace, object, aspect);
        return sorted(named) === sorted(changed)
          ? []
          : [`${id} ${object} ${aspect}: ${sorted(named)} ≠ ${sorted(changed)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('at most one reason decides, and every reason has its words on both levels', () => {
    const wrong = evaluations().flatMap(({ id, evaluation }) =>
      values(evaluation).flatMap(({ object, aspect }) => {
        const reasons = explain(evaluation, object, aspect)?.reasons ?? [];
        const silent = reasons.flatMap((why) =>
          (['plain', 'rules'] as const).map((level) => messageOf(why, level).key).filter((key) => !words.has(key)),
        );
        const decisive = reasons.filter((why) => why.decisive).length;
        return decisive <= 1 ? silent : [`${id} ${object} ${aspect}: ${decisive} decide`, ...silent];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const values = ({ trace }: Evaluation): readonly { readonly object: ObjectId; readonly aspect: Aspect }[] =>
  trace.objects.flatMap((object) => ASPECTS.map((aspect) => ({ object, aspect })));

function effectsThatChanged(trace: Trace, object: ObjectId, aspect: Aspect): readonly string[] {
  const fields = new Set<string>(FIELDS_OF[aspect]);
  return trace.steps.flatMap((step, index) =>
    step.kind === 'applies' && trace.changesOf(index, object).some(({ field }) => fields.has(field))
      ? [step.effect]
      : [],
  );
}

const sorted = (effects: readonly string[]): string => [...new Set(effects)].sort().join(', ');
