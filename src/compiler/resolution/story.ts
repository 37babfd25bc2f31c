import type { Condition, Duration, ObjectRef, TextSpan, TokenSpec } from '../../engine';
import { isUnknown } from '../lines/known-words';
import type { DraftClause, SubjectDraft } from '../phrases/draft';
import { mapRefs } from '../phrases/rewrite';
import { type AbilityCompiler, textSpans } from '../phrases/settle';
import type { Token } from '../reader';
import { answerable, insteadOf } from './alternatives';
import { CHOSEN, type Instruction } from './instruction';
import type { Step } from './sentence';
import { emblemSpec, quoteSpans, tokenSpec } from './token-spec';

/** What a resolution has done so far, and what "it" means by now. */
export type Story = {
  readonly clauses: readonly DraftClause[];
  /** What was spoken of last. */
  readonly last: SubjectDraft | null;
  /** Where the text stands alone: where the board names what it points back at before anything was spoken of. */
  readonly pointsAt: Before['pointsAt'];
  readonly duration: Duration | null;
  readonly creates: readonly TokenSpec[];
  readonly spans: readonly TextSpan[];
  /** Number of clauses before the last instruction: what "instead" takes the place of begins there. */
  readonly before: number;
};

export const startOf = (before: Before): Story => ({
  clauses: [],
  pointsAt: before.pointsAt,
  last: before.hasSource ? { kind: 'object', object: { kind: 'self' } } : null,
  duration: null,
  creates: [],
  spans: [],
  before: 0,
});

/** What is there before the first word. */
export type Before = {
  /** The text belongs to an object, which "it" means until something else is spoken of. */
  readonly hasSource: boolean;
  /** The text stands alone: what "that creature" at its beginning means is told beside it. */
  readonly pointsAt: 'targets' | 'choice' | null;
};

/** The story after one more step. */
export function tell(story: Story, step: Step, tokens: readonly Token[], compiler: AbilityCompiler): Story {
  switch (step.kind) {
    case 'skipped':
      return { ...story, last: step.mention ?? story.last };
    case 'unread':
      return { ...story, spans: [...story.spans, unreadSpan(tokens.slice(step.range.from, step.range.to))] };
    case 'instruction':
      return done(story, step, step.read, tokens, compiler);
  }
}

function unreadSpan(tokens: readonly Token[]): TextSpan {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const isOneWord = tokens.length === 1 && isUnknown(tokens, 0);
  return { start, end, layers: [], unread: isOneWord ? 'unread.unknown-word' : 'unread.no-template' };
}

type InstructionStep = Extract<Step, { readonly kind: 'instruction' }>;

function done(
  story: Story,
  step: InstructionStep,
  read: Instruction,
  tokens: readonly Token[],
  compiler: AbilityCompiler,
): Story {
  switch (read.kind) {
    case 'clause': {
      const spoken = spokenObject(story.last);
      const own = wordsOf(tokens, step);
      const added = read.draft.clauses.map((clause) => located(conditional(clause, step), lastFor(clause, story), own));
      const clauses = step.instead
        ? insteadOf(story.clauses, story.before, added)
        : [...story.clauses, ...added.map(certain)];
      return {
        ...story,
        clauses,
        last: spokenOf(added, story.clauses.length) ?? story.last,
        duration: story.duration ?? durationOf(read.draft.duration ?? step.duration, added[0], spoken),
        spans: [...story.spans, ...textSpans(read.draft.spans, tokens)],
        before: story.clauses.length,
      };
    }
    case 'create': {
      const { spec, spans } = tokenSpec(read.token, tokens, story.last, compiler);
      return { ...story, creates: [...story.creates, spec], last: CHOSEN, spans: [...story.spans, ...spans] };
    }
    case 'emblem':
      return {
        ...story,
        creates: [...story.creates, emblemSpec(read.quotes, tokens)],
        spans: [...story.spans, ...quoteSpans(read.quotes, tokens, compiler)],
      };
  }
}

function conditional(clause: DraftClause, { condition }: InstructionStep): DraftClause {
  if (condition === null) return clause;
  return { ...clause, condition: clause.condition === undefined ? condition : both(condition, clause.condition) };
}

