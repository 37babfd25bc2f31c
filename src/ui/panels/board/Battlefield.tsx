import type { ReactNode } from 'react';
import type { BoardObject, Player } from '../../../engine';
import { useWords } from '../../kit';
import { DropZone } from '../drag/DropZone';
import { NextThing } from './FirstVisit';
import { OtherZones } from './OtherZones';
import { TileView } from './TileView';
import type { Tiles } from './use-tiles';

/** One player's side: the permanents, and the other zones folded. */
export function Battlefield(props: {
  readonly player: Player;
  readonly objects: readonly BoardObject[];
  readonly tiles: Tiles;
  /** What an object's tile is drawn from. */
  readonly tilesOf: (object: string, index: number) => Tiles;
  readonly compact: boolean;
  /** The next thing to do stands in its row: on one side only. */
  readonly showsNext: boolean;
}): ReactNode {
  const { t } = useWords();
  const { player, objects, tiles, compact } = props;
  const permanents = objects.filter((object) => object.zone === 'battlefield');
  const elsewhere = objects.filter((object) => object.zone !== 'battlefield');
  const name = player.name ?? player.id;

  if (objects.length === 0) {
    return (
      <DropZone player={player.id} className="zone" folded label={t('board.battlefield-of', { player: name })}>
        <PlayerMark player={player} />
        <span>{t('board.side-empty', { player: name })}</span>
      </DropZone>
    );
  }
  return (
    <DropZone player={player.id} className="battlefield" label={t('board.battlefield-of', { player: name })}>
      <div className="side">
        <span data-side-heading="">
          <PlayerMark player={player} />
          <h2>{t('board.battlefield')}</h2>
          {player.active && <span>{t('board.active-player')}</span>}
        </span>
      </div>
      <div className={compact ? 'field compact' : 'field'} data-field={player.id}>
        {permanents.map((object, index) => (
          <TileView key={object.id} object={object} tiles={props.tilesOf(object.id, index)} compact={compact} />
        ))}
        <OtherZones player={player} objects={elsewhere} tiles={tiles} />
        {props.showsNext && !compact && <NextThing />}
      </div>
    </DropZone>
  );
}

/** A letter in a disc: filled for the active player. */
export function PlayerMark({ player }: { readonly player: Player }): ReactNode {
  return (
    <span className={player.active ? 'pl' : 'pl b'} aria-hidden="true">
      {(player.name ?? player.id).slice(0, 1).toUpperCase()}
    </span>
  );
}
