import type { ReactNode } from 'react';
import type { BoardObject, Tile } from '../../../engine';
import { useDebugger } from '../../../state';
import { classes, Icon, useWords } from '../../kit';
import { DropTarget, useTargetState } from '../drag/DropTarget';
import { selectAndAsk } from './ask';
import { Spine, tileGround } from './Spine';
import type { TileName } from './tile-name';
import type { Tiles } from './use-tiles';

/** What every tile has, large or small: its colors, its state in this step and in a drag, and the reason if it is no target. */
export function TileFrame(props: {
  readonly object: BoardObject;
  readonly tile: Tile;
  readonly tiles: Tiles;
  readonly name: TileName;
  readonly compact: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { object, tile, name } = props;
  const { t } = useWords();
  const selected = useDebugger((state) => state.selected === object.id);
  const step = props.tiles.current;
  const isHit = step?.objects.has(object.id) ?? false;
  const isSource = step?.source === object.id;
  const target = useTargetState(object.id);
  return (
    <DropTarget
      object={object.id}
      name={name.shown}
      fixed={props.compact}
      className={classes('tile', props.compact && 'mini', isSource && 'src-now', selected && 'sel', target.className)}
      data-c={tile.row.colors.length === 1 ? tileGround(tile.row.colors) : undefined}
      data-object={object.id}
      aria-label={name.accessible}
      aria-current={selected ? 'true' : undefined}
      onSelect={(event) => selectAndAsk(object.id, event)}
    >
      {target.isOver && <span className="preview-tag">{t('drag.release')}</span>}
      <Spine colors={tile.row.colors} />
      {(isHit || isSource) && <i className="step-frame" data-l={step?.layer} />}
      {props.children}
      {target.reason !== null && (
        <p className="because" title={target.reason}>
          <Icon name="ban" />
          <span>{target.reason}</span>
        </p>
      )}
    </DropTarget>
  );
}
