import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type Explanation, explain, type Level, messageOf, type Why, without } from '../../../engine';
import {
  announce,
  debug,
  evaluateShown,
  openDialog,
  prefer,
  useDebugger,
  usePreferences,
  useQuestion,
} from '../../../state';
import { Button, classes, RuleNumber, Segmented, useNames, useWords, Words } from '../../kit';
import type { Inspected } from './use-inspected';

/** Why is it so? Numbered sentences with their rules, the decisive one marked, and what would be without it. */
export function WhySection({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const level = usePreferences((state) => state.words);
  const { evaluation, object, aspect, step } = inspected;
  const explanation = useMemo(
    () => explain(evaluation, object, aspect, { n: step, evaluate: evaluateShown }),
    [evaluation, object, aspect, step],
  );
  useAnswer(explanation, level);
  if (!explanation) return null;
  return (
    <section className="why" aria-labelledby="why-question">
      <h3>
        <span id="why-question">
          <Words message={explanation.question} />
        </span>
        <Segmented
          label={t('inspector.level')}
          value={level}
          options={[
            { value: 'plain', label: t('inspector.plain') },
            { value: 'rules', label: t('inspector.rules') },
          ]}
          onChange={(words) => prefer({ words })}
        />
      </h3>
      <Reasons reasons={explanation.reasons} level={level} />
      <WhatIf explanation={explanation} />
    </section>
  );
}

/** Whoever asked by a press on a tile hears the answer: the question and the reason that decides, or the first where none does. */
function useAnswer(explanation: Explanation | null, level: Level): void {
  const { plain } = useWords();
  const names = useNames();
  const asked = useDeferredValue(useQuestion()); // as late as the explanation that answers it
  const answered = useRef(asked);
  useEffect(() => {
    const told = explanation?.reasons.find((why) => why.decisive) ?? explanation?.reasons[0];
    if (asked === answered.current || asked?.object !== explanation?.object || !explanation || !told) return;
    answered.current = asked;
    announce(`${plain(explanation.question, names)} ${plain(messageOf(told, level), names)}`);
  }, [asked, explanation, level, plain, names]);
}

/** Sentences in order; a sentence about a step is a way to it. */
export function Reasons(props: { readonly reasons: readonly Why[]; readonly level: Level }): ReactNode {
  const { t } = useWords();
  return (
    <ol>
      {props.reasons.map((why) => (
        <li key={JSON.stringify([why.key, why.values, why.step])} className={classes(why.decisive && 'key')}>
          <span>
            <Words message={messageOf(why, props.level)} />
            {why.decisive && <span className="sr">{t('inspector.decisive')}</span>}
          </span>
          {why.rule ? <RuleNumber rule={why.rule} /> : <span />}
        </li>
      ))}
    </ol>
  );
}

/** The counterfactual, with a way to see both runs beside each other. */
function WhatIf({ explanation }: { readonly explanation: Explanation }): ReactNode {
  const { t } = useWords();
  const evaluation = useDebugger((state) => state.evaluation);
  const { counterfactual, object } = explanation;
  if (!counterfactual) return null;
  const compare = () => {
    const effect = evaluation.trace.effects.get(counterfactual.without);
    const board = effect && without(evaluation.board, effect, object);
    if (!board) return;
    debug.pin(evaluateShown(board));
    openDialog('compare');
  };
  return (
    <div className="whatif">
      <span>
        <Words message={counterfactual.message} />
      </span>
      <Button look="line" icon="compare" onClick={compare}>
        {t('inspector.compare')}
      </Button>
    </div>
  );
}
