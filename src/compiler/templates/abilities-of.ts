import type { AbilityGrant, Subject } from '../../engine';
import type { GrantDraft, PartDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { objectReference } from '../phrases/references';
import { target } from '../phrases/target';
import { lazy, oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

type Which = Extract<AbilityGrant, { readonly kind: 'abilities-of' }>['which'];

/** Layer 6: abilities borrowed from other objects: "has all activated abilities of …" */
export const gainsAbilitiesOf = predicateTemplate({
  name: 'gains-abilities-of',
  reads: [
    '~ has all activated abilities of all creature cards in all graveyards.',
    '~ has all activated and triggered abilities of the last chosen card.',
    '~ has all activated abilities of lands your opponents control except mana abilities.',
    '~ has all loyalty abilities of all other planeswalkers on the battlefield.',
  ],
  refuses: ['~ has all creature cards in all graveyards.', '~ has all activated of all creature cards.'],
  predicate: lazy(() =>
    sequence(
      word('has', 'have', 'gain', 'gains'),
      optional(word('all', 'the', 'each'), null),
      kinds,
      word('of'),
      source,
      optional(words('except mana abilities'), null),
    ).map(([, , which, , from, except]): readonly PartDraft[] => [
      {
        kind: 'add-abilities',
        abilities: which.map(
          (one): GrantDraft => ({
            kind: 'abilities-of',
            from,
            which: one === 'activated' && except !== null ? 'activated-nonmana' : one,
          }),
        ),
      },
    ]),
  ),
});

const kinds = sequence(
  optional(
    oneOf(
      words('activated and triggered').map((): readonly Which[] => ['activated', 'triggered']),
      word('activated').map((): readonly Which[] => ['activated']),
      word('triggered').map((): readonly Which[] => ['triggered']),
      word('loyalty').map((): readonly Which[] => ['loyalty']),
    ),
    ['all' as const],
  ),
  word('ability', 'abilities'),
).map(([which]): readonly Which[] => which);

const source = lazy(() =>
  oneOf(
    target(),
    objectReference.map((object): Subject => ({ kind: 'object', object })),
    sequence(optional(word('each', 'all', 'the'), null), nounPhrase).map(
      ([, filter]): Subject => ({ kind: 'all', filter }),
    ),
  ),
);
