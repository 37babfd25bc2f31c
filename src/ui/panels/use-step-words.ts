import { useMemo } from 'react';
import { describeStep, entryAt, type Layer, type StepWords, stepNumber } from '../../engine';
import { oneSentence } from '../../messages';
import { useMoment, useShown } from '../../state';
import { useNames, useWords } from '../kit';
import { useHeld } from './use-held';

export type ShownStep = StepWords & {
  readonly layer: Layer | null;
  readonly number: number;
  readonly of: number;
  /** The whole step in one sentence, for screen readers. */
  readonly spoken: string;
};

/** The step on screen in words. While something is held over the board, the step that it would bring. */
export function useStepWords(): ShownStep {
  const { trace } = useShown();
  const held = useHeld();
  const end = usePosition();
  const position = held.position ?? end;
  const { plain, t } = useWords();
  const names = useNames();
  return useMemo(() => {
    const words = describeStep(trace, position);
    const layer = entryAt(trace, position)?.layer ?? null;
    const place = layer === null ? '' : t('step.spoken-layer', { layer, name: t(`layer.${layer}.name`) });
    const title = `${place}${plain(words.title, names)}`;
    const spoken = oneSentence([title, ...words.sentences.map((sentence) => plain(sentence, names))]);
    return { ...words, layer, ...stepNumber(trace, position), spoken };
  }, [trace, position, plain, t, names]);
}

/** Where the head is; a preview is shown at its end. */
export function usePosition(): number {
  const { preview, step } = useMoment();
  return preview?.evaluation.trace.steps.length ?? step;
}
