import type { CompiledAbility } from '../../engine';
import type { AbilityCompiler } from '../phrases/settle';
import { compileAbilities } from './ability';
import { keywordAbility } from './keyword-ability';
import { DEEPEST_QUOTE, type LineContext, quotedContext } from './line-context';
import { unreadAbility } from './too-long';

/** How the abilities that a text grants are compiled: quotations as text of their own, keywords by the table. */
export function granted(context: LineContext): AbilityCompiler {
  const known = new Map<string, readonly CompiledAbility[]>(); // a quotation is asked for what it does and for what of it was not read
  return {
    keyword: keywordAbility,
    quoted: (text) => {
      const abilities = known.get(text) ?? quoted(text, context);
      known.set(text, abilities);
      return abilities;
    },
  };
}

const quoted = (text: string, context: LineContext): readonly CompiledAbility[] =>
  context.depth >= DEEPEST_QUOTE
    ? [tooDeep(text)]
    : quotedText(text).flatMap((one) => compileAbilities(one, null, quotedContext(context)));

/** The closing comma inside a quotation belongs to the sentence around it; inner quotations use single marks. */
function quotedText(text: string): readonly string[] {
  const inner = text
    .replace(/,$/, '')
    .replace(/(^|[\s(—])['‘]/g, '$1"')
    .replace(/(?<=[.!?)\w}])['’](?=$|[\s.,;)])/g, (mark, at: number) => (opensBefore(text, at) ? '"' : mark));
  return [inner];
}

/** A closing single mark closes only what a single mark after a space has opened; "creatures' power" has none. */
const opensBefore = (text: string, at: number): boolean => /(?:^|[\s(—])['‘]\S/.test(text.slice(0, at));

const tooDeep = (text: string): CompiledAbility =>
  unreadAbility(text, null, { start: 0, end: text.length, layers: [], unread: 'unread.too-deep' });
