import type { EffectSpec, TextSpan, TokenSpec } from '../../engine';
import { type Range, sentencesOf } from '../lines/sentences';
import { unboundQuotes, withoutUnbound } from '../phrases/outer-x';
import { numberTargets } from '../phrases/rewrite';
import { type AbilityCompiler, settle, textSpans } from '../phrases/settle';
import { unreadQuotes } from '../phrases/unread-quotes';
import { type Input, inputOf, MOST_TOKENS, type Token } from '../reader';
import { followUp } from '../templates';
import { stepsOf } from './sentence';
import { type Story, startOf, tell } from './story';
import { targetPlaces } from './targets';

export type Instructions = {
  /** One resolution is one effect (D1). */
  readonly spec: EffectSpec;
  readonly creates: readonly TokenSpec[];
  readonly spans: readonly TextSpan[];
};

type Around = {
  readonly hasSource: boolean;
  /** The text is not that of a card, so that what it points back at may be named beside it. */
  readonly alone: boolean;
  /** Could this sentence, behind the first, be an ability of its own? Then nobody knows whether it is; it counts as unread. */
  readonly isOwn: (words: readonly Token[]) => boolean;
};

/** Reads what a resolution does, from a token on, sentence by sentence. */
export function readInstructions(
  tokens: readonly Token[],
  from: number,
  compiler: AbilityCompiler,
  { hasSource, alone, isOwn }: Around,
): Instructions {
  if (tokens.length > MOST_TOKENS) return tooLong(tokens);
  const input = inputOf(tokens);
  const places = targetPlaces(tokens, from);
  // Targets of its own are the ones that the board names.
  const named = places.length === 0 ? 'targets' : 'choice';
  let story: Story = startOf({ hasSource, pointsAt: alone ? named : null });
  for (const sentence of sentencesOf(tokens)) {
    if (sentence.to <= from) continue;
    const range = { from: Math.max(from, sentence.from), to: sentence.to };
    if (sentence.from > from && isOwn(tokens.slice(range.from, range.to))) {
      story = tell(story, { kind: 'unread', range }, tokens, compiler);
      continue;
    }
    story =
      followed(input, range, story, tokens) ??
      stepsOf(input, range).reduce((told, step) => tell(told, step, tokens, compiler), story);
  }
  const { clauses, duration, creates, spans } = story;
  const spec = settle({ clauses: withoutUnbound(clauses, true), duration, spans: [] }, compiler, places);
  return {
    spec: withoutIdle(spec),
    creates: numberTargets(creates, places),
    spans: [...spans, ...unboundQuotes(clauses, true), ...unreadQuotes(clauses, compiler)],
  };
}

/** Leaves out clauses that do nothing ("creatures can't block"), unless a later one speaks of those whom one is about. */
function withoutIdle(spec: EffectSpec): EffectSpec {
  const isReferred = spec.clauses.some(({ subject }) => subject.kind === 'clause');
  return isReferred ? spec : { ...spec, clauses: spec.clauses.filter(({ parts }) => parts.length > 0) };
}

/** "It's still a land.", "The same is true for …", "Otherwise, …": sentences that change those before them. */
function followed(input: Input, { from, to }: Range, story: Story, tokens: readonly Token[]): Story | null {
  const found = followUp.read(input, from).find(({ next }) => next === to);
  const both = found?.value({ clauses: story.clauses, duration: story.duration, spans: [] }) ?? null;
  if (both === null) return null;
  return { ...story, clauses: both.clauses, spans: [...story.spans, ...textSpans(both.spans, tokens)] };
}

function tooLong(tokens: readonly Token[]): Instructions {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, layers: [], unread: 'unread.too-long' };
  return { spec: { clauses: [], duration: { kind: 'none' } }, creates: [], spans: [span] };
}
