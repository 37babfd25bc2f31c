import type { TypeWord } from '../../engine';
import type { PartDraft } from '../phrases/draft';
import { oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 4: every creature type or land type at once, said with "gains". */
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
    oneOf(
      words('creature').map((): TypeWord => 'every-creature-type'),
      words('basic land').map((): TypeWord => 'every-basic-land-type'),
      words('land').map((): TypeWord => 'every-land-type'),
    ),
    word('type', 'types'),
    optional(words('in addition to its other types'), null),
  ).map(([, , special]): readonly PartDraft[] => [
    { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: [special] },
  ]),
});
