import type { TypeWord } from '../../engine';
import type { PartDraft } from '../phrases/draft';
import { oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 4: every creature type or land type at once, or the chosen one, said with "gains" or "has". */
export const gainsTypes = predicateTemplate({
  name: 'gains-types',
  reads: [
    'Target creature gains all creature types until end of turn.',
    'Creatures you control have all creature types.',
    'Each creature card in your graveyard has the chosen creature type in addition to its other types.',
  ],
  refuses: ['Target creature gains all creature types of Elves.', 'Target creature gains creature types.'],
  predicate: sequence(
    word('gain', 'gains', 'has', 'have'),
    oneOf(every(), chosen()),
    optional(
      sequence(
        words('in addition to'),
        word('its', 'their'),
        oneOf(words('other types'), words('other creature types')),
      ),
      null,
    ),
  ).map(([, special]): readonly PartDraft[] => [
    { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: [special] },
  ]),
});

function every(): Reader<TypeWord> {
  const kind = oneOf(
    words('creature').map((): TypeWord => 'every-creature-type'),
    words('basic land').map((): TypeWord => 'every-basic-land-type'),
    words('land').map((): TypeWord => 'every-land-type'),
  );
  return sequence(word('all', 'every'), kind, word('type', 'types')).map(([, special]) => special);
}

function chosen(): Reader<TypeWord> {
  return words('the chosen creature type').map((): TypeWord => 'chosen-creature-type');
}
