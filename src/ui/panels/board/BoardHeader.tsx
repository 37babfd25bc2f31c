import type { ReactNode } from 'react';
import { prefer, showBoardView, useInterface } from '../../../state';
import { Segmented, useWords } from '../../kit';
import { keysOnAxis } from '../../views/timeline-data';
import { useDragging } from '../drag/drag-store';
import type { Tiles } from './use-tiles';

/** Which moment the tiles show, how large they are, and how much is on the table, or what can take the thing held. */
export function BoardHeader({ tiles, compact }: { readonly tiles: Tiles; readonly compact: boolean }): ReactNode {
  const { t } = useWords();
  const view = useInterface((state) => state.boardView);
  const { board } = tiles.evaluation;
  return (
    <div className="bh">
      <Segmented
        label={t('board.view')}
        value={view}
        options={(['step', 'printed', 'end'] as const).map((value) => ({ value, label: t(`board.view.${value}`) }))}
        onChange={showBoardView}
      />
      {(compact || board.objects.length > 8) && (
        <Segmented
          label={t('board.tiles')}
          value={compact ? 'compact' : 'cards'}
          options={(['cards', 'compact'] as const).map((value) => ({ value, label: t(`board.tiles.${value}`) }))}
          onChange={(value) => prefer({ tiles: value })}
        />
      )}
      <span className="grow" />
      <Count tiles={tiles} />
    </div>
  );
}

function Count({ tiles }: { readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const legal = useDragging((state) => state.legal);
  if (legal) return <span className="bh-legal">{t(`board.can-take.${legal.noun}`, { count: legal.count })}</span>;
  const { board, trace } = tiles.evaluation;
  return (
    <span className="bh-count">
      {t('board.objects', { count: board.objects.filter(({ zone }) => zone === 'battlefield').length })} ·{' '}
      {t('board.timestamps', { count: keysOnAxis(board, trace).length })}
    </span>
  );
}
