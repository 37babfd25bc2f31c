import type { Condition, Duration } from '../../engine';
import { firstChange } from '../lines/inert';
import { canBegin } from '../lines/instruction-words';
import { unknownAt } from '../lines/known-words';
import type { Range } from '../lines/sentences';
import { condition } from '../phrases/conditions';
import type { SubjectDraft } from '../phrases/draft';
import { duration } from '../phrases/durations';
import { type Input, reader, sequence, word } from '../reader';
import type { Instruction } from './instruction';
import { instructionAt } from './instructions';
import { firstMention, lastMention, mentionAt } from './mentions';

/** What one sentence of a resolution says, in order. */
export type Step =
  | {
      readonly kind: 'instruction';
      readonly read: Instruction;
      /** "If you control a Dragon, …" */
      readonly condition: Condition | null;
      /** "Until end of turn, …" before the first of several instructions. */
      readonly duration: Duration | null;
      readonly instead: boolean;
      readonly range: Range;
    }
  /** Harmless words; `mention` is the last thing that they speak of. */
  | { readonly kind: 'skipped'; readonly mention: SubjectDraft | null; readonly range: Range }
  | { readonly kind: 'unread'; readonly range: Range };

/** Reads a sentence from left to right: instructions that leave something on the board, and harmless words between them. */
export function stepsOf(input: Input, sentence: Range): readonly Step[] {
  const steps: Step[] = [];
  const { to } = sentence;
  let at = sentence.from;
  let holds: Condition | null = null;
  let lasting: Duration | null = null;
  const instead = hasWord(input, sentence, 'instead');
  while (at < to) {
    const text = input.tokens[at]?.text ?? '';
    if (JOINTS.has(text)) {
      at++;
      continue;
    }
    const asked = conditionAt(input, at, to);
    if (asked !== null) {
      holds = asked.value;
      steps.push({ kind: 'skipped', mention: asked.mention, range: { from: at, to: asked.next } });
      at = asked.next;
      continue;
    }
    const read = instructionAt(input, at, to);
    if (read !== null) {
      const range = { from: at, to: read.next };
      steps.push({ kind: 'instruction', read: read.value, condition: holds, duration: lasting, instead, range });
      at = read.next;
      continue;
    }
    const early = durationAt(input, at, to);
    if (early !== null) {
      lasting = early.value;
      at = early.next;
      continue;
    }
    // The event of a trigger changes nothing.
    const isEvent = TRIGGER.has(text) && (at === sentence.from || text !== 'at');
    const chunk = { from: at, to: isEvent ? clauseEnd(input, at, to) : chunkEnd(input, at, to, CHUNK_ENDS) };
    // Words after an instruction that can begin no other one belong to it, and were not understood.
    const goesOn = steps.at(-1)?.kind === 'instruction' && !canBegin(input.tokens[at]);
    // Half an instruction would be a wrong answer: what was read of it does not count.
    const before = goesOn ? steps.pop() : undefined;
    if (before !== undefined) steps.push({ kind: 'unread', range: { from: before.range.from, to: chunk.to } });
    else steps.push(...chunkSteps(input, chunk, isEvent));
    at = chunk.to;
  }
  return withLateCondition(input, steps);
}

/** Words that no instruction is read from: harmless, or not understood. What an event speaks of is spoken of all the same. */
function chunkSteps(input: Input, chunk: Range, isEvent: boolean): readonly Step[] {
  const skipped: Step = { kind: 'skipped', mention: mentionOf(input, chunk), range: chunk };
  const unknown = unknownAt(input.tokens, chunk.from, chunk.to);
  const word: readonly Step[] = unknown === null ? [] : [{ kind: 'unread', range: { from: unknown, to: unknown + 1 } }];
  if (isEvent) return [...word, skipped];
  if (word.length > 0) return word;
  return firstChange(input.tokens, chunk.from, chunk.to) === null ? [skipped] : [{ kind: 'unread', range: chunk }];
}

const JOINTS: ReadonlySet<string> = new Set([',', 'and', 'then', ';', '—', 'also', 'instead', 'otherwise', 'or']);

const hasWord = (input: Input, { from, to }: Range, text: string) =>
  input.tokens.slice(from, to).some((token) => token.text === text);

/** What the words speak of; creating a token makes that token the thing last spoken of. */
function mentionOf(input: Input, { from, to }: Range): SubjectDraft | null {
  const first = input.tokens[from]?.text ?? '';
  return TRIGGER.has(first) ? firstMention(input, from + 1, to) : lastMention(input, from, to);
}

const TRIGGER: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

type Asked = { readonly value: Condition; readonly mention: SubjectDraft | null; readonly next: number };

/** "If …," up to the comma before which it can be read, or else the first one. What it asks about is spoken of: "if ~ was kicked, it …". */
function conditionAt(input: Input, at: number, to: number): Asked | null {
  if (input.tokens[at]?.text !== 'if') return null;
  const mention = mentionAt(input, at + 1, to)?.value ?? null;
  const read = sequence(word('if'), condition, comma)
    .read(input, at)
    .find(({ next }) => next <= to);
  if (read !== undefined) return { value: read.value[1], mention, next: read.next };
  const next = clauseEnd(input, at, to);
  const words = input.tokens
    .slice(at + 1, next)
    .map(({ text }) => text)
    .join(' ');
  return { value: { kind: 'assumed', words }, mention, next };
}

const comma = reader((input, at) => (input.tokens[at]?.text === ',' ? [{ value: null, next: at + 1 }] : []));

/** A duration that stands before words which are skipped: "Until end of turn, if …, it gains flying". */
function durationAt(input: Input, at: number, to: number): { value: Duration; next: number } | null {
  const found = sequence(duration, comma)
    .read(input, at)
    .filter(({ next }) => next <= to);
  const shortest = found.at(-1);
  return shortest === undefined ? null : { value: shortest.value[0], next: shortest.next };
}

/** An event or condition ends at its first comma, or later where it lists things: "an artifact, instant, or sorcery spell". */
function clauseEnd(input: Input, at: number, to: number): number {
  for (let comma = chunkEnd(input, at, to, COMMA); comma < to; comma = chunkEnd(input, comma, to, COMMA)) {
    if (canBegin(input.tokens[comma + 1])) return comma;
  }
  return chunkEnd(input, at, to, COMMA);
}

const COMMA: ReadonlySet<string> = new Set([',']);
const CHUNK_ENDS: ReadonlySet<string> = new Set([',', ';', 'and', 'then', '—', 'or']);

/** Up to the next place at which an instruction can begin. */
function chunkEnd(input: Input, at: number, to: number, ends: ReadonlySet<string>): number {
  for (let next = at + 1; next < to; next++) {
    if (ends.has(input.tokens[next]?.text ?? '')) return next;
  }
  return to;
}

/** "… gains flying if you control a Wizard": a condition after the instruction belongs to it. */
function withLateCondition(input: Input, steps: readonly Step[]): readonly Step[] {
  return steps.map((step, index) => {
    if (step.kind !== 'instruction' || step.condition !== null) return step;
    const next = steps[index + 1];
    if (next?.kind !== 'skipped' || input.tokens[next.range.from]?.text !== 'if') return step;
    const late = sequence(word('if'), condition)
      .read(input, next.range.from)
      .find((found) => found.next === next.range.to);
    return late === undefined ? step : { ...step, condition: late.value[1] };
  });
}
