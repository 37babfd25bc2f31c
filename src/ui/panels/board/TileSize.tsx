import type { ReactNode } from 'react';
import { type BoardObject, hasSize, type Tile } from '../../../engine';
import { LayerCode, useNames, useWords } from '../../kit';
import { sizeOf } from './tile-words';
import type { Tiles } from './use-tiles';

/** How big it is: as it is, with what is still to come (dashed), or with what it was before (struck through). */
export function TileSize(props: {
  readonly object: BoardObject;
  readonly tile: Tile;
  readonly tiles: Tiles;
}): ReactNode {
  const { object, tile, tiles } = props;
  const { t } = useWords();
  const names = useNames();
  const { compiled } = tiles.evaluation;
  const now = sizeOf(tile.row, hasSize(tile.row, object.id, compiled));
  const last = tiles.last.get(object.id);
  const then = last ? sizeOf(last.row, hasSize(last.row, object.id, compiled)) : now;
  const printed = sizeOf(tile.printed, true);
  const mark = tile.marks.power ?? tile.marks.toughness ?? tile.marks.loyalty;
  const lastMark = last?.marks.power ?? last?.marks.toughness;
  if (now === null && (then === null || then === now)) return null;
  const coming = then !== null && then !== now;
  const layer = coming ? lastMark?.layer : mark?.layer;
  return (
    <>
      {mark && !mark.now && now !== printed && (
        <span className="size-by">
          {names.effect(mark.effect)} <LayerCode layer={mark.layer} off />
        </span>
      )}
      <span className={mark?.now ? 'pt hot' : 'pt'} data-l={layer} data-aspect="size" title={t('tile.size')}>
        {mark && printed !== null && now !== null && printed !== now && <s className="old">{printed}</s>}
        {now !== null && <span>{now}</span>}
        {coming && (
          <span className="then" title={t('tile.size-then', { layer: lastMark?.layer ?? '' })}>
            {then}
          </span>
        )}
      </span>
    </>
  );
}
