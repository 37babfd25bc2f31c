import { abilityList } from '../phrases/abilities';
import { counterName } from '../phrases/counters';
import { description } from '../phrases/description';
import { partsOf } from '../phrases/description-parts';
import type { PartDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { numeral } from '../phrases/numbers';
import { quantity } from '../phrases/quantity';
import { lazy, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/**
 * Layers 4 and 6: what an object has or is from the moment it enters. Counters beside it are the board's, and so is what
 * others had or were as they entered (614.12): such a text has no effect on those that are there.
 */
export const entersWith = predicateTemplate({
  name: 'enters-with',
  reads: [
    'If ~ was kicked, it enters with two +1/+1 counters on it and with flying.',
    "Each other creature you control enters with a number of additional +1/+1 counters on it equal to ~'s power and as a Mutant in addition to its other types.",
  ],
  refuses: ['If ~ was kicked, it enters with wings.', 'If ~ was kicked, it enters with two and with flying.'],
  predicate: lazy(() =>
    sequence(word('enter', 'enters'), optional(word('tapped'), null), oneOf(withMore(), countersAlone())).map(
      ([, , parts]) => parts,
    ),
  ),
});

function withMore(): Reader<readonly PartDraft[]> {
  const abilities = sequence(word('with'), abilityList).map(([, list]): readonly PartDraft[] => [
    { kind: 'add-abilities', abilities: list },
  ]);
  const types = sequence(word('as'), description).map(([, what]) => partsOf(what));
  return sequence(optional(sequence(counters(), word('and')), null), oneOf(abilities, types)).map(([, parts]) => parts);
}

/** "with an additional +1/+1 counter on it if it's a creature": nothing that a layer knows. */
function countersAlone(): Reader<readonly PartDraft[]> {
  return sequence(counters(), optional(sequence(words("if it 's"), word('a', 'an'), nounPhrase), null)).map(() => []);
}

/** "with two +1/+1 counters and a trample counter on it" */
function counters(): Reader<unknown> {
  const some = oneOf(numeral, quantity, words('an additional'), words('a number of'));
  const kind = sequence(some, optional(word('additional'), null), counterName, word('counter', 'counters'));
  return sequence(
    word('with'),
    separated(kind, oneOf(words(', and'), word(',', 'and'))),
    word('on'),
    word('it', 'them', 'him', 'her'),
    optional(sequence(words('equal to'), quantity), null),
  );
}
