import type { PartDraft } from '../phrases/draft';
import { oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 4: every creature type at once, said with "gains". */
export const gainsTypes = predicateTemplate({
  name: 'gains-types',
  reads: [
    'Target creature gains all creature types until end of turn.',
    'Creatures you control have all creature types.',
  ],
  refuses: ['Target creature gains all creature types of Elves.', 'Target creature gains creature types.'],
  predicate: sequence(
    word('gain', 'gains', 'has', 'have'),
    oneOf(words('all'), words('every')),
    words('creature'),
    word('type', 'types'),
    optional(words('in addition to its other types'), null),
  ).map((): readonly PartDraft[] => [
    { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: ['every-creature-type'] },
  ]),
});
