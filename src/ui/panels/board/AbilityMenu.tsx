import type { ReactNode } from 'react';
import type { Ability, BoardObject } from '../../../engine';
import { debug, openDialog } from '../../../state';
import { IconButton, Menu, MenuItem, useWords } from '../../kit';
import type { Tiles } from './use-tiles';

/** For an ability that another effect gave, or that could be resolved: to its source, off, or onto the board. */
export function AbilityMenu(props: {
  readonly ability: Ability;
  readonly object: BoardObject;
  readonly tiles: Tiles;
}): ReactNode {
  const { t } = useWords();
  const { ability, object, tiles } = props;
  const giver = ability.origin.kind === 'granted' ? tiles.evaluation.trace.effects.get(ability.origin.by) : undefined;
  const source = giver?.source ?? null;
  const resolves = ability.resolves.length > 0;
  if (source === null && !resolves) return null;
  return (
    <span className="ability-menu" data-no-drag="">
      <Menu trigger={<IconButton label={t('ability.menu')} icon="dots" />}>
        {resolves && (
          <MenuItem icon="play" onSelect={() => openDialog('resolve', `${object.id} ${ability.id}`)}>
            {t('ability.resolve')}
          </MenuItem>
        )}
        {source !== null && (
          <>
            <MenuItem icon="right" onSelect={() => debug.select(source)}>
              {t('chip.go-to-source')}
            </MenuItem>
            <MenuItem icon="eye-off" onSelect={() => debug.edit({ kind: 'set-off', id: source, off: true })}>
              {t('ability.switch-source-off')}
            </MenuItem>
          </>
        )}
      </Menu>
    </span>
  );
}
