import type { EffectSpec, TextSpan, TokenSpec } from '../../engine';
import { sentencesOf } from '../lines/sentences';
import { type AbilityCompiler, settle } from '../phrases/settle';
import { inputOf, MOST_TOKENS, type Token } from '../reader';
import { sameIsTrue } from './same-is-true';
import { stepsOf } from './sentence';
import { type Story, startOf, tell } from './story';
import { targetPlaces } from './targets';

export type Instructions = {
  /** One resolution is one effect (D1). */
  readonly spec: EffectSpec;
  readonly creates: readonly TokenSpec[];
  readonly spans: readonly TextSpan[];
};

/**
 * Reads what a resolution does, from a token on, sentence by sentence. `hasSource`: the text belongs to an object, which "it"
 * means until something else is spoken of.
 */
export function readInstructions(
  tokens: readonly Token[],
  from: number,
  compiler: AbilityCompiler,
  hasSource: boolean,
): Instructions {
  if (tokens.length > MOST_TOKENS) return tooLong(tokens);
  const input = inputOf(tokens);
  let story: Story = startOf(hasSource);
  for (const sentence of sentencesOf(tokens)) {
    if (sentence.to <= from) continue;
    const range = { from: Math.max(from, sentence.from), to: sentence.to };
    const same = sameIsTrue(input, range, story.clauses);
    story =
      same === null
        ? stepsOf(input, range).reduce((told, step) => tell(told, step, tokens, compiler), story)
        : { ...story, clauses: [...story.clauses, ...same] };
  }
  const { clauses, duration, creates, spans } = story;
  return { spec: settle({ clauses, duration, spans: [] }, compiler, targetPlaces(tokens, from)), creates, spans };
}

function tooLong(tokens: readonly Token[]): Instructions {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, layers: [], unread: 'unread.too-long' };
  return { spec: { clauses: [], duration: { kind: 'none' } }, creates: [], spans: [span] };
}
