import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { Atom, Columns } from './columns/columns';
import { fieldAtom } from './columns/columns';
import { fieldsWritten, mayWrite, removes } from './columns/part-writes';
import type { Instance } from './instance';
import { inLayer, isEarly, type Planner, textKey, wordsFor } from './words';

/** The parts of an effect for one layer and what they may change; shared by all effects of the same words. */
export type Writes = {
  readonly parts: readonly Part[];
  readonly removes: boolean;
  /** Worked out for all atoms up to the last one then; more come when new questions do. */
  known: Known | null;
  marks: ReadonlySet<number> | null;
};

type Known = {
  readonly last: Atom | undefined;
  readonly atoms: ReadonlySet<number>;
  readonly inputs: ReadonlySet<number>;
  /** Some of the atoms have a column. */
  readonly hasColumns: boolean;
  /** For each part in the order of application the atoms with a column that it may change; asked when first needed. */
  readonly byPart: (readonly Atom[] | undefined)[];
};

/** The writes of an effect in a layer, whether it has begun or not. */
export function writesFor(instance: Instance, layer: Layer, parts: readonly Part[], planner: Planner): Writes {
  const key = keyOf(instance, layer, parts, planner);
  const kept = inLayer(planner.writes, layer);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const writes: Writes = { parts, removes: parts.some(removes), known: null, marks: null };
  kept.set(key, writes);
  return writes;
}

/** In early layers the text alone; later what is kept of a part follows from its filled-in values as well. */
function keyOf(instance: Instance, layer: Layer, parts: readonly Part[], planner: Planner): string {
  const { ability, effect } = instance;
  if (ability === null) return JSON.stringify(parts);
  return isEarly(layer) ? textKey(ability.spec, effect.isCda, planner) : wordsFor(instance, planner).key;
}

/** The atoms that the parts may change. */
export const atomsOf = (writes: Writes, columns: Columns): ReadonlySet<number> => knownOf(writes, columns).atoms;

/**
 * Atoms that decide what the parts do to an object, beside what it applies to: types decide which subtypes come (205.3d),
 * and what can't be had decides which abilities do (113.11).
 */
export const inputsOf = (writes: Writes, columns: Columns): ReadonlySet<number> => knownOf(writes, columns).inputs;

/** The atoms with a column that one filled-in part may change, by its place in the order of application. */
export function columnsOfPart(writes: Writes, part: Part, index: number, columns: Columns): readonly Atom[] {
  const { byPart } = knownOf(writes, columns);
  const atoms = byPart[index] ?? mayWrite(part, columns.atoms).filter(({ key }) => !key.startsWith('any:'));
  byPart[index] = atoms;
  return atoms;
}

/** Does some question that columns answer follow from what the parts change? */
export const writesColumns = (writes: Writes, columns: Columns): boolean => knownOf(writes, columns).hasColumns;

/** What to mark as changed for questions that columns cannot answer. */
export function marksOf(writes: Writes, columns: Columns): ReadonlySet<number> {
  writes.marks ??= new Set(writes.parts.flatMap(fieldsWritten).map((field) => fieldAtom(columns, field)));
  return writes.marks;
}

function knownOf(writes: Writes, { atoms }: Columns): Known {
  const last = atoms.at(-1);
  if (writes.known?.last !== last || writes.known === null) {
    const may = writes.parts.flatMap((part) => mayWrite(part, atoms));
    const fields = new Set(writes.parts.flatMap(fieldsWritten));
    const asksTypes = fields.has('subtypes') || fields.has('cardTypes');
    const isInput = ({ key, field }: Atom): boolean =>
      (asksTypes && key.startsWith('type:')) || (fields.has('abilities') && field === 'barred');
    writes.known = {
      last,
      atoms: ids(may),
      inputs: ids(atoms.filter(isInput)),
      hasColumns: may.some(({ key }) => !key.startsWith('any:')),
      byPart: [],
    };
  }
  return writes.known;
}

const ids = (atoms: readonly Atom[]): ReadonlySet<number> => new Set(atoms.map(({ id }) => id));
