import { dequal } from 'dequal/lite';
import { type BoardObject, type Chip, type Field, hasSize, type Tile } from '../../../engine';
import { stateClass } from './tile-words';
import type { Tiles } from './use-tiles';

export type TileProps = { readonly object: BoardObject; readonly tiles: Tiles; readonly compact: boolean };

/**
 * Would a tile be drawn the same? A step changes few objects of many, and a board of a hundred has to follow the head at
 * once, so only tiles that a step touches, or touched before, are drawn anew. A preview or another order makes everything
 * anew: of compact tiles, which boards of many objects have, what is written on them decides.
 */
export function sameTile(before: TileProps, after: TileProps): boolean {
  if (before.object !== after.object || before.compact !== after.compact) return false;
  if (before.tiles === after.tiles) return true;
  return (
    isUntouched(before) && isUntouched(after) && (after.compact ? sameCompact(before, after) : sameCard(before, after))
  );
}

const isUntouched = ({ object, tiles }: TileProps): boolean =>
  !tiles.current || (tiles.current.source !== object.id && !tiles.current.objects.has(object.id));

function sameCompact(before: TileProps, after: TileProps): boolean {
  const written = writtenOn(before);
  return written !== null && dequal(written, writtenOn(after));
}

/** Everything that a compact tile says, to see and to hear, but for what its object alone decides. */
function writtenOn({ object: { id }, tiles }: TileProps) {
  const tile = tiles.tiles.get(id);
  if (!tile) return null; // switched off, or not read
  const { name, colors, supertypes, cardTypes, subtypes, power, toughness, loyalty, defense } = tile.row;
  return {
    row: { name, colors, supertypes, cardTypes, subtypes, power, toughness, loyalty, defense },
    hasSize: hasSize(tile.row, id, tiles.evaluation.compiled),
    abilities: tile.abilities.map(({ state, value }) => [state, value.keyword, value.text]),
    layers: tile.layers,
    number: tiles.numbers.get(id),
    chips: tiles.chips.get(id)?.map((chip) => [chip, stateClass(chip, tiles)]),
  };
}

function sameCard({ object: { id }, tiles: before }: TileProps, { tiles: after }: TileProps): boolean {
  return (
    before.evaluation === after.evaluation &&
    before.isPreview === after.isPreview &&
    before.coming === after.coming &&
    before.spared.get(id)?.key === after.spared.get(id)?.key &&
    equalTiles(before.tiles.get(id), after.tiles.get(id)) &&
    equalChips(before.chips.get(id) ?? [], after.chips.get(id) ?? [])
  );
}

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
