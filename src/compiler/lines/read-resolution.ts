import type { AbilityKind, TextSpan } from '../../engine';
import type { Token } from '../reader';
import { type Instructions, readInstructions } from '../resolution/text';
import { granted } from './granted';
import { firstChange } from './inert';
import { leadOf } from './lead';
import { type LineContext, tokensOf } from './line-context';
import { NOTHING_READ, type Reading } from './reading';
import { isStatic } from './stands-alone';

/** What an ability does when it resolves (608), from a token on: costs and lead words are not part of it. */
export function readResolution(
  tokens: readonly Token[],
  from: number,
  context: LineContext,
  kind: AbilityKind,
): Reading {
  const isInert = firstChange(tokens, from) === null;
  if (isInert && !tokens.some(({ text }) => text === 'create' || text === 'creates')) return NOTHING_READ;
  if (isBehindLevel(tokens, from)) return { ...NOTHING_READ, spans: [unreadFrom(tokens, from + 2)] };
  const hasSource = kind === 'activated' || kind === 'triggered';
  const isOwn = (words: readonly Token[]) =>
    kind === 'replacement' ? isForGood(words) : hasSource && isStatic(words, context);
  const { spec, creates, spans } = readInstructions(tokens, from, granted(context), { hasSource, alone: false, isOwn });
  // A plain token is an object for the board; making it changes no characteristic.
  if (isInert) return { ...NOTHING_READ, creates };
  return { ...NOTHING_READ, resolves: spec.clauses.length > 0 ? [spec] : [], creates, spans };
}

/** "{1}{G}: Level 2 Creatures you control …": what works from a level on stands on the lines behind its bar (716.2a), which this text has lost. */
const isBehindLevel = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.text === 'level' && tokens[from + 1]?.kind === 'number' && firstChange(tokens, from + 2) !== null;

const unreadFrom = (tokens: readonly Token[], from: number): TextSpan => ({
  start: tokens[from]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
  layers: [],
  unread: 'unread.no-template',
});

/** "~ enters tapped. It has flying.": nothing resolves here, so nobody would do what the second sentence says. */
const isForGood = (words: readonly Token[]): boolean =>
  firstChange(words) !== null && !words.some(({ text }) => text === 'until');

/**
 * A line of text that has resolved: it may be written with its bullet, ability word, cost or trigger, which are not part of
 * what it does.
 */
export function readInstructionsOfLine(text: string, context: LineContext): Instructions {
  const tokens = tokensOf(text, context);
  return readInstructions(tokens, leadOf(tokens).at, granted(context), {
    hasSource: context.names.length > 0,
    alone: true,
    isOwn: () => false,
  });
}
