/**
 * Keyword abilities (702): the door of the room.
 * `compileKeyword` turns a canonical string (`flying`, `ward {2}`, `bushido 2`) into the ability it stands for.
 */
import type { CompiledAbility } from '../../engine';
import { KEYWORD_EFFECTS, keywordLayers } from './effects';
import { keywordNamed } from './table';

export { KEYWORD_EFFECTS, keywordLayers } from './effects';
export { KEYWORDS, type Keyword, keywordNamed, keywordsWith } from './table';

/**
 * One keyword ability, without what its resolution does (`resolvingWords`). `canonical` is lower case, parameter as printed; a
 * name that no rule knows is taken as it is.
 */
export function compileKeyword(canonical: string): CompiledAbility {
  const name = keywordNamed(canonical)?.name ?? canonical;
  const entry = KEYWORD_EFFECTS[name];
  return {
    kind: 'keyword',
    text: canonical,
    line: null,
    keyword: canonical,
    mana: null,
    effect: entry?.effect?.() ?? null,
    definesCharacteristics: entry?.cda ?? false,
    resolves: [],
    // 604.3, 113.6a: a characteristic-defining ability works everywhere; the engine knows that from the flag.
    zones: null,
    ...(entry === undefined ? ({ status: 'inert', inert: 'keyword' } as const) : ({ status: 'compiled' } as const)),
    spans: [{ start: 0, end: canonical.length, layers: keywordLayers(name), unread: null }],
  };
}

/** What the resolution of a keyword does, in words of rules text; null where it leaves nothing on the board. */
export function resolvingWords(canonical: string): string | null {
  const name = keywordNamed(canonical)?.name ?? canonical;
  const number = /^\s*(\d+)/.exec(canonical.slice(name.length));
  return KEYWORD_EFFECTS[name]?.resolves?.(number?.[1] ?? 'X') ?? null;
}
