import type { CompiledBoard, CompiledObject } from '../board/compiled';
import type { BoardObject } from '../board/types';
import type { Row } from '../model/characteristics';
import { type Bits, bitsOf, wordsFor } from './columns/bits';
import type { LayerMemory } from './memory';
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
  /** Objects with something to do in layer 1, or that are a copy, merged or face down. */
  readonly copying: readonly number[];
  /** Objects with effects of their own from layer 2 on, as they start: of abilities, counters or rules. */
  readonly acting: Bits;
};

export function startRowsOf(board: CompiledBoard, memory: LayerMemory): StartRows {
  const objects = [...board.objects.values()];
  const { at: shapeAt, shapes } = shapesOf(objects, memory);
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
  const places = [...objects.keys()];
  return {
    shapeOf: at,
    rowOf,
    shapeAt,
    shapes: shapes.map(({ row }) => row),
    copying: places.filter((place) => at(place).copies || isUnusual(objects[place])),
    acting: bitsOf(
      wordsFor(objects.length),
      places.filter((place) => at(place).acts || isMarked(objects[place]?.object)),
    ),
  };
}

const isUnusual = (compiled: CompiledObject | undefined): boolean =>
  compiled !== undefined &&
  (compiled.object.copyOf !== null ||
    compiled.merged.length > 0 ||
    compiled.form.length > 0 ||
    compiled.object.faceDown !== false);

/** Counters and rules may have effects on it (`counter-instances.ts`, `rule-instances.ts`). */
const isMarked = (object: BoardObject | undefined): boolean =>
  object !== undefined &&
  (object.attachedTo !== null ||
    object.designations.length > 0 ||
    object.stickers.length > 0 ||
    Object.keys(object.counters).length > 0);

/** A shape, and the object for which it was made: all that decides it, and whose id the keys of its abilities begin with. */
export type Shared = Shape & { readonly of: BoardObject };

function shapesOf(
  objects: readonly CompiledObject[],
  memory: LayerMemory,
): { readonly at: Int32Array; readonly shapes: readonly Shared[] } {
  const numbers = new Map<Shared, number>();
  const at = new Int32Array(objects.length);
  for (const [place, compiled] of objects.entries()) {
    const shape = shapeOf(compiled, memory);
    const number = numbers.get(shape) ?? numbers.size;
    if (number === numbers.size) numbers.set(shape, number);
    at[place] = number;
  }
  return { at, shapes: [...numbers.keys()] };
}

function shapeOf(compiled: CompiledObject, { shapes }: LayerMemory): Shared {
  const known = shapes.get(compiled.card);
  const alike = known?.find(({ of }) => isAlike(of, compiled.object));
  if (alike !== undefined) return alike;
  const shape = newShape(compiled);
  if (known === undefined) shapes.set(compiled.card, [shape]);
  else known.push(shape);
  return shape;
}

/** All that `printedRow` reads of an object, but for its id. */
const isAlike = (one: BoardObject, other: BoardObject): boolean =>
  (one.merged === other.merged || one.merged.length + other.merged.length === 0) &&
  one.face === other.face &&
  one.zone === other.zone &&
  one.controller === other.controller &&
  one.designations.length === other.designations.length &&
  one.designations.every((word, index) => word === other.designations[index]);

function newShape({ card, object, merged }: CompiledObject): Shared {
  const row = printedRow(card, object, merged);
  const acts = row.abilities.some(({ effect }) => effect !== null);
  return { row, acts, copies: acts && row.abilities.some(isCopying), of: object };
}

/** An object's own row: the keys of its abilities begin with its own id. */
function ownRow({ row, of }: Shared, compiled: CompiledObject | undefined): Row {
  const owner = of.id;
  const id = compiled?.object.id ?? owner;
  if (id === owner || row.abilities.length === 0) return row;
  return {
    ...row,
    abilities: row.abilities.map((ability) => ({ ...ability, id: id + ability.id.slice(owner.length) })),
  };
}

export const isCopying = ({ effect }: Row['abilities'][number]): boolean =>
  effect?.clauses.some(({ parts }) => parts.some(({ kind }) => kind === 'become-copy')) ?? false;
