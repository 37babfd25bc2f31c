import type { CardType, Supertype } from '../../engine';
import { description } from '../phrases/description';
import { partsOf } from '../phrases/description-parts';
import type { PartDraft } from '../phrases/draft';
import { cardTypeWord, subtypeWord, supertypeWord } from '../phrases/type-words';
import { many, oneOf, optional, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layers 3 to 7b: what an object is or becomes: types, colours, a size, abilities, a name. */
export const isDescribed = predicateTemplate({
  name: 'is-described',
  reads: [
    'Each land is a Swamp in addition to its other land types.',
    'Nonbasic lands are Mountains.',
    'All Swamps are 1/1 black creatures that are still lands.',
    'Enchanted permanent is a colorless Forest land.',
    'Enchanted creature is a Treefolk with base power and toughness 0/4.',
    'Each noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value.',
    'Equipped creature is every creature type.',
    'All creatures are black.',
  ],
  refuses: [
    'Nonbasic lands are Mountians.',
    'All creatures are 1/1 and.',
    'Each land is a in addition to its other land types.',
  ],
  predicate: sequence(
    word('is', 'are', "'s", "'re", 'become', 'becomes'),
    optional(word('still', 'also'), null),
    description,
  ).map(([, also, what]) => partsOf(also === null ? what : { ...what, keeps: ['types', ...what.keeps] })),
});

/** Layer 4: types taken away by name. */
export const isNot = predicateTemplate({
  name: 'is-not',
  reads: ["As long as your devotion to red is less than five, ~ isn't a creature.", "All lands aren't snow."],
  refuses: ["~ isn't a.", "~ isn't very big."],
  predicate: sequence(
    oneOf(
      word("isn't", "aren't"),
      words("'s not"),
      words("'re not"),
      words('is not'),
      words('are not'),
      words('is no longer'),
      words('are no longer'),
    ),
    optional(word('a', 'an'), null),
    many(oneOf(cardTypeWord, supertypeWord, subtypeWord), 1),
  ).map(([, , types]): readonly PartDraft[] => [removed(types)]),
});

/** Layer 4: whole kinds of types taken away. */
export const losesTypes = predicateTemplate({
  name: 'loses-types',
  reads: [
    'Enchanted permanent loses all other card types and abilities.',
    'Enchanted creature loses all other abilities, card types, and creature types.',
    'All creatures lose all creature types.',
  ],
  refuses: ['All creatures lose all types of.'],
  predicate: sequence(
    word('lose', 'loses'),
    words('all'),
    optional(word('other'), null),
    kindOfLoss(),
    many(
      sequence(
        oneOf(words(', and'), word(',', 'and')),
        optional(word('all'), null),
        optional(word('other'), null),
        kindOfLoss(),
      ).map(([, , , part]) => part),
    ),
  ).refine(([, , , first, rest]) => {
    const parts = [first, ...rest];
    // "loses all abilities" alone is read elsewhere.
    return parts.every(({ kind }) => kind === 'remove-all-abilities') ? null : parts;
  }),
});

function kindOfLoss() {
  return oneOf(
    words('abilities').map((): PartDraft => ({ kind: 'remove-all-abilities', except: 'none' })),
    words('card types').map((): PartDraft => ({ kind: 'remove-all', what: 'card-types' })),
    words('creature types').map((): PartDraft => ({ kind: 'remove-all', what: 'creature-types' })),
    words('land types').map((): PartDraft => ({ kind: 'remove-all', what: 'land-types' })),
    words('artifact types').map((): PartDraft => ({ kind: 'remove-all', what: 'artifact-types' })),
    words('subtypes').map((): PartDraft => ({ kind: 'remove-all', what: 'subtypes' })),
    words('supertypes').map((): PartDraft => ({ kind: 'remove-all', what: 'supertypes' })),
    words('colors').map((): PartDraft => ({ kind: 'set-colors', colors: [], special: [] })),
  );
}

const CARD_TYPE_NAMES: ReadonlySet<string> = new Set([
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
]);
const SUPERTYPE_NAMES: ReadonlySet<string> = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World']);

function removed(types: readonly string[]): PartDraft {
  return {
    kind: 'remove-types',
    // The two sets hold exactly the names of these types.
    cardTypes: types.filter((type): type is CardType => CARD_TYPE_NAMES.has(type)),
    supertypes: types.filter((type): type is Supertype => SUPERTYPE_NAMES.has(type)),
    subtypes: types.filter((type) => !CARD_TYPE_NAMES.has(type) && !SUPERTYPE_NAMES.has(type)),
  };
}
