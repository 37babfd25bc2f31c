import type { ClauseDraft, PartDraft } from '../phrases/draft';
import type { Reader } from '../reader';

type Examples = {
  readonly name: string;
  /** Sentences that it takes part in reading: its tests, and its entry in `docs/rules-text.md`. */
  readonly reads: readonly [string, ...string[]];
  /** Sentences that look alike and that nothing may read: near misses. */
  readonly refuses: readonly [string, ...string[]];
};

/** A family of predicates: what a sentence says of its subject. Verbs are read in both numbers. */
export type PredicateTemplate = Examples & {
  readonly kind: 'predicate';
  readonly predicate: Reader<readonly PartDraft[]>;
};

/** A family of whole sentences that are not subject and predicate: "You control enchanted creature." */
export type SentenceTemplate = Examples & { readonly kind: 'sentence'; readonly sentence: Reader<ClauseDraft> };

export const predicateTemplate = (template: Omit<PredicateTemplate, 'kind'>): PredicateTemplate => ({
  kind: 'predicate',
  ...template,
});
export const sentenceTemplate = (template: Omit<SentenceTemplate, 'kind'>): SentenceTemplate => ({
  kind: 'sentence',
  ...template,
});
