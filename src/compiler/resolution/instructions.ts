import type { Duration } from '../../engine';
import { firstChange } from '../lines/inert';
import { canBegin } from '../lines/instruction-words';
import type { ClauseDraft } from '../phrases/draft';
import { duration } from '../phrases/durations';
import { type Input, memo, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { clause } from '../templates';
import { somePlayer } from './control';
import { emblem } from './emblem';
import type { Instruction } from './instruction';
import { counting, excepting, lateEach, lateExceptions, lateX, multiplied } from './late-amounts';
import { CREATIONS, RESOLUTIONS } from './library';

/** One instruction that leaves something on the board, with its duration: any family of this room, or a clause of the templates. */
export const instruction: Reader<Instruction> = memo(
  sequence(
    optional(
      oneOf(words('you may have'), words('you may'), words('you have'), word('may', 'have', 'only'), othersMay()),
      null,
    ),
    oneOf(
      timed(oneOf(clause, ...RESOLUTIONS.map(({ sentence }) => sentence))).map(
        (draft): Instruction => ({ kind: 'clause', draft }),
      ),
      ...CREATIONS.map(({ creation }) =>
        counting(creation).map((made): Instruction => ({ kind: 'create', token: made })),
      ),
      emblem.map((quotes): Instruction => ({ kind: 'emblem', quotes })),
    ),
  ).map(([, read]) => read),
);

/** "Its controller may have target creature get …" */
function othersMay(): Reader<unknown> {
  return sequence(somePlayer, words('may have'));
}

/** The same clause with what stands around it: a duration before or after, "for each …" after that, and what X is. */
function timed(one: Reader<ClauseDraft>): Reader<ClauseDraft> {
  const before = optional(
    sequence(duration, word(',')).map(([lasting]) => lasting),
    null,
  );
  return sequence(
    before,
    one,
    optional(duration, null),
    optional(lateEach, null),
    optional(lateX, null),
    optional(lateExceptions, null),
  ).map(([early, draft, late, each, , except], _, to) =>
    excepting(multiplied(withDuration(draft, early ?? late), each), except, to),
  );
}

const withDuration = (draft: ClauseDraft, lasting: Duration | null): ClauseDraft =>
  draft.duration === null && lasting !== null ? { ...draft, duration: lasting } : draft;

/**
 * The longest instruction that begins here and ends where an instruction can end, no later than `to`. If it could be read
 * further, but not to such an end, what follows has to begin another: "gain control of target creature | and it gains haste",
 * not "becomes a 2/2 blue | and black Horror".
 */
export function instructionAt(input: Input, at: number, to: number): { value: Instruction; next: number } | null {
  const ends = instruction.read(input, at).filter(({ next }) => next > at && next <= to);
  const furthest = Math.max(...ends.map(({ next }) => next));
  const sorted = [...ends].sort((one, other) => other.next - one.next);
  return (
    sorted.find(
      ({ value, next }) =>
        isBoundary(input, next, to) &&
        isCovered(input, value, at, next) &&
        (next === furthest || canBegin(input.tokens[afterJoint(input, next)])),
    ) ?? null
  );
}

const afterJoint = (input: Input, at: number): number =>
  [',', 'and', 'then'].includes(input.tokens[at]?.text ?? '') ? afterJoint(input, at + 1) : at;

/** Words of a clause that no predicate with a layer covers must be harmless by themselves: frames and restrictions swallow words. */
function isCovered(input: Input, { kind, ...read }: Instruction, from: number, to: number): boolean {
  if (kind !== 'clause' || !('draft' in read)) return true;
  let at = from;
  for (const span of [...read.draft.spans, { from: to, to, layers: ['1a'] }]) {
    if (span.layers.length === 0) continue;
    if (span.from > at && firstChange(input.tokens, at, span.from) !== null) return false;
    at = Math.max(at, span.to);
  }
  return true;
}

function isBoundary(input: Input, at: number, to: number): boolean {
  return at >= to || BOUNDARY.has(input.tokens[at]?.text ?? '') || input.tokens[at - 1]?.kind === 'quote';
}

const BOUNDARY = new Set([',', 'and', 'then', ';', 'if', 'unless', 'instead', '.', 'or', 'for', '—', 'only', 'except']);
