import type { ReactNode } from 'react';
import { useMoment } from '../../state';
import { LayerCode, RuleNumber, useWords, Words } from '../kit';
import { useStepWords } from './use-step-words';

/** Right of the rail: which step, why now, and what it changes. The live region says the same in one sentence. */
export function StepSummary(): ReactNode {
  const { t } = useWords();
  const step = useStepWords();
  const preview = useMoment().preview !== null;
  return (
    <div className="say">
      <div className="said">
        <p className="big">
          {preview ? (
            <b className="held">{t('step.preview')}</b>
          ) : (
            <span className="quiet num">{t('step.number', { number: step.number, of: step.of })}</span>
          )}{' '}
          {step.layer !== null && <LayerCode layer={step.layer} />}{' '}
          <Words message={preview ? { key: 'step.one-more', values: { title: step.title } } : step.title} />{' '}
          {step.rule !== null && <RuleNumber rule={step.rule} />}
        </p>
        <p className="sub">
          {step.sentences.map((sentence) => (
            <span key={sentence.key}>
              <Words message={sentence} />{' '}
            </span>
          ))}
        </p>
      </div>
      <p className="sr" role="status" aria-live="polite">
        {step.spoken}
      </p>
    </div>
  );
}
