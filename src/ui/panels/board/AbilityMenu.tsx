import type { ReactNode } from 'react';
import { canResolve } from '../../../compiler';
import type { Ability, BoardObject, Mark } from '../../../engine';
import { debug, openDialog } from '../../../state';
import { LazyMenu, MenuItem, useWords } from '../../kit';
import type { Held } from '../drag/held';
import { askWhere } from '../drag/put-on';
import type { Tiles } from './use-tiles';

/** For an ability that another effect gave, or that could be resolved: to its source, off, or onto the board. */
export function AbilityMenu(props: {
  readonly ability: Ability;
  /** What gave or took it. */
  readonly mark: Mark | null;
  /** The ability as something to be held, where it can be. */
  readonly held: Held | null;
  readonly object: BoardObject;
  readonly tiles: Tiles;
}): ReactNode {
  const { t } = useWords();
  const { ability, mark, held, object, tiles } = props;
  const source = (mark && tiles.evaluation.trace.effects.get(mark.effect)?.source) ?? null;
  const resolves = canResolve(ability);
  if (source === null && !resolves) return null;
  return (
    <span className="ability-menu" data-no-drag="">
      <LazyMenu label={t('ability.menu')}>
        {() => (
          <>
            {resolves && (
              <MenuItem icon="play" onSelect={() => openDialog('resolve', `${object.id} ${ability.id}`)}>
                {t('ability.resolve')}
              </MenuItem>
            )}
            {held && (
              <MenuItem icon="arrow" onSelect={() => askWhere(held)}>
                {t('palette.put-on')}
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
          </>
        )}
      </LazyMenu>
    </span>
  );
}
