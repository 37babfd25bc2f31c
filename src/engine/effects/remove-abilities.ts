import type { Part } from '../model/parts';
import { isKeyword } from '../query/types';
import { asWritten, type PartRule } from './part-rule';

type RemoveAbilities = Extract<Part, { kind: 'remove-abilities' }>;
type RemoveAllAbilities = Extract<Part, { kind: 'remove-all-abilities' }>;

/**
 * Layer 6: an object loses every instance of these keywords (113.10, 613.1f). "This ability" is the one that says so.
 */
export const removeAbilities: PartRule<RemoveAbilities> = {
  layer: '6',
  rule: '113.10',
  fill: asWritten,
  apply: (row, part) => ({
    ...row,
    abilities: row.abilities.filter(({ keyword, text }) =>
      keyword === null
        ? !(part.keywords.includes('this ability') && text.includes('loses this ability'))
        : !part.keywords.some((lost) => isKeyword(keyword, lost)),
    ),
  }),
  reads: () => ['abilities'],
  writes: () => ['abilities'],
  describe: (part) => ({ key: 'part.remove-abilities', values: { keywords: part.keywords } }),
};

/** Layer 6: an object loses all abilities that it has now, mana abilities of basic land types included (305.6, 613.1f). */
export const removeAllAbilities: PartRule<RemoveAllAbilities> = {
  layer: '6',
  rule: '613.1f',
  fill: asWritten,
  apply: (row, part) => ({
    ...row,
    abilities: part.except === 'mana' ? row.abilities.filter((ability) => isManaAbility(ability)) : [],
  }),
  reads: () => ['abilities'],
  writes: () => ['abilities'],
  describe: (part) => ({ key: `part.remove-all-abilities.${part.except}` }),
};

/** 605.1a, as far as text shows it: an activated ability without target that adds mana. */
const isManaAbility = (ability: {
  readonly mana: string | null;
  readonly kind: string;
  readonly text: string;
}): boolean =>
  ability.mana !== null ||
  (ability.kind === 'activated' && /: Add /.test(ability.text) && !/\btarget\b/.test(ability.text));
