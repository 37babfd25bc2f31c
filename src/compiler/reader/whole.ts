import { type Found, type Input, inputOf, mostExpected, type Reader } from './reader';
import type { Token } from './tokens';

/** A text read to its last token, or the words at which reading stopped (UTF-16 units of the text) and what was expected there. */
export type WholeReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly furthest: { readonly start: number; readonly end: number };
      readonly expected: string;
    };

/** Texts of more tokens are refused unread: the longest printed sentence has a third of them. */
export const MOST_TOKENS = 200;

/** Reads all the tokens or refuses: half-read text is a wrong answer. */
export function readWhole<Value>(one: Reader<Value>, tokens: readonly Token[]): WholeReading<Value> {
  if (tokens.length > MOST_TOKENS) return stoppedAt(tokens, 0, 'unread.too-long');
  const input = inputOf(tokens);
  const whole = one.read(input, 0).find(({ next }) => next === tokens.length);
  if (whole !== undefined) return { ok: true, value: whole.value };
  return stoppedAt(tokens, input.furthest.at, mostExpected(input));
}

/** The longest reading from a position on, or null. */
export function readPrefix<Value>(one: Reader<Value>, input: Input, at: number): Found<Value> | null {
  const found = one.read(input, at);
  return found.reduce<Found<Value> | null>(
    (best, next) => (best === null || next.next > best.next ? next : best),
    null,
  );
}

function stoppedAt(tokens: readonly Token[], at: number, expected: string): WholeReading<never> {
  const last = tokens.at(-1);
  const here = tokens[at];
  const start = here?.start ?? last?.end ?? 0;
  return { ok: false, furthest: { start, end: here === undefined ? start : (last?.end ?? start) }, expected };
}
