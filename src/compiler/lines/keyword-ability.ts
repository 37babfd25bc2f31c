import type { CompiledAbility } from '../../engine';
import { compileKeyword, resolvingWords } from '../keywords';
import { readInstructionsOfLine } from './read-resolution';

/** A keyword ability with what its resolution leaves on the board, read from the words of its rule. */
export function keywordAbility(canonical: string): CompiledAbility {
  const words = resolvingWords(canonical);
  const ability = compileKeyword(canonical);
  if (words === null) return ability;
  return { ...ability, resolves: [readInstructionsOfLine(words, { names: [], spell: false, depth: 0 }).spec] };
}
