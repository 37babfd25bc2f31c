import type { Part } from '../../model/parts';
import { isKeyword } from '../../query/types';
import { type Bits, without } from './bits';
import { type Atom, type Draft, NONE } from './columns';
import { fieldValue, switchNumbers, writeNumbers } from './number-columns';
import { addTypes, setCardTypes, setLandTypes, setSubtypes } from './type-columns';
import { put } from './write-column';

/**
 * Does to columns what a filled-in part does to the rows of a set, for the atoms that someone asks about. Gives false
 * where only the rows can tell; then `refresh` reads the answers off them.
 */
export function writePart(part: Part, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  if (atoms.length === 0) return true;
  switch (part.kind) {
    case 'add-types':
      return addTypes(set, atoms, draft);
    case 'set-card-types':
      return setCardTypes(part, set, atoms, draft);
    case 'set-subtypes':
      return setSubtypes(part.of, part.subtypes, part.special.includes('every-creature-type'), set, atoms, draft);
    case 'set-land-types':
      return setLandTypes(part, set, atoms, draft);
    case 'set-colors':
      for (const atom of atoms)
        put(
          draft,
          atom,
          set,
          part.colors.some((color) => atom.key === `color:${color}`),
        );
      return true;
    case 'add-colors':
      for (const atom of atoms) put(draft, atom, set, true);
      return true;
    case 'remove-all-abilities':
      if (part.except === 'mana') return false;
      for (const atom of atoms) put(draft, atom, set, atom.key === 'no-abilities');
      return true;
    case 'add-abilities':
      return addAbilities(part, set, atoms, draft);
    case 'set-pt':
    case 'define-pt':
      return writeNumbers(set, atoms, draft, (field, value) => fieldValue(part, field) ?? value);
    case 'modify-pt':
      return writeNumbers(
        set,
        atoms,
        draft,
        (field, value) => (value === NONE ? 0 : value) + (fieldValue(part, field) ?? 0),
      );
    case 'switch-pt':
      return switchNumbers(set, draft);
    default:
      return false;
  }
}

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** 113.11: what an object can't have does not come. */
function addAbilities(part: Of<'add-abilities'>, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  const granted = part.abilities.flatMap((grant) => (grant.kind === 'ability' ? [grant.ability] : []));
  if (granted.length < part.abilities.length) return false;
  if (atoms.some((atom) => !atom.key.startsWith('kw:') && atom.key !== 'no-abilities')) return false;
  for (const { keyword } of granted) {
    const comes =
      keyword === null
        ? set
        : draft.columns.bars
            .filter((bar) => isKeyword(keyword, bar.keyword))
            .reduce((left, bar) => without(left, bar.bits), set);
    for (const atom of atoms) {
      if (atom.key === 'no-abilities') put(draft, atom, comes, false);
      else if (keyword !== null && isKeyword(keyword, atom.key.slice(3))) put(draft, atom, comes, true);
    }
  }
  return true;
}
