import { type ReactNode, useMemo } from 'react';
import type { BoardObject, PlayerId } from '../../engine';
import { usePreferences } from '../../state';
import { useWords } from '../kit';
import { Assumptions } from './board/Assumptions';
import { Battlefield } from './board/Battlefield';
import { BoardHeader } from './board/BoardHeader';
import { EmptyBoard } from './board/EmptyBoard';
import { type Tiles, useTiles } from './board/use-tiles';
import { ReadOnlyBar } from './dialogs/ReadOnlyBar';

/** The table, drawn from the trace at the current step: opponents above, the first player below. */
export function BoardPanel(): ReactNode {
  const { t } = useWords();
  const tiles = useTiles();
  const { board } = tiles.evaluation;
  const sides = useMemo(() => sidesOf(tiles), [tiles]);
  const compact = useCompact(board.objects.filter((object) => object.zone === 'battlefield').length);
  const nextSide = board.players.find((player) => hasPermanents(sides.get(player.id)))?.id;
  return (
    <section className="panel board" aria-label={t('app.panel.board')}>
      <ReadOnlyBar />
      <BoardHeader tiles={tiles} compact={compact} />
      <Assumptions tiles={tiles} />
      <div className="table">
        {board.objects.length === 0 && <EmptyBoard />}
        {[...board.players].reverse().map((player) => (
          <Battlefield
            key={player.id}
            player={player}
            objects={sides.get(player.id) ?? []}
            tiles={tiles}
            compact={compact}
            showsNext={player.id === nextSide}
          />
        ))}
      </div>
    </section>
  );
}

const hasPermanents = (objects: readonly BoardObject[] = []): boolean =>
  objects.some((object) => object.zone === 'battlefield');

/** Whose side an object stands on: its controller at this step, and elsewhere its owner (109.4). */
function sidesOf({ evaluation, tiles }: Tiles): ReadonlyMap<PlayerId, readonly BoardObject[]> {
  const sides = new Map<PlayerId, BoardObject[]>(evaluation.board.players.map((player) => [player.id, []]));
  for (const object of evaluation.board.objects) {
    const controller = object.zone === 'battlefield' ? tiles.get(object.id)?.row.controller : object.owner;
    sides.get(controller ?? object.controller)?.push(object);
  }
  return sides;
}

/** Two-line tiles once a board has more than eight objects, unless the user chose. */
function useCompact(count: number): boolean {
  const tiles = usePreferences((state) => state.tiles);
  return tiles === 'auto' ? count > CARDS_AT_MOST : tiles === 'compact';
}
const CARDS_AT_MOST = 8;
