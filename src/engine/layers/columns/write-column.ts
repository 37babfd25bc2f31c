import type { Row } from '../../model/characteristics';
import { type Bits, clearBit, isApart, isWithin, setBit, union, without } from './bits';
import { type Atom, type Draft, NONE } from './columns';

/** Writes an answer for a set; what has that answer already is not written, so that nobody takes it for a change. */
export function put(draft: Draft, atom: Atom, set: Bits, on: boolean): void {
  const bits = draft.flags(atom.id);
  if (on ? isWithin(set, bits) : isApart(set, bits)) return;
  draft.written.set(atom.id, on ? union(bits, set) : without(bits, set));
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
