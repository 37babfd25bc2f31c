import { createContext, memo, type ReactNode, type RefObject, useContext } from 'react';
import { canResolve } from '../../../compiler';
import { type BoardObject, ZONES } from '../../../engine';
import { debug, freshObjectId, openDialog, type StatusFlag } from '../../../state';
import { LazyMenu, MenuCheck, MenuChoice, MenuItem, MenuLine, MenuTitle, Submenu, useWords } from '../../kit';
import { askWhat } from '../drag/put-on';
import { CounterMenu, DamageMenu } from './CounterMenu';
import { EffectMenu } from './EffectMenu';
import { FaceDownMenu } from './FaceDownMenu';
import { LinkMenus } from './LinkMenus';
import { OrderItems } from './OrderItems';
import { removeObject } from './remove-object';
import type { Tiles } from './use-tiles';

/** What the tiles are drawn from by now: for what a tile only asks when it is pressed, so that no step draws it anew. */
export const LatestTiles = createContext<RefObject<Tiles> | null>(null);

/** Everything that can be done with an object, without dragging. */
export const TileMenu = memo(function TileMenu(props: {
  readonly object: BoardObject;
  /** As it is called at this step. */
  readonly name: string;
}): ReactNode {
  const { object, name } = props;
  const { t } = useWords();
  const latest = useContext(LatestTiles);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps presses inside the menu from selecting the tile
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu itself is worked by keys
    <span className="tile-menu" data-no-drag="" onClick={(event) => event.stopPropagation()}>
      <LazyMenu align="end" label={t('tile.menu', { object: name })}>
        {() => latest && <TileMenuItems object={object} tiles={latest.current} name={name} />}
      </LazyMenu>
    </span>
  );
});

function TileMenuItems(props: {
  readonly object: BoardObject;
  readonly tiles: Tiles;
  readonly name: string;
}): ReactNode {
  const { object, tiles, name } = props;
  const { t } = useWords();
  const { board } = tiles.evaluation;
  return (
    <>
      <ResolveItem object={object} tiles={tiles} />
      <MenuItem icon="plus" onSelect={() => askWhat(object.id)}>
        {t('tile.put-effect-on')}
      </MenuItem>
      <MenuLine />
      <CounterMenu object={object} />
      <DamageMenu object={object} />
      <Submenu label={t('tile.status')}>
        {FLAGS.map((status) => (
          <MenuCheck
            key={status}
            checked={object[status]}
            onChange={(value) => debug.edit({ kind: 'set-status', object: object.id, status, value })}
          >
            {t(`status.${status}`)}
          </MenuCheck>
        ))}
      </Submenu>
      <FaceDownMenu object={object} />
      <EffectMenu object={object} tiles={tiles} />
      <LinkMenus object={object} tiles={tiles} />
      <OrderItems object={object} tiles={tiles} />
      <Submenu label={t('tile.controller')}>
        <MenuTitle>{t('tile.controller.note')}</MenuTitle>
        <MenuChoice
          value={object.controller}
          options={board.players.map(({ id, name: called }) => ({ value: id, label: called ?? id }))}
          onChange={(controller) => debug.edit({ kind: 'set-controller', object: object.id, controller })}
        />
        <MenuTitle>{t('tile.owner')}</MenuTitle>
        <MenuChoice
          value={object.owner}
          options={board.players.map(({ id, name: called }) => ({ value: id, label: called ?? id }))}
          onChange={(owner) => debug.edit({ kind: 'set-owner', object: object.id, owner })}
        />
      </Submenu>
      <Submenu label={t('tile.zone')}>
        <MenuChoice
          value={object.zone}
          options={ZONES.map((zone) => ({ value: zone, label: t(`zone.${zone}`) }))}
          onChange={(zone) => debug.edit({ kind: 'move', object: object.id, zone, controller: object.controller })}
        />
      </Submenu>
      <MenuLine />
      <MenuItem icon="pencil" onSelect={() => openDialog('card', object.id)}>
        {t('tile.edit-card')}
      </MenuItem>
      <MenuItem icon="check" onSelect={() => openDialog('choices', object.id)}>
        {t('tile.choices')}
      </MenuItem>
      <MenuItem
        icon="copy"
        onSelect={() => debug.edit({ kind: 'duplicate', object: object.id, as: freshObjectId(board, name) })}
      >
        {t('tile.duplicate')}
      </MenuItem>
      <MenuCheck
        checked={board.off.includes(object.id)}
        onChange={(off) => debug.edit({ kind: 'set-off', id: object.id, off })}
      >
        {t('tile.switch-off')}
      </MenuCheck>
      <MenuItem icon="trash" shortcut="Del" onSelect={() => removeObject(object, name)}>
        {t('tile.remove')}
      </MenuItem>
    </>
  );
}

const FLAGS = ['tapped', 'attacking', 'blocking', 'enteredThisTurn', 'token'] as const satisfies readonly StatusFlag[];

function ResolveItem({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const abilities = tiles.tiles.get(object.id)?.row.abilities ?? [];
  const able = abilities.filter(canResolve);
  if (able.length === 0) return null;
  return (
    <MenuItem icon="play" onSelect={() => openDialog('resolve', `${object.id} ${able[0]?.id ?? ''}`)}>
      {t('tile.resolve')}
    </MenuItem>
  );
}
