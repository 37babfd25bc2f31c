import type { AbilityKind } from '../../engine';
import type { Token } from '../reader';
import { type Instructions, readInstructions } from '../resolution/text';
import { granted } from './granted';
import { firstChange } from './inert';
import { leadOf } from './lead';
import { type LineContext, tokensOf } from './line-context';
import { NOTHING_READ, type Reading } from './reading';

/** What an ability does when it resolves (608), from a token on: costs and lead words are not part of it. */
export function readResolution(
  tokens: readonly Token[],
  from: number,
  context: LineContext,
  kind: AbilityKind,
): Reading {
  const isInert = firstChange(tokens, from) === null;
  if (isInert && !tokens.some(({ text }) => text === 'create' || text === 'creates')) return NOTHING_READ;
  const hasSource = kind === 'activated' || kind === 'triggered';
  const { spec, creates, spans } = readInstructions(tokens, from, granted(context), { hasSource, alone: false });
  // A plain token is an object for the board; making it changes no characteristic.
  if (isInert) return { ...NOTHING_READ, creates };
  return { ...NOTHING_READ, resolves: spec.clauses.length > 0 ? [spec] : [], creates, spans };
}

/**
 * A line of text that has resolved: it may be written with its bullet, ability word, cost or trigger, which are not part of
 * what it does.
 */
export function readInstructionsOfLine(text: string, context: LineContext): Instructions {
  const tokens = tokensOf(text, context);
  return readInstructions(tokens, leadOf(tokens).at, granted(context), {
    hasSource: context.names.length > 0,
    alone: true,
  });
}
