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
