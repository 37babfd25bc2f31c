import type { ObjectRef } from '../../engine';
import type { ClauseDraft, PartDraft, SubjectDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { objectReference } from '../phrases/references';
import { subject } from '../phrases/subjects';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { copyExceptions, NO_EXCEPTIONS } from './copy-exceptions';
import { predicateTemplate, sentenceTemplate } from './template';

/** Layer 1a: copiable values of another object (707). */
export const becomesCopy = predicateTemplate({
  name: 'becomes-copy',
  reads: [
    '~ becomes a copy of target creature, except it has this ability.',
    'Target creature becomes a copy of ~ until end of turn.',
  ],
  refuses: ['~ becomes a copy of.', '~ becomes a copy of target creature, except for its size.'],
  predicate: lazy(() =>
    sequence(
      word('become', 'becomes', 'is', 'are'),
      oneOf(words('a copy of'), words('copies of')),
      copied(),
      exceptions(),
    ).map(([, , of, except]): readonly PartDraft[] => [{ kind: 'become-copy', of, ...except }]),
  ),
});

/** 614.1c, 707: what an object is from the moment it enters. The board says of what (`copyOf`); the exceptions stand here. */
export const entersAsCopy = sentenceTemplate({
  name: 'enters-as-copy',
  reads: [
    'You may have ~ enter as a copy of any creature on the battlefield.',
    "You may have ~ enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.",
    'Creatures you control enter as a copy of ~.',
  ],
  refuses: ['You may have ~ enter as a copy.', 'You may have ~ enter as a creature on the battlefield.'],
  sentence: lazy(() =>
    sequence(
      optional(words('you may have'), null),
      subject,
      word('enter', 'enters'),
      optional(word('tapped'), null),
      oneOf(words('as a copy of'), words('as copies of')),
      copied(),
      exceptions(),
    ).map(
      ([, about, , , , of, except], from, to): ClauseDraft => ({
        clauses: [{ subject: about, parts: [{ kind: 'become-copy', of, ...except }] }],
        duration: null,
        spans: [{ from, to, layers: ['1a'] }],
      }),
    ),
  ),
});

export const exceptions = () =>
  optional(
    sequence(optional(word(','), null), word('except'), copyExceptions).map(([, , all]) => all),
    NO_EXCEPTIONS,
  );

/** What is copied: an object that the text points to, a target, or one that is chosen ("any creature on the battlefield"). */
export function copied(): Reader<ObjectRef> {
  const chosen = oneOf(words('one of'), words('any'), word('a', 'an', 'another', 'any', 'the', 'one'));
  return oneOf(
    objectReference,
    subject.refine(objectOf),
    sequence(optional(chosen, null), nounPhrase).map((): ObjectRef => ({ kind: 'chosen-object' })),
  );
}

/** Of "up to one target creature" the first is copied. */
function objectOf(of: SubjectDraft): ObjectRef | null {
  if (of.kind === 'targets') return { kind: 'target', index: of.from };
  return of.kind === 'object' ? of.object : null;
}
