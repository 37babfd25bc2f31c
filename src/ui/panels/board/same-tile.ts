import type { BoardObject, Chip, Field, Tile } from '../../../engine';
import type { Tiles } from './use-tiles';

export type TileProps = { readonly object: BoardObject; readonly tiles: Tiles; readonly compact: boolean };

/**
 * Would a tile be drawn the same? A step changes few objects of many, and a board of a hundred has to follow the head at
 * once, so only tiles that a step touches, or touched before, are drawn anew.
 */
export function sameTile(before: TileProps, after: TileProps): boolean {
  const { id } = after.object;
  if (before.object !== after.object || before.compact !== after.compact) return false;
  if (before.tiles === after.tiles) return true;
  return (
    before.tiles.evaluation === after.tiles.evaluation &&
    before.tiles.isPreview === after.tiles.isPreview &&
    before.tiles.coming === after.tiles.coming &&
    isUntouched(before) &&
    isUntouched(after) &&
    before.tiles.spared.get(id)?.key === after.tiles.spared.get(id)?.key &&
    equalTiles(before.tiles.tiles.get(id), after.tiles.tiles.get(id)) &&
    equalChips(before.tiles.chips.get(id) ?? [], after.tiles.chips.get(id) ?? [])
  );
}

const isUntouched = ({ object, tiles }: TileProps): boolean =>
  !tiles.current || (tiles.current.source !== object.id && !tiles.current.objects.has(object.id));

/** Rows are shared as long as nothing changes them; marks say by which steps they came to be. */
function equalTiles(one: Tile | undefined, other: Tile | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.row !== other.row || one.printed !== other.printed) return false;
  const fields = Object.keys({ ...one.marks, ...other.marks }) as Field[]; // the keys of marks are fields
  return fields.every((field) => {
    const [mark, mate] = [one.marks[field], other.marks[field]];
    return mark?.step === mate?.step && mark?.now === mate?.now;
  });
}

const equalChips = (one: readonly Chip[], other: readonly Chip[]): boolean =>
  one.length === other.length &&
  one.every((chip, index) => chip.key === other[index]?.key && chip.state === other[index]?.state);
