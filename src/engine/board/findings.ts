import { type Problem, problemAt } from '../model/problems';
import { SANE } from './limits';
import { nearest } from './nearest';

/** Gathers every problem of a document while it is read; reading goes on after each. */
export type Findings = {
  readonly problems: readonly Problem[];
  readonly report: (code: string, path: string, values?: Problem['values']) => void;
  /** Reports `code`, or `code` with `-near` and the value `nearest` where one of the candidates looks alike. */
  readonly reportUnknown: (
    code: string,
    path: string,
    word: string,
    candidates: Iterable<string>,
    values?: Problem['values'],
  ) => void;
};

export function startFindings(): Findings {
  const problems: Problem[] = [];
  // A hostile document can hold thousands of unknown words: past the first hundred nobody needs a suggestion.
  let suggestions: number = SANE.suggestions;
  const report: Findings['report'] = (code, path, values) => {
    problems.push(problemAt(path, code, values));
  };
  return {
    problems,
    report,
    reportUnknown: (code, path, word, candidates, values) => {
      const close = suggestions-- > 0 && word.length <= SANE.shortText ? nearest(word, candidates) : null;
      if (close === null) report(code, path, { ...values, found: excerpt(word) });
      else report(`${code}-near`, path, { ...values, found: excerpt(word), nearest: close });
    },
  };
}

/** A value of the document as a message shows it: JSON, cut where it is long. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return typeof value === 'string' ? JSON.stringify(excerpt(value)) : String(value);
}

const excerpt = (word: string): string => (word.length > 60 ? `${word.slice(0, 60)}…` : word);
