import { type Explanation, type Level, messageOf } from '../engine';
import type { Names } from './tokens';
import type { Words } from './words';

/** An explanation as lines of plain text, for the command line and for text that is copied; the decisive reason has a star. */
export function explanationLines(
  explanation: Explanation,
  level: Level,
  words: Words,
  names: Names,
): readonly string[] {
  const reasons = explanation.reasons.map((why, index) => {
    const number = why.rule === null ? null : words.rule(why.rule);
    const rule = number === null ? '' : ` [${number}]`;
    const mark = why.decisive ? '*' : '.';
    return `${index + 1}${mark} ${words.plain(messageOf(why, level), names)}${rule}`;
  });
  const other = explanation.counterfactual ? [words.plain(explanation.counterfactual.message, names)] : [];
  return [words.plain(explanation.question, names), ...reasons, ...other];
}
