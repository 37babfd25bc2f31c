import type { ReactNode } from 'react';
import type { BoardObject } from '../../../engine';
import { debug } from '../../../state';
import { MenuItem, MenuLine, Submenu, useWords } from '../../kit';

/** Kinds of counter that layers know: sizes (613.4c) and keywords (122.1b). */
export const COUNTERS = [
  '+1/+1',
  '-1/-1',
  'flying',
  'first strike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'loyalty',
] as const;

export function CounterMenu({ object }: { readonly object: BoardObject }): ReactNode {
  const { t } = useWords();
  const kinds = [...new Set([...Object.keys(object.counters), ...COUNTERS])];
  const put = (counter: string, by: number) =>
    debug.edit({
      kind: 'set-counters',
      object: object.id,
      counter,
      count: (object.counters[counter] ?? 0) + by,
    });
  return (
    <Submenu label={t('tile.counters')}>
      {kinds.map((counter) => (
        <MenuItem key={counter} icon="plus" onSelect={() => put(counter, 1)}>
          {t('tile.counter', { counter, count: object.counters[counter] ?? 0 })}
        </MenuItem>
      ))}
      {Object.keys(object.counters).length > 0 && <MenuLine />}
      {Object.keys(object.counters).map((counter) => (
        <MenuItem key={counter} icon="minus" onSelect={() => put(counter, -1)}>
          {t('tile.counter-off', { counter })}
        </MenuItem>
      ))}
    </Submenu>
  );
}

export function DamageMenu({ object }: { readonly object: BoardObject }): ReactNode {
  const { t } = useWords();
  const set = (damage: number) => debug.edit({ kind: 'set-damage', object: object.id, damage });
  return (
    <Submenu label={t('tile.damage', { count: object.damage })}>
      <MenuItem icon="plus" onSelect={() => set(object.damage + 1)}>
        {t('tile.damage.more')}
      </MenuItem>
      <MenuItem icon="minus" disabled={object.damage === 0} onSelect={() => set(object.damage - 1)}>
        {t('tile.damage.less')}
      </MenuItem>
      <MenuItem disabled={object.damage === 0} onSelect={() => set(0)}>
        {t('tile.damage.none')}
      </MenuItem>
    </Submenu>
  );
}
