import { type ReactNode, useState } from 'react';
import { type BoardObject, type Player, typesAsPrinted, ZONES, type Zone } from '../../../engine';
import { debug, useDebugger } from '../../../state';
import { Icon, Mana, useWords } from '../../kit';
import { tileGround } from './Spine';
import { TileMenu } from './TileMenu';
import type { Tiles } from './use-tiles';

/** The other zones of a player: folded while empty, open where something is in them. */
export function OtherZones(props: {
  readonly player: Player;
  readonly objects: readonly BoardObject[];
  readonly tiles: Tiles;
}): ReactNode {
  const { t } = useWords();
  const { player, objects, tiles } = props;
  const shown = ZONES.filter(
    (zone) => zone !== 'battlefield' && (ALWAYS.includes(zone) || objects.some((object) => object.zone === zone)),
  );
  if (objects.length === 0) return null;
  return (
    <ul className="zones" aria-label={t('board.zones-of', { player: player.name ?? player.id })}>
      {shown.map((zone) => (
        <ZoneRow key={zone} zone={zone} objects={objects.filter((object) => object.zone === zone)} tiles={tiles} />
      ))}
    </ul>
  );
}
const ALWAYS: readonly Zone[] = ['graveyard', 'hand', 'exile'];

function ZoneRow(props: {
  readonly zone: Zone;
  readonly objects: readonly BoardObject[];
  readonly tiles: Tiles;
}): ReactNode {
  const { t } = useWords();
  const [folded, setFolded] = useState(false);
  const open = props.objects.length > 0 && !folded;
  return (
    <li>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setFolded(open)}>
          <Icon name={open ? 'down' : 'right'} small />
          {t(`zone.${props.zone}`)}
          <span className="num">{props.objects.length}</span>
        </button>
      </h3>
      {open && props.objects.map((object) => <ZoneCard key={object.id} object={object} tiles={props.tiles} />)}
    </li>
  );
}

function ZoneCard({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const selected = useDebugger((state) => state.selected === object.id);
  const tile = tiles.tiles.get(object.id);
  const name = tile?.row.name ?? (typeof object.card === 'string' ? object.card : object.card.name);
  const types = tile ? typesAsPrinted(tile.row).join(' ') : '';
  return (
    <div className={selected ? 'card sel' : 'card'} data-object={object.id}>
      <i className="sw" data-h={tileGround(tile?.row.colors ?? [])} aria-hidden="true" />
      <button type="button" className="card-name" onClick={() => debug.select(object.id)}>
        {name}
      </button>
      <Mana cost={tile?.row.manaCost ?? ''} />
      <small>{types}</small>
      <TileMenu object={object} name={tile?.row.name ?? ''} />
    </div>
  );
}
