import type { ReactNode } from 'react';
import { type BoardObject, type Chip, effectId } from '../../../engine';
import { debug } from '../../../state';
import { LazyMenu, MenuItem, MenuLine, useWords } from '../../kit';
import type { Held } from '../drag/held';
import { askWhere } from '../drag/put-on';

/** What can be done with an effect on a tile without dragging. */
export function ChipMenu(props: {
  readonly chip: Chip;
  readonly object: BoardObject;
  readonly held: Held;
  readonly onEnd: () => void;
}): ReactNode {
  const { t } = useWords();
  const { chip, object } = props;
  const off = chip.state === 'off';
  const { source } = chip;
  const counter = chip.kind === 'counter' ? chip.text : null;
  const setCount = (count: number) =>
    counter !== null && debug.edit({ kind: 'set-counters', object: object.id, counter, count });
  return (
    <span className="chip-menu" data-no-drag="">
      <LazyMenu label={t('chip.menu', { effect: chip.text })}>
        {() => (
          <>
            {counter !== null && (
              <>
                <MenuItem icon="plus" onSelect={() => setCount(chip.count + 1)}>
                  {t('chip.one-more')}
                </MenuItem>
                <MenuItem icon="minus" onSelect={() => setCount(chip.count - 1)}>
                  {t('chip.one-less')}
                </MenuItem>
                <MenuLine />
              </>
            )}
            {chip.kind !== 'copy' && (
              <MenuItem icon="arrow" onSelect={() => askWhere(props.held)}>
                {t('chip.move')}
              </MenuItem>
            )}
            {source !== null && (
              <MenuItem icon="right" onSelect={() => debug.select(source)}>
                {t('chip.go-to-source')}
              </MenuItem>
            )}
            {(chip.kind === 'effect' || chip.kind === 'attachment') && (
              <MenuItem
                icon={off ? 'eye' : 'eye-off'}
                onSelect={() => debug.edit({ kind: 'set-off', id: chip.key, off: !off })}
              >
                {t(off ? 'chip.switch-on' : 'chip.switch-off')}
              </MenuItem>
            )}
            {chip.lockedIn !== null && (
              <MenuItem
                icon="redo"
                onSelect={() => debug.edit({ kind: 'set-affected', effect: effectId(chip.key), affected: null })}
              >
                {t('chip.work-out-again')}
              </MenuItem>
            )}
            <MenuLine />
            <MenuItem icon="trash" shortcut="Del" onSelect={props.onEnd}>
              {t(chip.kind === 'attachment' ? 'chip.unattach' : 'chip.end')}
            </MenuItem>
          </>
        )}
      </LazyMenu>
    </span>
  );
}
