import type { BoardObject } from '../../../engine';
import { hasSize, typesAsPrinted } from '../../../engine';
import { useWords } from '../../kit';
import { sizeOf } from './tile-words';
import type { Tiles } from './use-tiles';

export type TileName = {
  /** What stands on the tile; an object without a name gets words in its place (708.2). */
  readonly shown: string;
  /** The printed name, where the present one is another. */
  readonly printedAs: string | null;
  /** Name, colors, type and size for those who do not see the tile. */
  readonly accessible: string;
};

export function useTileName(object: BoardObject, tiles: Tiles): TileName {
  const { t } = useWords();
  const tile = tiles.tiles.get(object.id);
  const printed = typeof object.card === 'string' ? object.card : object.card.name;
  if (!tile) return { shown: printed, printedAs: null, accessible: printed };
  const { row } = tile;
  const shown = row.name || t('board.no-name');
  const size = sizeOf(row, hasSize(row, object.id, tiles.evaluation.compiled));
  const colors =
    row.colors.length === 0 ? t('color.colorless') : row.colors.map((color) => t(`color.${color}`)).join(', ');
  const types = [...typesAsPrinted(row), ...row.subtypes].join(' ');
  return {
    shown,
    printedAs: row.name !== printed && printed !== '' && row.name !== '' ? printed : null,
    accessible: [shown, colors, types, size].filter(Boolean).join(', '),
  };
}
