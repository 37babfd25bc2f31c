import { lazy, type ReactNode, Suspense } from 'react';
import { usePreferences } from '../../state';
import { useWords } from '../kit';
import { Assumptions } from './board/Assumptions';
import { BoardHeader } from './board/BoardHeader';
import { BoardTable } from './board/BoardTable';
import { EmptyBoard } from './board/EmptyBoard';
import { LooseEffects } from './board/LooseEffects';
import { useTiles } from './board/use-tiles';
import { ReadOnlyBar } from './dialogs/ReadOnlyBar';

/** Few boards have any, so they come when they are needed. */
const BoardNotes = lazy(async () => ({ default: (await import('./board/BoardNotes')).BoardNotes }));

/** The table, drawn from the trace at the current step: opponents above, the first player below. */
export function BoardPanel(): ReactNode {
  const { t } = useWords();
  const tiles = useTiles();
  const { board, compiled } = tiles.evaluation;
  const compact = useCompact(board.objects.filter((object) => object.zone === 'battlefield').length);
  return (
    <section className="panel board" data-pane="" aria-label={t('app.panel.board')}>
      <ReadOnlyBar />
      <BoardHeader tiles={tiles} compact={compact} />
      {compiled.problems.length > 0 && (
        <Suspense fallback={null}>
          <BoardNotes problems={compiled.problems} />
        </Suspense>
      )}
      <Assumptions tiles={tiles} />
      <LooseEffects tiles={tiles} />
      <BoardTable tiles={tiles} compact={compact}>
        {board.objects.length === 0 && <EmptyBoard />}
      </BoardTable>
    </section>
  );
}

/** Two-line tiles once a board has more than eight objects, unless the user chose. */
function useCompact(count: number): boolean {
  const tiles = usePreferences((state) => state.tiles);
  return tiles === 'auto' ? count > CARDS_AT_MOST : tiles === 'compact';
}
const CARDS_AT_MOST = 8;
