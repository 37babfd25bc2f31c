import { memo, type ReactNode } from 'react';
import type { BoardObject, Tile } from '../../../engine';
import { debug } from '../../../state';
import { Button, Mana, Timestamp, useNames, useWords } from '../../kit';
import { MiniBody } from './MiniBody';
import { sameTile, type TileProps } from './same-tile';
import { TileAbilities } from './TileAbilities';
import { TileButton } from './TileButton';
import { TileChips } from './TileChips';
import { TileFacts } from './TileFacts';
import { TileFrame } from './TileFrame';
import { TileMenu } from './TileMenu';
import { TileSize } from './TileSize';
import { TileType } from './TileType';
import { type TileName, useTileName } from './tile-name';
import type { Tiles } from './use-tiles';

/** An object drawn from data: a card in full, or compact on a crowded board. */
export const TileView = memo(function TileView({ object, tiles, compact }: TileProps): ReactNode {
  const name = useTileName(object, tiles);
  const tile = tiles.tiles.get(object.id);
  if (!tile) {
    const isOff = tiles.evaluation.board.off.includes(object.id);
    return isOff ? <OffTile object={object} /> : <UnreadTile object={object} />;
  }
  const Body = compact ? MiniBody : CardBody;
  return (
    <TileFrame object={object} tile={tile} tiles={tiles} name={name} compact={compact}>
      <Body object={object} tile={tile} tiles={tiles} name={name} />
    </TileFrame>
  );
}, sameTile);

/** What stands within a tile's frame. */
export type TileBodyProps = {
  readonly object: BoardObject;
  readonly tile: Tile;
  readonly tiles: Tiles;
  readonly name: TileName;
};

/** Top to bottom: what it is, what it does, what acts on it, how big it is. */
function CardBody({ object, tile, tiles, name }: TileBodyProps): ReactNode {
  const { t } = useWords();
  return (
    <>
      <header>
        <h3 className={tile.marks.name ? 'bar' : undefined} data-l={tile.marks.name?.layer}>
          <TileButton name={name.shown} />
          {name.printedAs && <small> {t('board.printed-as', { name: name.printedAs })}</small>}
        </h3>
        <span data-aspect="cost">
          <Mana cost={tile.row.manaCost} />
        </span>
        <Timestamp n={tiles.numbers.get(object.id) ?? 0} title={t('board.timestamp')} />
        <TileMenu object={object} name={tile.row.name} />
      </header>
      <TileType tile={tile} />
      <TileAbilities object={object} tile={tile} tiles={tiles} />
      <TileChips object={object} tiles={tiles} />
      <footer>
        <TileFacts object={object} tiles={tiles} />
        <TileSize object={object} tile={tile} tiles={tiles} />
      </footer>
    </>
  );
}

/** Switched off: as if it were not there, but for its place and the way back. */
function OffTile({ object }: { readonly object: BoardObject }): ReactNode {
  const { t } = useWords();
  const name = useNames().object(object.id);
  return (
    <article className="tile unknown" aria-label={t('board.off-label', { object: name })} data-object={object.id}>
      <header>
        <h3>{name}</h3>
      </header>
      <p className="type">{t('board.off')}</p>
      <footer>
        <Button look="line" icon="eye" onClick={() => debug.edit({ kind: 'set-off', id: object.id, off: false })}>
          {t('chip.switch-on')}
        </Button>
      </footer>
    </article>
  );
}

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
