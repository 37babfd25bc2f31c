import type { Field, Row } from '../../model/characteristics';
import type { Part } from '../../model/parts';
import { familyOf, type SubtypeFamily } from '../../model/subtypes';
import { isKeyword } from '../../query/types';
import {
  type Bits,
  both,
  clearBit,
  isApart,
  isEmpty,
  isWithin,
  placesOf,
  setBit,
  union,
  unionOf,
  without,
} from './bits';
import { type Atom, type Columns, type Draft, NONE, typeAtom } from './columns';

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

/** Reads the answers of atoms off the rows of some objects as they are after a change. */
export function refresh(atoms: readonly Atom[], rows: ReadonlyMap<number, Row>, draft: Draft): void {
  for (const atom of atoms) {
    if (atom.test === null) refreshNumbers(atom, rows, draft);
    else refreshFlags(atom, atom.test, rows, draft);
  }
}

function refreshFlags(atom: Atom, test: (row: Row) => boolean, rows: ReadonlyMap<number, Row>, draft: Draft): void {
  const bits = draft.flags(atom.id).slice();
  for (const [place, row] of rows) {
    if (test(row)) setBit(bits, place);
    else clearBit(bits, place);
  }
  draft.written.set(atom.id, bits);
}

function refreshNumbers(atom: Atom, rows: ReadonlyMap<number, Row>, draft: Draft): void {
  const field = atom.field;
  if (field !== 'power' && field !== 'toughness' && field !== 'basePower' && field !== 'baseToughness') return;
  const values = draft.numbers(atom.id).slice();
  for (const [place, row] of rows) values[place] = row[field] ?? NONE;
  draft.written.set(atom.id, values);
}

/** Writes an answer for a set; what has that answer already is not written, so that nobody takes it for a change. */
function put(draft: Draft, atom: Atom, set: Bits, on: boolean): void {
  const bits = draft.flags(atom.id);
  if (on ? isWithin(set, bits) : isApart(set, bits)) return;
  draft.written.set(atom.id, on ? union(bits, set) : without(bits, set));
}

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

function addTypes(set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
  if (atoms.some(isAboutAnyAbility)) return false;
  for (const atom of atoms) if (atom.field === 'cardTypes' || atom.field === 'supertypes') put(draft, atom, set, true);
  for (const atom of atoms) {
    if (atom.field === 'subtypes') put(draft, atom, both(set, carriers(familyOf(nameOf(atom)), draft)), true);
    if (atom.key === 'every') put(draft, atom, both(set, carriers('creature', draft)), true);
  }
  return true;
}

function setCardTypes(part: Of<'set-card-types'>, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
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

function setSubtypes(
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
function setLandTypes(part: Of<'set-land-types'>, set: Bits, atoms: readonly Atom[], draft: Draft): boolean {
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

function writeNumbers(
  set: Bits,
  atoms: readonly Atom[],
  draft: Draft,
  after: (field: Field, value: number) => number,
): boolean {
  const places = placesOf(set);
  for (const atom of atoms) {
    const values = draft.numbers(atom.id).slice();
    for (const place of places) values[place] = after(atom.field, values[place] ?? NONE);
    draft.written.set(atom.id, values);
  }
  return true;
}

function switchNumbers(set: Bits, draft: Draft): boolean {
  const [power, toughness] = [draft.columns.byKey.get('num:power'), draft.columns.byKey.get('num:toughness')];
  if (power === undefined || toughness === undefined) return false; // only one is asked about: the rows know the other
  const [one, other] = [draft.numbers(power.id).slice(), draft.numbers(toughness.id).slice()];
  for (const place of placesOf(set)) {
    const value = one[place] ?? NONE;
    one[place] = other[place] ?? NONE;
    other[place] = value;
  }
  draft.written.set(power.id, one).set(toughness.id, other);
  return true;
}

/** What a filled-in part says of power (and base power) or toughness; null for nothing. */
function fieldValue(part: Of<'set-pt'> | Of<'define-pt'> | Of<'modify-pt'>, field: Field): number | null {
  const quantity = field === 'power' || field === 'basePower' ? part.power : part.toughness;
  return quantity?.kind === 'number' ? quantity.value : null;
}

/** Objects with a card type that subtypes of a family go with (205.3d). */
function carriers(family: SubtypeFamily, draft: Draft): Bits {
  const { columns } = draft;
  const sets = CARRIED_BY[family].map((type) => draft.flags(typeAtom(columns, type)));
  return unionOf(sets, columns.words);
}

const CARRIED_BY = {
  artifact: ['Artifact'],
  battle: ['Battle'],
  creature: ['Creature', 'Kindred'],
  enchantment: ['Enchantment'],
  land: ['Land'],
  planeswalker: ['Planeswalker'],
  spell: ['Instant', 'Sorcery'],
} as const;

/** The atoms that every change of types may need, so that their columns are there from the beginning. */
export function internTypes(columns: Columns): void {
  for (const types of Object.values(CARRIED_BY)) for (const type of types) typeAtom(columns, type);
}

const nameOf = (atom: Atom): string => atom.key.slice(atom.key.indexOf(':') + 1);

/** Mana abilities of land types come and go with types; who asks about abilities at large has to look at the rows. */
const isAboutAnyAbility = (atom: Atom): boolean => atom.field === 'abilities' && !atom.key.startsWith('kw:');
