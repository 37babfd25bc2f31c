import type { CompiledAbility } from '../model/abilities';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { abilitiesGiven, grantedTo } from './grants';
import type { PartRule } from './part-rule';

type AddAbilities = Extract<Part, { kind: 'add-abilities' }>;

/** Layer 6: an object gains abilities (613.1f). What it "can't have" does not come (113.11). */
export const addAbilities: PartRule<AddAbilities> = {
  layer: '6',
  rule: '613.1f',
  fill: (part, at) => ({ ...part, abilities: given(part, at).map((ability) => ({ kind: 'ability', ability })) }),
  apply: (row, part, at) => {
    if (at.it === null) return row;
    return { ...row, abilities: [...row.abilities, ...grantedTo(row, given(part, at), at.voice.effect, at.it)] };
  },
  reads: () => ['abilities', 'barred'],
  writes: () => ['abilities'],
  describe: (part) => ({
    key: 'part.add-abilities',
    values: {
      abilities: part.abilities.flatMap((grant) =>
        grant.kind === 'ability' ? [{ cardText: grant.ability.text }] : [],
      ),
    },
  }),
};

const given = (part: AddAbilities, at: Asking): readonly CompiledAbility[] =>
  part.abilities.flatMap((grant) => abilitiesGiven(grant, at));
