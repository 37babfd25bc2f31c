import { memo, type ReactNode } from 'react';
import { type BoardObject, hasSize } from '../../../engine';
import { useDebugger } from '../../../state';

import { classes, LayerCode, RulesText, Timestamp, useWords } from '../../kit';
import { DropTarget, useTargetState } from '../drag/DropTarget';
import { selectAndAsk } from './ask';
import { Spine, tileGround } from './Spine';
import { sameTile } from './same-tile';
import { TileButton } from './TileButton';
import { TileMenu } from './TileMenu';
import { useTileName } from './tile-name';
import { sizeOf } from './tile-words';
import type { Tiles } from './use-tiles';

/** A tile of a crowded board, on two lines: name and size; timestamp, abilities, and the layers that touched it. */
export const MiniTile = memo(function MiniTile(props: {
  readonly object: BoardObject;
  readonly tiles: Tiles;
}): ReactNode {
  const { object, tiles } = props;
  const { t } = useWords();
  const selected = useDebugger((state) => state.selected === object.id);
  const step = tiles.current;
  const name = useTileName(object, tiles);
  const target = useTargetState(object.id);
  const tile = tiles.tiles.get(object.id);
  if (!tile) return null;
  const size = sizeOf(tile.row, hasSize(tile.row, object.id, tiles.evaluation.compiled));
  const changed = step?.objects.has(object.id) ?? false;
  const abilities = tile.abilities
    .filter((item) => item.state !== 'lost')
    .map(({ value }) => value.keyword ?? value.text)
    .join(', ');
  const line = target.reason ?? abilities;
  return (
    <DropTarget
      object={object.id}
      held={{ kind: 'object', object: object.id, name: name.shown }}
      className={classes(
        'tile mini',
        changed && 'hit',
        step?.source === object.id && 'src-now',
        selected && 'sel',
        target.className,
      )}
      data-c={tile.row.colors.length === 1 ? tileGround(tile.row.colors) : undefined}
      data-l={step?.layer}
      data-object={object.id}
      aria-label={name.accessible}
      aria-current={selected ? 'true' : undefined}
      onSelect={(event) => selectAndAsk(object.id, event)}
    >
      <Spine colors={tile.row.colors} />
      <header>
        <h3>
          <TileButton name={name.shown} />
        </h3>
        {name.printedAs && <small className="quiet">{name.printedAs}</small>}
        {size !== null && <span className="v">{size}</span>}
        <TileMenu object={object} tiles={tiles} />
      </header>
      <p className="ln">
        <Timestamp n={tiles.numbers.get(object.id) ?? 0} title={t('board.timestamp')} />
        <span title={line}>
          <RulesText text={line} />
        </span>
        {tile.layers.map((layer) => (
          <LayerCode key={layer} layer={layer} />
        ))}
      </p>
    </DropTarget>
  );
}, sameTile);
