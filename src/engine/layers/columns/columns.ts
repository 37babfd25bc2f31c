import type { CardType, Field, Row } from '../../model/characteristics';
import { type Bits, equalBits, noBits, setBit, wordsFor } from './bits';

/** A question about one row that filters ask: has it this type, colour, keyword …? Its column answers for all objects. */
export type Atom = {
  readonly id: number;
  /** `type:Creature`, `sub:Goblin`, `color:red`, `kw:flying`, `abilities`, `ctrl:A`, `num:power`, `any:subtypes` … */
  readonly key: string;
  /** The field that the answer depends on. */
  readonly field: Field;
  /** Null for numbers, and for `any:…`, which has no column and only says that something in a field changed. */
  readonly test: ((row: Row) => boolean) | null;
};

export type NumberField = 'power' | 'toughness' | 'basePower' | 'baseToughness';

/** No value (208.5), in a column of numbers. */
export const NONE = -0x80000000;

/** What filters read: flags as bits, numbers as integers, by atom id. */
export type View = { readonly flags: (atom: number) => Bits; readonly numbers: (atom: number) => Int32Array };

/** Rows to make columns of: objects that nothing has touched have the row of their shape, which is asked once for all. */
export type ColumnRows = {
  readonly shapeAt: Int32Array;
  readonly shapes: readonly Row[];
  readonly isTouched: (place: number) => boolean;
  readonly rowNow: (place: number) => Row;
};

/**
 * The table turned on its side: for each atom that some filter on this board asks about, the answers of all objects.
 * Rows stay the definition; columns are kept in step with them and are only a faster way to find sets.
 */
export type Columns = {
  readonly size: number;
  readonly words: number;
  readonly atoms: Atom[];
  readonly byKey: Map<string, Atom>;
  readonly flags: (Bits | null)[];
  readonly numbers: (Int32Array | null)[];
  /** Where answers come from when a column is made. */
  readonly rows: ColumnRows;
  /** The answers as they are at each moment. */
  readonly view: View;
  /** The draft of a change that no column shows. */
  untouched: Draft | null;
  /** What can't be had (113.11): keywords and the objects that can't have them. */
  readonly bars: { readonly keyword: string; readonly bits: Bits }[];
};

export function newColumns(size: number, rows: ColumnRows): Columns {
  const words = wordsFor(size);
  const flags: Columns['flags'] = [];
  const numbers: Columns['numbers'] = [];
  const view: View = {
    flags: (atom) => flags[atom] ?? noBits(words),
    numbers: (atom) => numbers[atom] ?? new Int32Array(size),
  };
  return { size, words, atoms: [], byKey: new Map(), flags, numbers, rows, view, untouched: null, bars: [] };
}

/** The atom for a yes-or-no question; its column is made when it is first asked for. */
export function flagAtom(columns: Columns, key: string, field: Field, test: (row: Row) => boolean): number {
  const known = columns.byKey.get(key);
  if (known !== undefined) return known.id;
  const atom = addAtom(columns, key, field, test);
  const { shapeAt, shapes, isTouched, rowNow } = columns.rows;
  const answers = shapes.map(test);
  const bits = noBits(columns.words);
  for (let place = 0; place < columns.size; place++) {
    const answer = isTouched(place) ? test(rowNow(place)) : answers[shapeAt[place] ?? -1];
    if (answer === true) setBit(bits, place);
  }
  columns.flags[atom.id] = bits;
  return atom.id;
}

export function numberAtom(columns: Columns, field: NumberField): number {
  const known = columns.byKey.get(`num:${field}`);
  if (known !== undefined) return known.id;
  const atom = addAtom(columns, `num:${field}`, field, null);
  const { shapeAt, shapes, isTouched, rowNow } = columns.rows;
  const values = new Int32Array(columns.size);
  for (let place = 0; place < columns.size; place++) {
    const row = isTouched(place) ? rowNow(place) : shapes[shapeAt[place] ?? -1];
    values[place] = row?.[field] ?? NONE;
  }
  columns.numbers[atom.id] = values;
  return atom.id;
}

/** Stands for everything in a field, for questions that columns cannot answer. */
export function fieldAtom(columns: Columns, field: Field): number {
  return (columns.byKey.get(`any:${field}`) ?? addAtom(columns, `any:${field}`, field, null)).id;
}

export const typeAtom = (columns: Columns, cardType: CardType): number =>
  flagAtom(columns, `type:${cardType}`, 'cardTypes', (row) => row.cardTypes.includes(cardType));

/** Columns as they would be after a change, over those that are; made when they are first written. */
export type Draft = View & {
  readonly columns: Columns;
  readonly written: Map<number, Bits | Int32Array>;
};

export function newDraft(columns: Columns): Draft {
  const written = new Map<number, Bits | Int32Array>();
  const { view } = columns;
  return {
    columns,
    written,
    flags: (atom) => (written.get(atom) as Bits | undefined) ?? view.flags(atom), // an atom's column is always of its own kind
    numbers: (atom) => (written.get(atom) as Int32Array | undefined) ?? view.numbers(atom), // as above
  };
}

/** The one draft for all changes that no column shows. */
export function untouched(columns: Columns): Draft {
  columns.untouched ??= newDraft(columns);
  return columns.untouched;
}

/** Makes a draft the truth; gives the atoms whose answers really changed, and adds those that are marked as changed anyway. */
export function commit({ columns, written }: Draft, marks: ReadonlySet<number>): ReadonlySet<number> {
  if (written.size === 0) return marks;
  const changed = new Set(marks);
  for (const [atom, column] of written) {
    if (column instanceof Int32Array) {
      if (equalNumbers(columns.numbers[atom] ?? new Int32Array(0), column)) continue;
      columns.numbers[atom] = column;
    } else {
      if (equalBits(columns.flags[atom] ?? noBits(columns.words), column)) continue;
      columns.flags[atom] = column;
    }
    changed.add(atom);
  }
  return changed;
}

function addAtom(columns: Columns, key: string, field: Field, test: ((row: Row) => boolean) | null): Atom {
  const atom: Atom = { id: columns.atoms.length, key, field, test };
  columns.atoms.push(atom);
  columns.flags.push(null);
  columns.numbers.push(null);
  columns.byKey.set(key, atom);
  return atom;
}

function equalNumbers(one: Int32Array, other: Int32Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
