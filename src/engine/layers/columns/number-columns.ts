/** What parts of layer 7 do to the columns of power and toughness. */
import type { Field } from '../../model/characteristics';
import type { Part } from '../../model/parts';
import { type Bits, placesOf } from './bits';
import { type Atom, type Draft, NONE } from './columns';

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** A new value for each object of a set (layers 7a to 7c). */
export function writeNumbers(
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

/** Layer 7d. */
export function switchNumbers(set: Bits, draft: Draft): boolean {
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
export function fieldValue(part: Of<'set-pt'> | Of<'define-pt'> | Of<'modify-pt'>, field: Field): number | null {
  const quantity = field === 'power' || field === 'basePower' ? part.power : part.toughness;
  return quantity?.kind === 'number' ? quantity.value : null;
}
