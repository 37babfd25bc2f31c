import { ruleOf } from '../../effects';
import type { CompiledAbility } from '../../model/abilities';
import { BASIC_LAND_TYPES, type Field } from '../../model/characteristics';
import type { Part } from '../../model/parts';
import { familyOf } from '../../model/subtypes';
import { isKeyword } from '../../query/types';
import type { Instance } from '../instance';
import type { Atom } from './columns';

/** The atoms whose answers this part may change. Never leaves out one that it could; whether it does is found by trial. */
export function mayWrite(part: Part, atoms: readonly Atom[]): readonly Atom[] {
  const fields = fieldsWritten(part);
  return atoms.filter((atom) => fields.includes(atom.field) && mayAnswer(part, atom));
}

function mayAnswer(part: Part, atom: Atom): boolean {
  if (atom.key.startsWith('any:')) return true;
  switch (part.kind) {
    case 'add-types':
      return (
        namesAny(atom, 'type', part.cardTypes) ||
        namesAny(atom, 'super', part.supertypes) ||
        addsSubtype(part, atom) ||
        atom.field === 'abilities'
      );
    case 'add-colors':
      return part.special.length > 0 || namesAny(atom, 'color', part.colors);
    case 'add-abilities':
      return part.abilities.some((grant) => grant.kind !== 'ability' || givesKeyword(grant.ability, atom));
    case 'remove-abilities':
    case 'bar-abilities':
      return !atom.key.startsWith('kw:') || part.keywords.some((keyword) => related(keyword, atom.key.slice(3)));
    default:
      return true; // the field is written, and no closer word tells less
  }
}

/** The fields that a part may change, closer than its rule has it: mana abilities come and go with basic land types only. */
export function fieldsWritten(part: Part): readonly Field[] {
  const fields = ruleOf(part).writes(part);
  if (part.kind === 'add-types') return fields.filter((field) => addsTo(part, field));
  if (part.kind === 'set-subtypes' && part.of !== 'land') return fields.filter((field) => field !== 'abilities');
  return fields;
}

/** What "in addition" can touch: only kinds of types that it names, or that its words may stand for. */
function addsTo(part: Extract<Part, { kind: 'add-types' }>, field: Field): boolean {
  if (field === 'supertypes') return part.supertypes.length > 0;
  if (field === 'cardTypes') return part.cardTypes.length > 0 || part.special.includes('chosen-card-type');
  if (field === 'abilities') return part.special.length > 0 || part.subtypes.some(isBasicLandType);
  return part.special.length > 0 || part.subtypes.length > 0;
}

/** Does the part take this ability away from an object that it applies to? `isLand`: whether the object is a land then. */
export function takesAway(part: Part, ability: NonNullable<Instance['ability']>, isLand: boolean): boolean {
  switch (part.kind) {
    case 'remove-all-abilities':
      return true; // no mana ability generates a continuous effect, so "except mana abilities" makes no difference here
    case 'remove-abilities':
    case 'bar-abilities':
      return part.keywords.some((keyword) => ability.keyword !== null && isKeyword(ability.keyword, keyword));
    case 'set-land-types':
      return isLand && !ability.isGranted; // 305.7: granted abilities stay
    default:
      return false;
  }
}

/** Can the part take abilities away at all? */
export const removes = (part: Part): boolean =>
  part.kind === 'remove-all-abilities' ||
  part.kind === 'remove-abilities' ||
  part.kind === 'bar-abilities' ||
  part.kind === 'set-land-types';

/** Can it give abilities that generate continuous effects (D14)? Borrowed ones may always. */
export const grantsEffects = (part: Part): boolean =>
  part.kind === 'add-abilities' &&
  part.abilities.some(
    (grant) => grant.kind === 'abilities-of' || (grant.kind === 'ability' && grant.ability.effect !== null),
  );

type AddTypes = Extract<Part, { kind: 'add-types' }>;

function addsSubtype(part: AddTypes, atom: Atom): boolean {
  if (atom.key === 'every') return part.special.includes('every-creature-type');
  if (atom.field !== 'subtypes') return false;
  const name = atom.key.slice('sub:'.length);
  if (part.subtypes.includes(name)) return true;
  const chosen = part.special.some((word) => word !== 'every-creature-type'); // words that stand for a list or a choice
  return chosen && (familyOf(name) === 'land' || familyOf(name) === 'creature');
}

const namesAny = (atom: Atom, prefix: string, names: readonly string[]): boolean =>
  names.some((name) => atom.key === `${prefix}:${name}`);

function givesKeyword(ability: CompiledAbility, atom: Atom): boolean {
  if (!atom.key.startsWith('kw:')) return true; // "has no abilities" and the like
  return ability.keyword !== null && isKeyword(ability.keyword, atom.key.slice(3));
}

const related = (one: string, other: string): boolean => isKeyword(one, other) || isKeyword(other, one);

/** 305.6: subtypes that give a land a mana ability. */
const isBasicLandType = (subtype: string): boolean => BASIC_LAND_TYPES.some((type) => type === subtype);
