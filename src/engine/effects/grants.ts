import type { Ability, CompiledAbility } from '../model/abilities';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { AbilityGrant } from '../model/parts';
import type { Asking } from '../query/asking';
import { listOf } from '../query/refs';
import { objectsOf } from '../query/subjects';
import { isKeyword } from '../query/types';

/** The abilities that a grant gives to `at.it`, as data: choices read, borrowed abilities listed (D4). */
export function abilitiesGiven(grant: AbilityGrant, at: Asking): readonly CompiledAbility[] {
  switch (grant.kind) {
    case 'ability':
      return [grant.ability];
    case 'chosen-color-protection':
      return listOf(at.voice.choices.color).map((color) => keywordAbility(`protection from ${color}`));
    case 'chosen-keyword':
      return listOf(at.voice.choices.keyword).map((keyword) => keywordAbility(keyword.toLowerCase()));
    case 'chosen-landwalk':
      return listOf(at.voice.choices.landType).map((type) =>
        keywordAbility(`${grant.snow ? 'snow ' : ''}${type.toLowerCase()}walk`),
      );
    case 'abilities-of':
      return objectsOf(grant.from, at, [])
        .flatMap((id): readonly Ability[] => at.rows.get(id)?.abilities ?? [])
        .filter((ability) => isBorrowed(ability, grant))
        .map(asCompiled);
  }
}

/** Abilities as this object has them from now on; 113.11: what it can't have does not come. */
export function grantedTo(
  row: Row,
  abilities: readonly CompiledAbility[],
  by: EffectKey,
  object: ObjectId,
): readonly Ability[] {
  const allowed = abilities.filter(
    (ability) => !row.barred.some((bar) => ability.keyword !== null && isKeyword(ability.keyword, bar)),
  );
  const taken = new Set(row.abilities.map((ability) => ability.id));
  return allowed.map((ability, index) => {
    const id = freeId(`${object}+${by}`, index, taken);
    return { ...ability, id, line: null, origin: { kind: 'granted', by } };
  });
}

/** A keyword ability that changes no characteristics by itself. */
export const keywordAbility = (keyword: string): CompiledAbility => ({
  kind: 'keyword',
  text: keyword.charAt(0).toUpperCase() + keyword.slice(1),
  line: null,
  keyword,
  mana: null,
  effect: null,
  definesCharacteristics: false,
  resolves: [],
  zones: null,
  status: 'inert',
  spans: [],
});

type Borrowed = Extract<AbilityGrant, { kind: 'abilities-of' }>;

function isBorrowed(ability: Ability, { which, keywords }: Borrowed): boolean {
  switch (which) {
    case 'all':
      return true;
    case 'activated':
    case 'triggered':
      return ability.kind === which;
    case 'loyalty': // 606.1
      return ability.kind === 'activated' && /^\[?[+−-]?(?:\d+|X)\]?:/.test(ability.text);
    case 'activated-nonmana': // 605.1a
      return ability.kind === 'activated' && !/: Add /.test(ability.text);
    case 'keywords': {
      const { keyword } = ability;
      return keyword !== null && (keywords ?? []).some((wanted) => isKeyword(keyword, wanted));
    }
  }
}

/** Where an ability was found is no part of what is granted: two sources of the same words give the same. */
const asCompiled = ({ id: _id, origin: _origin, ...ability }: Ability): CompiledAbility => ability;

function freeId(stem: string, index: number, taken: Set<string>): string {
  const wanted = index === 0 ? stem : `${stem}.${index}`;
  let id = wanted;
  for (let again = 2; taken.has(id); again++) id = `${wanted}~${again}`;
  taken.add(id);
  return id;
}
