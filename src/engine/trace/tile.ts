/** What a tile shows at a step: each value with the layer that made it so, and what became of each ability and type word. */
import type { Ability } from '../model/abilities';
import type { Field, Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Change, Trace } from './types';

/** Where a value came from: the last step that changed it. */
export type Mark = {
  readonly layer: Layer;
  readonly effect: EffectKey;
  /** Index in `trace.steps`. */
  readonly step: number;
  /** It is the step on screen: glow, do not just mark. */
  readonly now: boolean;
};

/** One word of a type line or one ability: as printed (`mark` null), gained, or lost and still shown in its place. */
export type TileItem<Value> = {
  readonly value: Value;
  readonly state: 'kept' | 'gained' | 'lost';
  readonly mark: Mark | null;
};

export type Tile = {
  readonly row: Row;
  readonly printed: Row;
  /** For each field that differs from print or was touched: the last step that changed it. */
  readonly marks: { readonly [field in Field]?: Mark };
  readonly supertypes: readonly TileItem<string>[];
  readonly cardTypes: readonly TileItem<string>[];
  readonly subtypes: readonly TileItem<string>[];
  readonly abilities: readonly TileItem<Ability>[];
  /** The layers that changed it so far, ascending. */
  readonly layers: readonly Layer[];
};

/** The tiles of all objects after the first `n` entries of `trace.steps`. */
export function tilesAt(trace: Trace, n: number): ReadonlyMap<ObjectId, Tile> {
  const printed = trace.tableAt(0);
  const logs = new Map<ObjectId, Marked[]>();
  for (let index = 0; index < n; index++) {
    const step = trace.steps[index];
    if (step?.kind !== 'applies') continue;
    const mark: Mark = { layer: step.layer, effect: step.effect, step: index, now: index === n - 1 };
    for (const change of trace.changesOf(index)) {
      const log = logs.get(change.object);
      if (log) log.push({ change, mark });
      else logs.set(change.object, [{ change, mark }]);
    }
  }
  const tiles = new Map<ObjectId, Tile>();
  for (const [id, row] of trace.tableAt(n)) tiles.set(id, tileOf(row, printed.get(id) ?? row, logs.get(id) ?? []));
  return tiles;
}

type Marked = { readonly change: Change; readonly mark: Mark };

function tileOf(row: Row, printed: Row, log: readonly Marked[]): Tile {
  const marks: { [field in Field]?: Mark } = {};
  for (const { change, mark } of log) marks[change.field] = mark;
  return {
    row,
    printed,
    marks,
    supertypes: itemsOf(printed.supertypes, log, 'supertypes', (word) => word),
    cardTypes: itemsOf(printed.cardTypes, log, 'cardTypes', (word) => word),
    subtypes: itemsOf(printed.subtypes, log, 'subtypes', (word) => word),
    abilities: itemsOf(printed.abilities, log, 'abilities', (ability) => ability.id),
    layers: [...new Set(log.map(({ mark }) => mark.layer))],
  };
}

/** Follows a list through its changes. What goes stays in place as lost, and comes back to life if it is given again. */
function itemsOf<Field extends ListField>(
  printed: Row[Field],
  log: readonly Marked[],
  field: Field,
  keyOf: (item: Row[Field][number]) => string,
): readonly TileItem<Row[Field][number]>[] {
  type Item = TileItem<Row[Field][number]>;
  const items = new Map<string, Item>(printed.map((value) => [keyOf(value), { value, state: 'kept', mark: null }]));
  for (const { change, mark } of log) {
    if (change.field !== field) continue;
    const after = change.after as Row[Field]; // a change of a field holds values of that field
    const keys = new Set(after.map(keyOf));
    for (const [key, item] of items) {
      if (!keys.has(key) && item.state !== 'lost') items.set(key, { ...item, state: 'lost', mark });
    }
    for (const value of after) {
      const known = items.get(keyOf(value));
      if (!known || known.state === 'lost') items.set(keyOf(value), { value, state: 'gained', mark });
      else if (mark.layer === '1a' && wordsOf(known.value) !== wordsOf(value)) {
        // Copied abilities are others than the printed ones, though both are the first, second, … of this object.
        items.delete(keyOf(value));
        items.set(`${keyOf(value)} before`, { ...known, state: 'lost', mark });
        items.set(keyOf(value), { value, state: 'gained', mark });
      } else if (wordsOf(known.value) !== wordsOf(value)) items.set(keyOf(value), { ...known, value, mark }); // 612: text changed
    }
  }
  return [...items.values()];
}

const wordsOf = (item: string | Ability): string => (typeof item === 'string' ? item : item.text);

type ListField = 'supertypes' | 'cardTypes' | 'subtypes' | 'abilities';
