import type { CompiledBoard, CompiledCard, CompiledObject } from '../board/compiled';
import type { Row } from '../model/characteristics';
import { printedRow } from './printed-row';

/** What objects with the same card, face, zone and controller have in common before any effect applies. */
export type Shape = {
  /** The row of the first of them; the others differ in the keys of their abilities alone. */
  readonly row: Row;
  /** Its abilities make copies in layer 1. */
  readonly copies: boolean;
  /** Its abilities generate continuous effects. */
  readonly acts: boolean;
};

/** The start of the table. Objects alike share a shape, so that a thousand tokens cost little more than one. */
export type StartRows = {
  readonly shapeOf: (place: number) => Shape;
  readonly rowOf: (place: number) => Row;
  /** The number of each object's shape, and the rows of the shapes. */
  readonly shapeAt: Int32Array;
  readonly shapes: readonly Row[];
};

export function startRowsOf(board: CompiledBoard): StartRows {
  const objects = [...board.objects.values()];
  const { at: shapeAt, shapes } = shapesOf(objects);
  const rows: (Row | undefined)[] = new Array(objects.length);
  const at = (place: number): Shared => {
    const shared = shapes[shapeAt[place] ?? -1];
    if (shared === undefined) throw new Error(`no object at place ${place}`);
    return shared;
  };
  const rowOf = (place: number): Row => {
    const row = rows[place] ?? ownRow(at(place), objects[place]);
    rows[place] = row;
    return row;
  };
  return { shapeOf: at, rowOf, shapeAt, shapes: shapes.map(({ row }) => row) };
}

type Shared = Shape & { readonly owner: string };

function shapesOf(objects: readonly CompiledObject[]): { readonly at: Int32Array; readonly shapes: readonly Shared[] } {
  const known = new Map<CompiledCard, Map<string, number>>();
  const shapes: Shared[] = [];
  const at = new Int32Array(objects.length);
  for (const [place, compiled] of objects.entries()) {
    const { card, object } = compiled;
    let alike = known.get(card);
    if (alike === undefined) {
      alike = new Map();
      known.set(card, alike);
    }
    const key = `${object.face} ${object.zone} ${object.controller} ${object.designations.join()}`;
    let shape = alike.get(key);
    if (shape === undefined) {
      shape = shapes.push(newShape(compiled)) - 1;
      alike.set(key, shape);
    }
    at[place] = shape;
  }
  return { at, shapes };
}

function newShape({ card, object }: CompiledObject): Shared {
  const row = printedRow(card, object);
  const acts = row.abilities.some(({ effect }) => effect !== null);
  return { row, acts, copies: acts && row.abilities.some(isCopying), owner: object.id };
}

/** An object's own row: the keys of its abilities begin with its own id. */
function ownRow({ row, owner }: Shared, compiled: CompiledObject | undefined): Row {
  const id = compiled?.object.id ?? owner;
  if (id === owner || row.abilities.length === 0) return row;
  return {
    ...row,
    abilities: row.abilities.map((ability) => ({ ...ability, id: id + ability.id.slice(owner.length) })),
  };
}

export const isCopying = ({ effect }: Row['abilities'][number]): boolean =>
  effect?.clauses.some(({ parts }) => parts.some(({ kind }) => kind === 'become-copy')) ?? false;
