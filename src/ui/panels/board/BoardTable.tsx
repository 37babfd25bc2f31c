import { type ReactNode, useMemo, useRef } from 'react';
import type { BoardObject, PlayerId } from '../../../engine';
import { Battlefield } from './Battlefield';
import { Bus } from './Bus';
import type { Tiles } from './use-tiles';

/** All sides of the table: opponents above, the first player below. `bare` leaves out sides on which nothing is. */
export function BoardTable(props: {
  readonly tiles: Tiles;
  readonly compact: boolean;
  readonly bare?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { tiles, compact, bare = false } = props;
  const { board } = tiles.evaluation;
  const table = useRef<HTMLDivElement>(null);
  const sides = useMemo(() => sidesOf(tiles), [tiles]);
  const nextSide = bare ? undefined : board.players.find((player) => hasPermanents(sides.get(player.id)))?.id;
  const players = [...board.players].reverse().filter((player) => !bare || (sides.get(player.id) ?? []).length > 0);
  return (
    <div className="table" data-picture="board" ref={table}>
      {props.children}
      {players.map((player) => (
        <Battlefield
          key={player.id}
          player={player}
          objects={sides.get(player.id) ?? []}
          tiles={tiles}
          compact={compact}
          showsNext={player.id === nextSide}
        />
      ))}
      <Bus table={table} tiles={tiles} compact={compact} />
    </div>
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
