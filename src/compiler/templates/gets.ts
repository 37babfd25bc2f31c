import type { Quantity } from '../../engine';
import { counted } from '../phrases/counted';
import type { PartDraft } from '../phrases/draft';
import { times } from '../phrases/quantity';
import { changeLiteral, type TwoNumbers } from '../phrases/sizes';
import { many, oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

const forEach = sequence(words('for each'), counted).map(([, of]) => of);

/** "+2/+2", "+1/+0 for each artifact you control" */
const change = sequence(changeLiteral, optional(forEach, null)).map(([of, each]): TwoNumbers => multiplied(of, each));

/** "+1/+1 for each creature you control and +1/+1 for each Aura you control" */
const changes = sequence(
  sequence(changeLiteral, forEach),
  many(
    sequence(word('and'), changeLiteral, forEach).map(([, of, each]) => multiplied(of, each)),
    1,
  ),
).map(([[of, each], more]) => more.reduce(bothOf, multiplied(of, each)));

/** Layer 7c: changes to power and toughness, fixed or for each of something. */
export const gets = predicateTemplate({
  name: 'gets',
  reads: [
    'Creatures you control get +1/+1.',
    '~ gets +1/+0 for each artifact you control.',
    'Enchanted creature gets +X/+X, where X is the number of cards in your hand.',
    '~ gets +1/+1 for each Forest you control and -1/-1 for each Swamp you control.',
  ],
  refuses: [
    'Creatures you control get 1/1.',
    '~ gets +1/+0 for every you control.',
    '~ gets +1/+1 for each Forest you control and -1/-1.',
  ],
  predicate: sequence(
    word('get', 'gets', 'gain', 'gains'),
    optional(words('an additional'), null),
    oneOf(change, changes),
  ).map(([, , { power, toughness }]): readonly PartDraft[] => [{ kind: 'modify-pt', power, toughness }]),
});

const multiplied = ({ power, toughness }: TwoNumbers, each: Quantity | null): TwoNumbers => ({
  power: perEach(power, each),
  toughness: perEach(toughness, each),
});

const bothOf = (one: TwoNumbers, other: TwoNumbers): TwoNumbers => ({
  power: sumOf(one.power, other.power),
  toughness: sumOf(one.toughness, other.toughness),
});

function sumOf(one: Quantity, other: Quantity): Quantity {
  const terms = [one, other].filter((term) => term.kind !== 'number' || term.value !== 0);
  return terms.length === 1 ? (terms[0] ?? one) : { kind: 'sum', terms };
}

/** "+2/+0 for each": a multiple of what is counted. Nothing of it where the change is 0. */
export function perEach(change: Quantity, each: Quantity | null): Quantity {
  if (each === null || change.kind !== 'number' || change.value === 0) return change;
  return times(change.value, each);
}
