import type { Message } from './messages';

/** A place in a document (`objects[2].attachedTo`) or in a rules text (line from 0, span in UTF-16 units of that line). */
export type ProblemPlace =
  | { readonly kind: 'path'; readonly path: string }
  | {
      readonly kind: 'text';
      readonly owner: string; // an object or effect id, or a card name
      readonly line: number;
      readonly start: number;
      readonly end: number;
      readonly words: string;
    };

/** What is wrong, where, and the values its message needs. `error` stops what it concerns; `warning` does not. */
export type Problem = {
  readonly code: string; // message key is `problem.<code>`
  readonly severity: 'error' | 'warning';
  readonly place: ProblemPlace;
  readonly values?: { readonly [name: string]: string | number | readonly string[] };
};

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A problem at a path of a document, `''` for the document itself. */
export const problemAt = (
  path: string,
  code: string,
  values?: Problem['values'],
  severity: Problem['severity'] = 'error',
): Problem => ({ code, severity, place: { kind: 'path', path }, ...(values ? { values } : {}) });

/** A problem as a message: what is wrong, with its place in front (`objects[2].attachedTo: …`). */
export function problemMessage(problem: Problem): Message {
  const { reason, ...values } = problem.values ?? {};
  // A reason is a message key itself: why words of a rules text were not read.
  const why = typeof reason === 'string' ? { reason: { key: reason } } : {};
  const inner: Message = { key: `problem.${problem.code}`, values: { ...values, ...why, ...wordsOf(problem.place) } };
  const { place } = problem;
  if (place.kind === 'text')
    return { key: 'problem.in-text', values: { owner: place.owner, line: place.line + 1, problem: inner } }; // people count from 1
  return place.path === ''
    ? { key: 'problem.at-top', values: { problem: inner } }
    : { key: 'problem.at-path', values: { path: place.path, problem: inner } };
}

const wordsOf = (place: ProblemPlace): { readonly words?: string } =>
  place.kind === 'text' ? { words: place.words } : {};
