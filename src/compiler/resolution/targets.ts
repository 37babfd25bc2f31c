import { plainNumber } from '../phrases/numbers';
import { inputOf, type Token } from '../reader';

/**
 * Where a text names targets (115.1): the positions of "target", and for "two target creatures" a place more for each further
 * one, between this token and the next. Their order is the order of the board's `targets`.
 */
export function targetPlaces(tokens: readonly Token[], from: number): readonly number[] {
  return tokens.flatMap((token, at) => (at >= from && isTarget(tokens, at, token) ? placesAt(tokens, at) : []));
}

function isTarget(tokens: readonly Token[], at: number, { kind, text }: Token): boolean {
  return kind === 'word' && text === 'target' && !NOT_TARGETING.has(tokens[at - 1]?.text ?? '');
}

/** "becomes the target of", "with a single target", "choose new targets": the word, but no target is chosen there. */
const NOT_TARGETING = new Set(['the', 'single', 'new', 'a', 'that', 'one', 'no', 'legal', 'its', 'this']);

function placesAt(tokens: readonly Token[], at: number): readonly number[] {
  const before = tokens[at - 1]?.text === 'other' || tokens[at - 1]?.text === 'another' ? at - 2 : at - 1;
  const isUpTo = /^(?:to|or)$/.test(tokens[before - 1]?.text ?? '');
  const count = isUpTo ? 1 : (plainNumber.read(inputOf(tokens), before)[0]?.value ?? 1);
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, index) => at + index / MOST_AT_ONCE);
}

/** No card names more targets with one number. */
export const MOST_AT_ONCE = 16;
