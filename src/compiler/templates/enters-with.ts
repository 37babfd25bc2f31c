import { abilityList } from '../phrases/abilities';
import { counterName } from '../phrases/counters';
import type { PartDraft } from '../phrases/draft';
import { numeral } from '../phrases/numbers';
import { quantity } from '../phrases/quantity';
import { many, oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 6: abilities that an object has from the moment it enters. Counters beside them are the board's. */
export const entersWith = predicateTemplate({
  name: 'enters-with',
  reads: ['If ~ was kicked, it enters with two +1/+1 counters on it and with flying.'],
  refuses: ['If ~ was kicked, it enters with wings.'],
  predicate: sequence(
    word('enter', 'enters'),
    optional(word('tapped'), null),
    many(
      sequence(
        word('with'),
        oneOf(numeral, quantity, words('an additional'), words('a number of')),
        optional(word('additional'), null),
        counterName,
        word('counter', 'counters'),
        words('on'),
        word('it', 'them', 'him', 'her'),
        word('and'),
      ),
    ),
    word('with'),
    abilityList,
  ).map(([, , , , abilities]): readonly PartDraft[] => [{ kind: 'add-abilities', abilities }]),
});
