/**
 * What readers make before the text is settled: the types of `engine/model`, except that granted abilities are not compiled yet
 * and words such as "it" have not found what they mean. `settle.ts` turns drafts into effects.
 */
import type { AbilityGrant, Condition, Duration, Layer, ObjectRef, Part, Quantity, Subject } from '../../engine';

/** An ability to be compiled: a keyword in canonical form, or quoted text with its place in the line. */
export type GrantDraft =
  | { readonly kind: 'keyword'; readonly keyword: string }
  | {
      readonly kind: 'quote';
      readonly text: string;
      readonly start: number;
      /** What a "where X is" outside the quotation says of the X inside. */
      readonly x?: Quantity;
    }
  | Exclude<AbilityGrant, { readonly kind: 'ability' }>;

export type PartDraft =
  | Exclude<Part, { readonly kind: 'add-abilities' | 'become-copy' }>
  | { readonly kind: 'add-abilities'; readonly abilities: readonly GrantDraft[] }
  | {
      readonly kind: 'become-copy';
      readonly of: ObjectRef;
      readonly except: readonly PartDraft[];
      readonly keep: readonly ('colors' | 'name' | 'types' | 'pt' | 'supertypes')[];
      readonly keepsThisAbility: boolean;
    };

/** "it", "they", "that creature": what was spoken of before. */
export type BackReference = { readonly kind: 'back'; readonly words: string };

/** An attached or pointed-to object with the noun that the text uses for it: "enchanted land". */
export type NamedObject = Extract<Subject, { readonly kind: 'object' }> & { readonly noun?: string };

export type SubjectDraft =
  | Exclude<Subject, { readonly kind: 'object' }>
  | NamedObject
  | BackReference
  | { readonly kind: 'union'; readonly subjects: readonly SubjectDraft[] };

/** What a predicate says of its subject, and the tokens that say it. No parts: it changes no characteristic. */
export type Predicate = {
  readonly parts: readonly PartDraft[];
  /** "has flying as long as …" within a list of predicates. */
  readonly condition?: Condition;
  readonly from: number;
  readonly to: number;
};

/** Tokens (from, up to but not including `to`) that work in these layers. */
export type TokenSpan = { readonly from: number; readonly to: number; readonly layers: readonly Layer[] };

export type DraftClause = {
  readonly subject: SubjectDraft;
  readonly condition?: Condition;
  readonly parts: readonly PartDraft[];
};

/** One sentence (without full stop), read but not settled. */
export type ClauseDraft = {
  readonly clauses: readonly DraftClause[];
  readonly duration: Duration | null;
  readonly spans: readonly TokenSpan[];
};
