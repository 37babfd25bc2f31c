import { abilityList } from '../phrases/abilities';
import { sizeWords } from '../phrases/description';
import type { PartDraft } from '../phrases/draft';
import { oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 7b: power and toughness set to numbers. */
export const hasBaseSize = predicateTemplate({
  name: 'has-base-size',
  reads: [
    'Other creatures have base power and toughness 1/1.',
    'Creatures your opponents control have base toughness 1.',
    'Enchanted creature has base power and toughness 5/5 and flying.',
    'Each artifact you control has base power and base toughness each equal to its mana value.',
  ],
  refuses: ['Other creatures have base power and toughness.', 'Other creatures have base flying.'],
  predicate: sequence(
    word('has', 'have', 'gain', 'gains'),
    sizeWords,
    optional(
      sequence(oneOf(words(', and'), word('and', ',')), abilityList).map(([, abilities]) => abilities),
      null,
    ),
  ).map(([, size, abilities]): readonly PartDraft[] => [
    ...(abilities === null ? [] : [{ kind: 'add-abilities', abilities } as const]),
    { kind: 'set-pt', ...size },
  ]),
});
