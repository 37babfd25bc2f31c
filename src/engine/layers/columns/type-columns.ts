/** What parts of layer 4 do to columns: types come and go with what carries them (205). */
import type { Part } from '../../model/parts';
import { CARRIERS, familyOf, type SubtypeFamily } from '../../model/subtypes';
import { type Bits, both, isEmpty, unionOf, without } from './bits';
import { type Atom, type Columns, type Draft, typeAtom } from './columns';
import { put } from './write-column';

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

export function addTypes(set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  if (atoms.some(isAboutAnyAbility)) return false;
  for (const atom of atoms) if (atom.field === 'cardTypes' || atom.field === 'supertypes') put(draft, atom, set, true);
  for (const atom of atoms) {
    if (atom.field === 'subtypes') put(draft, atom, both(set, carriers(familyOf(nameOf(atom)), draft)), true);
    if (atom.key === 'every') put(draft, atom, both(set, carriers('creature', draft)), true);
  }
  return true;
}

export function setCardTypes(part: Of<'set-card-types'>, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  if (atoms.some(isAboutAnyAbility)) return false;
  for (const atom of atoms) {
    if (atom.field !== 'cardTypes') continue;
    const stays = atom.key === 'type:Instant' || atom.key === 'type:Sorcery'; // 205.1a
    const named = part.cardTypes.some((type) => atom.key === `type:${type}`);
    if (named || !stays) put(draft, atom, set, named);
  }
  for (const atom of atoms) if (atom.field === 'subtypes' || atom.key === 'every') dropUncarried(atom, set, draft);
  return true;
}

/** 205.1a: subtypes go that no card type goes with any more. */
function dropUncarried(atom: Atom, set: Bits, draft: Draft): void {
  const family = atom.key === 'every' ? 'creature' : familyOf(nameOf(atom));
  put(draft, atom, without(set, carriers(family, draft)), false);
}

export function setSubtypes(
  of: SubtypeFamily,
  names: readonly string[],
  every: boolean,
  set: Bits,
  atoms: readonly Atom[],
  draft: Draft,
): boolean {
  if (of === 'land' && atoms.some(isAboutAnyAbility)) return false;
  const carried = both(set, carriers(of, draft));
  for (const atom of atoms) {
    if (atom.key === 'every' && of === 'creature') {
      put(draft, atom, set, false);
      if (every) put(draft, atom, carried, true);
    }
    if (atom.field !== 'subtypes' || familyOf(nameOf(atom)) !== of) continue;
    put(draft, atom, set, false);
    if (names.includes(nameOf(atom))) put(draft, atom, carried, true);
  }
  return true;
}

/** 305.7 on columns: lands alone, their land types and all abilities that are not granted; before layer 6 none is. */
export function setLandTypes(part: Of<'set-land-types'>, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  const lands = both(set, draft.flags(typeAtom(draft.columns, 'Land')));
  if (isEmpty(lands)) return true;
  if (atoms.some((atom) => atom.field === 'abilities' && !atom.key.startsWith('kw:'))) return false;
  for (const atom of atoms) {
    if (atom.field === 'abilities') put(draft, atom, lands, false);
    if (atom.field !== 'subtypes' || familyOf(nameOf(atom)) !== 'land') continue;
    put(
      draft,
      atom,
      lands,
      part.landTypes.some((type) => type === nameOf(atom)),
    );
  }
  return true;
}

/** Objects with a card type that subtypes of a family go with (205.3d). */
function carriers(family: SubtypeFamily, draft: Draft): Bits {
  const { columns } = draft;
  const sets = CARRIERS[family].map((type) => draft.flags(typeAtom(columns, type)));
  return unionOf(sets, columns.words);
}

/** The atoms that every change of types may need, so that their columns are there from the beginning. */
export function internTypes(columns: Columns): void {
  for (const types of Object.values(CARRIERS)) for (const type of types) typeAtom(columns, type);
}

const nameOf = (atom: Atom): string => atom.key.slice(atom.key.indexOf(':') + 1);

/** Mana abilities of land types come and go with types; who asks about abilities at large has to look at the rows. */
const isAboutAnyAbility = (atom: Atom): boolean => atom.field === 'abilities' && !atom.key.startsWith('kw:');
