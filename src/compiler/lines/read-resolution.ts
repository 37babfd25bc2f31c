import type { AbilityKind } from '../../engine';
import type { Token } from '../reader';
import { type Instructions, readInstructions } from '../resolution/text';
import { granted } from './granted';
import { firstChange } from './inert';
import { type LineContext, tokensOf } from './line-context';
import { NOTHING_READ, type Reading } from './reading';

/** What an ability does when it resolves (608), from a token on: costs and lead words are not part of it. */
export function readResolution(
  tokens: readonly Token[],
  from: number,
  context: LineContext,
  kind: AbilityKind,
): Reading {
  if (firstChange(tokens.slice(from)) === null) return NOTHING_READ;
  const { spec, creates, spans } = readInstructions(
    tokens,
    from,
    granted(context),
    kind === 'activated' || kind === 'triggered',
  );
  return { ...NOTHING_READ, resolves: spec.clauses.length > 0 ? [spec] : [], creates, spans };
}

/** A line of text that has resolved: it may be written with its cost or trigger, which are not part of what it does. */
export function readInstructionsOfLine(text: string, context: LineContext): Instructions {
  return readInstructions(tokensOf(text, context), 0, granted(context), true);
}
