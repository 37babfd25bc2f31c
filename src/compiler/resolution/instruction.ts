/** What one instruction of a resolution does that a board can show; everything else is skipped as harmless or is unread. */
import type { Layer, Part } from '../../engine';
import type { ClauseDraft, DraftClause, SubjectDraft } from '../phrases/draft';
import type { TokenDraft } from './tokens';

export type Instruction =
  | { readonly kind: 'clause'; readonly draft: ClauseDraft }
  | { readonly kind: 'create'; readonly token: TokenDraft }
  /** "You get an emblem with …": the places of the quotations (positions of tokens). */
  | { readonly kind: 'emblem'; readonly quotes: readonly number[] };

/** A clause of one part, as the readers of this room make it. */
export function clauseOf(
  subject: SubjectDraft,
  part: DraftClause['parts'][number],
  layer: Layer,
  from: number,
  to: number,
): ClauseDraft {
  return { clauses: [{ subject, parts: [part] }], duration: null, spans: [{ from, to, layers: [layer] }] };
}

export const CHOSEN: SubjectDraft = { kind: 'object', object: { kind: 'chosen-object' } };

export type SimplePart = Exclude<Part, { readonly kind: 'add-abilities' | 'become-copy' }>;
