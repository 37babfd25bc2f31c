import { memo, type ReactNode } from 'react';
import type { BoardObject } from '../../../engine';
import { debug, useDebugger } from '../../../state';

import { classes, Icon, Mana, Timestamp, useWords } from '../../kit';
import { DropTarget, useTargetState } from '../drag/DropTarget';
import { selectAndAsk } from './ask';
import { Spine, tileGround } from './Spine';
import { sameTile } from './same-tile';
import { TileAbilities } from './TileAbilities';
import { TileButton } from './TileButton';
import { TileChips } from './TileChips';
import { TileFacts } from './TileFacts';
import { TileMenu } from './TileMenu';
import { TileSize } from './TileSize';
import { TileType } from './TileType';
import { useTileName } from './tile-name';
import type { Tiles } from './use-tiles';

/** An object drawn from data, top to bottom: what it is, what it does, what acts on it, how big it is. */
export const TileView = memo(function TileView(props: {
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
  if (!tile) return <UnreadTile object={object} />;
  const changed = step?.objects.has(object.id) ?? false;
  return (
    <DropTarget
      object={object.id}
      held={{ kind: 'object', object: object.id, name: name.shown }}
      className={classes(
        'tile',
        changed && 'hit',
        step?.source === object.id && 'src-now',
        selected && 'sel',
        object.tapped && 'tapped',
        target.className,
      )}
      data-c={tile.row.colors.length === 1 ? tileGround(tile.row.colors) : undefined}
      data-l={step?.layer}
      data-object={object.id}
      aria-label={name.accessible}
      aria-current={selected ? 'true' : undefined}
      onSelect={(event) => selectAndAsk(object.id, event)}
    >
      {target.isOver && <span className="preview-tag">{t('drag.release')}</span>}
      <Spine colors={tile.row.colors} />
      <header>
        <h3 className={tile.marks.name ? 'bar' : undefined} data-l={tile.marks.name?.layer}>
          <TileButton name={name.shown} />
          {name.printedAs && <small> {t('board.printed-as', { name: name.printedAs })}</small>}
        </h3>
        <span data-aspect="cost">
          <Mana cost={tile.row.manaCost} />
        </span>
        <Timestamp n={tiles.numbers.get(object.id) ?? 0} title={t('board.timestamp')} />
        <TileMenu object={object} tiles={tiles} />
      </header>
      <TileType tile={tile} />
      <TileAbilities object={object} tile={tile} tiles={tiles} />
      <TileChips object={object} chips={tiles.chips.get(object.id) ?? []} tiles={tiles} />
      <footer>
        <TileFacts object={object} tiles={tiles} />
        <TileSize object={object} tile={tile} tiles={tiles} />
      </footer>
      {target.reason !== null && (
        <p className="because">
          <Icon name="ban" />
          {target.reason}
        </p>
      )}
    </DropTarget>
  );
}, sameTile);

/** A card that the library does not know: it stays on the table and says so. */
function UnreadTile({ object }: { readonly object: BoardObject }): ReactNode {
  const { t } = useWords();
  const name = typeof object.card === 'string' ? object.card : object.card.name;
  return (
    <article className="tile unknown" aria-label={name} data-object={object.id}>
      <header>
        <h3>{name}</h3>
      </header>
      <p className="type">{t('board.unknown-card')}</p>
      <footer>
        <button type="button" className="btn line" onClick={() => debug.edit({ kind: 'remove', id: object.id })}>
          {t('tile.remove')}
        </button>
      </footer>
    </article>
  );
}
