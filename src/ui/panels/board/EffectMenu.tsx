import type { ReactNode } from 'react';
import type { BoardObject, Chip } from '../../../engine';
import { debug } from '../../../state';
import { MenuItem, Submenu, useNames, useWords } from '../../kit';
import { endOf } from '../drag/drop';
import { chipLabel } from './tile-words';
import type { Tiles } from './use-tiles';

/** What acts on an object, to be ended from its menu: all of it, where a compact tile has room for a few chips only. */
export function EffectMenu({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const chips = tiles.chips.get(object.id) ?? [];
  if (chips.length === 0) return null;
  const end = (chip: Chip) => {
    const label = chipLabel(chip).text;
    const held = { kind: 'chip', chip: chip.kind, key: chip.key, label, from: object.id } as const;
    const said = { key: 'said.ended', values: { effect: label } };
    debug.edit(endOf(held, debug.store.getState().board), { label: said });
  };
  return (
    <Submenu label={t('tile.effects')}>
      {chips.map((chip) => (
        <MenuItem key={chip.key} icon="trash" onSelect={() => end(chip)}>
          {t('tile.effects.end', { effect: chipLabel(chip).text })}
          {chip.source !== null && chip.kind === 'effect' && <small>{names.object(chip.source)}</small>}
        </MenuItem>
      ))}
    </Submenu>
  );
}
