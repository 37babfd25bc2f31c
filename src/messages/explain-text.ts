import { type Explanation, type Level, messageOf } from '../engine';
import { STYLES, type TextForm } from './markdown';
import type { Names } from './tokens';
import type { Words } from './words';

export type ExplanationText = {
  readonly question: string;
  /** Numbered; the decisive one says so. */
  readonly reasons: readonly string[];
  /** What would be without the effect that decides; null where that was not asked. */
  readonly otherwise: string | null;
};

/** An explanation as text that is copied. */
export function explanationText(
  explanation: Explanation,
  { level, form }: { readonly level: Level; readonly form: TextForm },
  words: Words,
  names: Names,
): ExplanationText {
  const { strong, words: plain } = STYLES[form];
  const reasons = explanation.reasons.map((why, index) => {
    const number = why.rule === null ? null : words.rule(why.rule);
    const rule = number === null ? '' : ` (${number})`;
    const sentence = words.plain(messageOf(why, level), names);
    const decides = why.decisive ? ` ${plain(words.t('text.decides'))}` : '';
    return `${index + 1}. ${why.decisive ? strong(sentence) : plain(sentence)}${rule}${decides}`;
  });
  const other = explanation.counterfactual;
  return {
    question: words.plain(explanation.question, names),
    reasons,
    otherwise: other && plain(words.plain(other.message, names)),
  };
}
