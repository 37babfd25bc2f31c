import type { ReactNode } from 'react';
import type { BoardObject } from '../../../engine';
import { debug } from '../../../state';
import { MenuItem, Submenu, useWords } from '../../kit';
import type { Tiles } from './use-tiles';

/** The order of tiles is a matter of the view: it never touches a timestamp. */
export function OrderItems({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const { objects } = tiles.evaluation.board;
  const row = objects.filter((other) => other.zone === object.zone && other.controller === object.controller);
  const at = row.indexOf(object);
  const swapWith = (other: BoardObject | undefined) => {
    if (!other) return;
    const place = new Map([
      [object.id, other.id],
      [other.id, object.id],
    ]);
    debug.edit({ kind: 'arrange', objects: objects.map(({ id }) => place.get(id) ?? id) });
  };
  if (row.length < 2) return null;
  return (
    <Submenu label={t('tile.order')}>
      <MenuItem icon="left" disabled={at === 0} onSelect={() => swapWith(row[at - 1])}>
        {t('tile.order.earlier')}
      </MenuItem>
      <MenuItem icon="right" disabled={at === row.length - 1} onSelect={() => swapWith(row[at + 1])}>
        {t('tile.order.later')}
      </MenuItem>
    </Submenu>
  );
}