const both = (one: Condition, other: Condition): Condition => ({ kind: 'all-of', conditions: [one, other] });

/** Leaves out of a condition what no board can answer. */
function certain(clause: DraftClause): DraftClause {
  const { condition, ...rest } = clause;
  const known = condition === undefined ? null : answerable(condition);
  return known === null ? rest : { ...rest, condition: known };
}

/** "It", "they", "that creature" become what was spoken of last, also in conditions on it. */
function located(clause: DraftClause, last: SubjectDraft | null, text: string): DraftClause {
  const subject = locatedSubject(clause.subject, last);
  const object = subject.kind === 'object' ? subject.object : null;
  const meant = spokenObject(last) ?? targetOf(subject, text);
  // "that creature's power", "a copy of that card": the object spoken of before, where the text names it.
  const parts =
    meant === null ? clause.parts : mapRefs(clause.parts, (ref) => (ref.kind === 'chosen-object' ? meant : null));
  const { condition, ...rest } = { ...clause, parts };
  if (condition === undefined || object === null) return { ...clause, parts, subject };
  return { ...rest, subject, condition: mapRefs(condition, (ref) => (ref.kind === 'it' ? object : null)) };
}

/**
 * The object of the text is called "it" or by its name; "that creature", and "it" where the text has no object, was spoken of
 * in words that are not here.
 */
function lastFor({ subject }: DraftClause, { last, pointsAt }: Story): SubjectDraft | null {
  const isFirst = last === null || (last.kind === 'object' && last.object.kind === 'self');
  if (pointsAt === null || subject.kind !== 'back' || !isFirst) return last;
  const { words } = subject;
  if (last !== null && !/^(?:that|those|they|them)$/.test(words)) return last;
  if (pointsAt === 'choice') return CHOSEN;
  const atMost = /^(?:those|they|them)$/.test(words) ? null : 1;
  return { kind: 'targets', from: 0, atMost, filter: { kind: 'any' } };
}

/** The one object that was spoken of; the source is called "it" or by its name, never "that creature". */
function spokenObject(last: SubjectDraft | null): ObjectRef | null {
  return last?.kind === 'object' && last.object.kind !== 'self' ? last.object : null;
}

/** "Target creature gets +X/+0, where X is that creature's mana value": within one sentence it means the target. */
function targetOf(subject: SubjectDraft, text: string): ObjectRef | null {
  const isTarget = subject.kind === 'object' && subject.object.kind === 'target';
  return isTarget && /that (?:creature|permanent|land|artifact|enchantment|vehicle) 's/.test(text)
    ? subject.object
    : null;
}

const wordsOf = (tokens: readonly Token[], { range }: InstructionStep): string =>
  tokens
    .slice(range.from, range.to)
    .map(({ text }) => text)
    .join(' ');

/** In "for as long as that creature remains tapped" the object is one of those that the text has named. */
function durationOf(
  duration: Duration | null,
  first: DraftClause | undefined,
  spoken: ObjectRef | null,
): Duration | null {
  if (duration === null) return null;
  const own = first?.subject.kind === 'object' ? first.subject.object : null;
  return mapRefs(duration, (ref) => (ref.kind === 'it' ? own : ref.kind === 'chosen-object' ? (spoken ?? own) : null));
}

export function locatedSubject(subject: SubjectDraft, last: SubjectDraft | null): SubjectDraft {
  if (subject.kind === 'back') return last ?? CHOSEN;
  // "Choose target creature. … the chosen creature …"
  const isChosen = subject.kind === 'object' && subject.object.kind === 'chosen-object';
  if (isChosen && last?.kind === 'object' && last.object.kind === 'target') return last;
  if (subject.kind !== 'union') return subject;
  return { kind: 'union', subjects: subject.subjects.map((one) => locatedSubject(one, last)) };
}

/** A set that was affected is spoken of as such: who it is was settled by that clause. */
function spokenOf(added: readonly DraftClause[], before: number): SubjectDraft | null {
  const subject = added[0]?.subject ?? null;
  return subject?.kind === 'all' ? { kind: 'clause', clause: before } : subject;
}
