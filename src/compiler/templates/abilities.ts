import type { Subject } from '../../engine';
import { abilityList, keywordList } from '../phrases/abilities';
import type { GrantDraft, PartDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { objectReference } from '../phrases/references';
import { oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layer 6: abilities given, by keyword or in quotation marks. */
export const gains = predicateTemplate({
  name: 'gains-abilities',
  reads: [
    'Creatures you control have flying.',
    'Enchanted land has "{T}: Add {B}{B}."',
    'Other creatures you control have vigilance, lifelink, and protection from red.',
    'Enchanted creature gains your choice of flying or first strike.',
  ],
  refuses: ['Creatures you control have wings.', 'Enchanted creature has flying and.'],
  predicate: sequence(word('has', 'have', 'gain', 'gains'), abilityList).map(([, abilities]): readonly PartDraft[] => [
    { kind: 'add-abilities', abilities },
  ]),
});

/** Layer 6: "has all activated abilities of …" */
export const gainsAbilitiesOf = predicateTemplate({
  name: 'gains-abilities-of',
  reads: ['~ has all activated abilities of all creature cards in all graveyards.'],
  refuses: ['~ has all creature cards in all graveyards.'],
  predicate: sequence(
    word('has', 'have', 'gain', 'gains'),
    optional(oneOf(words('all'), words('the')), null),
    oneOf(
      words('activated abilities').map(() => 'activated' as const),
      words('triggered abilities').map(() => 'triggered' as const),
      words('abilities').map(() => 'all' as const),
    ),
    words('of'),
    oneOf(
      objectReference.map((object): Subject => ({ kind: 'object', object })),
      sequence(optional(oneOf(words('each'), words('all')), null), nounPhrase).map(
        ([, filter]): Subject => ({ kind: 'all', filter }),
      ),
    ),
  ).map(([, , which, , from]): readonly PartDraft[] => [
    { kind: 'add-abilities', abilities: [{ kind: 'abilities-of', from, which } satisfies GrantDraft] },
  ]),
});

/** Layer 6: abilities taken away, by name or all of them. */
export const losesAbilities = predicateTemplate({
  name: 'loses-abilities',
  reads: [
    'All creatures lose flying.',
    'All creatures lose all abilities.',
    'Enchanted creature loses all other abilities.',
  ],
  refuses: ['All creatures lose wings.', 'All creatures lose.'],
  predicate: sequence(
    word('lose', 'loses'),
    oneOf(
      oneOf(words('all abilities'), words('all other abilities')).map(
        (): PartDraft => ({ kind: 'remove-all-abilities', except: 'none' }),
      ),
      words('all abilities except mana abilities').map(
        (): PartDraft => ({ kind: 'remove-all-abilities', except: 'mana' }),
      ),
      // 201.5: the ability that is resolving, by which the words are said.
      words('this ability').map((text): PartDraft => ({ kind: 'remove-abilities', keywords: [text] })),
      sequence(optional(words('all'), null), keywordList).map(
        ([, keywords]): PartDraft => ({ kind: 'remove-abilities', keywords }),
      ),
    ),
  ).map(([, part]) => [part]),
});

/** Layer 6: what can't be had (113.11) is taken away and stays away. */
export const cantHave = predicateTemplate({
  name: 'cant-have',
  reads: [
    "Enchanted creature can't have flying.",
    "Creatures your opponents control lose hexproof and can't have or gain hexproof.",
  ],
  refuses: ["Enchanted creature can't have wings."],
  predicate: sequence(
    word("can't"),
    oneOf(words('have or gain'), words('gain or have'), words('have'), words('gain')),
    keywordList,
  ).map(([, , keywords]): readonly PartDraft[] => [{ kind: 'bar-abilities', keywords }]),
});
