import type { AbilityKind } from '../../engine';
import type { Token } from '../reader';
import { canBegin } from './instruction-words';
import { costEnd } from './kind';
import { leadOf } from './lead';
import { type LineContext, tokensOf } from './line-context';

/**
 * Where the words that resolve can begin (UTF-16 units of the text), the likeliest first: after the cost (602.1a), after the event of
 * a trigger (603.1), after the lead words. An event may list things, so each of its commas is a place to try.
 */
export function effectStart(text: string, context: LineContext, kind: AbilityKind): readonly number[] {
  const tokens = tokensOf(text, context);
  const { at } = leadOf(tokens);
  const place = (index: number): readonly number[] => {
    const token = tokens[index];
    return token === undefined ? [] : [token.start];
  };
  if (kind === 'activated') return place(costEnd(tokens, at) ?? at);
  if (kind !== 'triggered') return place(at);
  return [...commas(tokens, at).flatMap((comma) => place(comma + 1)), ...place(at)];
}

/** The commas of the first sentence after which an instruction can begin, up to the third. */
function commas(tokens: readonly Token[], from: number): readonly number[] {
  const stop = tokens.findIndex((token, at) => at > from && token.kind === 'punct' && token.text === '.');
  const end = stop < 0 ? tokens.length : stop;
  return tokens
    .flatMap((token, at) => (at > from && at < end && token.text === ',' && canBegin(tokens[at + 1]) ? [at] : []))
    .slice(0, MOST_TRIED);
}

const MOST_TRIED = 3;
