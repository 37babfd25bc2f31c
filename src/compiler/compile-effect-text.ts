import type { EffectSpec, Part, ReadStatus, TextSpan } from '../engine';

export type EffectReading = {
  readonly spec: EffectSpec;
  readonly status: ReadStatus;
  readonly spans: readonly (TextSpan & { readonly line: number })[];
};

/** STUB until the templates land: nothing is read. `names` are those of the source card (201.5). */
export function compileEffectText(text: string, _context: { readonly names: readonly string[] }): EffectReading {
  const spans = text
    .split('\n')
    .map((words, line) => ({ line, start: 0, end: words.length, layers: [], unread: 'unread.no-template' }));
  return { spec: { clauses: [], duration: { kind: 'none' } }, status: 'unread', spans };
}

/** STUB until the templates land. The text may begin with "except". */
export function compileCopyExceptions(_text: string): {
  readonly except: readonly Part[];
  readonly keep: readonly ('colors' | 'name' | 'types' | 'pt' | 'supertypes')[];
  readonly keepsThisAbility: boolean;
} {
  return { except: [], keep: [], keepsThisAbility: false };
}
