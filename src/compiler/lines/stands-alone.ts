import type { Token } from '../reader';
import { readStatic } from '../templates';
import { granted } from './granted';
import { firstChange } from './inert';
import type { LineContext } from './line-context';

/**
 * A whole sentence that changes characteristics for no stated time and points at nothing said before: that is how static
 * abilities speak (604.1). What a resolution does so lasts until a stated moment, or is said of "it" or a target.
 */
export function isStatic(words: readonly Token[], context: LineContext): boolean {
  if (firstChange(words) === null || words.some(({ text }) => HAPPENS.has(text))) return false;
  if (words.some(({ text }, at) => text === 'other' && words[at + 1]?.text === 'abilities')) return false; // other than those just said
  const reading = readStatic(words, { ...granted(context), inert: () => false });
  return reading.ok && reading.spec.duration.kind === 'none' && reading.spec.clauses.length > 0;
}

/** Verbs and pronouns of what happens once: "this artifact becomes the chosen color", "each of them is a Spirit". */
const HAPPENS: ReadonlySet<string> = new Set(['gain', 'gains', 'become', 'becomes', 'those', 'them']);
