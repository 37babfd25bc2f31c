import type { Quantity } from '../../engine';
import { counted } from '../phrases/counted';
import type { PartDraft } from '../phrases/draft';
import { times } from '../phrases/quantity';
import { changeLiteral } from '../phrases/sizes';
import { optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 7c: changes to power and toughness, fixed or for each of something. */
export const gets = predicateTemplate({
  name: 'gets',
  reads: [
    'Creatures you control get +1/+1.',
    '~ gets +1/+0 for each artifact you control.',
    'Enchanted creature gets +X/+X, where X is the number of cards in your hand.',
  ],
  refuses: ['Creatures you control get 1/1.', '~ gets +1/+0 for every you control.'],
  predicate: sequence(
    word('get', 'gets', 'gain', 'gains'),
    optional(words('an additional'), null),
    changeLiteral,
    optional(
      sequence(words('for each'), counted).map(([, of]) => of),
      null,
    ),
  ).map(([, , { power, toughness }, each]): readonly PartDraft[] => [
    { kind: 'modify-pt', power: perEach(power, each), toughness: perEach(toughness, each) },
  ]),
});

/** "+2/+0 for each": a multiple of what is counted. Nothing of it where the change is 0. */
export function perEach(change: Quantity, each: Quantity | null): Quantity {
  if (each === null || change.kind !== 'number' || change.value === 0) return change;
  return times(change.value, each);
}
