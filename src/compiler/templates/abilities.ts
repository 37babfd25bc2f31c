import { abilityList, keywordChoice, keywordList } from '../phrases/abilities';
import type { GrantDraft, PartDraft } from '../phrases/draft';
import { oneOf, optional, sequence, token, word, words } from '../reader';
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
  predicate: sequence(
    word('has', 'have', 'gain', 'gains'),
    oneOf(
      abilityList,
      keywordChoice.refine((choice) => (choice.length > 1 ? ONE_OF_THEM : null)),
    ),
    optional(oneOf(words('as you cast them'), words('as you cast it')), null),
  ).map(([, abilities]): readonly PartDraft[] => [{ kind: 'add-abilities', abilities }]),
});

/** "gains flying or trample": the board says which (608.2d). */
const ONE_OF_THEM: readonly GrantDraft[] = [{ kind: 'chosen-keyword' }];

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
      sequence(optional(words('all'), null), keywordList, optional(words('abilities'), null)).map(
        ([, keywords]): PartDraft => ({ kind: 'remove-abilities', keywords }),
      ),
      // An ability in quotation marks is lost by its words.
      token((here): PartDraft | null =>
        here.kind === 'quote' ? { kind: 'remove-abilities', keywords: [here.text.toLowerCase()] } : null,
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
    oneOf(keywordList, keywordChoice),
  ).map(([, , keywords]): readonly PartDraft[] => [{ kind: 'bar-abilities', keywords }]),
});
