import { type ReactNode, useRef } from 'react';
import type { BoardObject } from '../../../engine';
import { Battlefield } from './Battlefield';
import { Bus } from './Bus';
import { LatestTiles } from './TileMenu';
import type { Tiles } from './use-tiles';
import { useTilesInSight } from './use-tiles-in-sight';

/** All sides of the table: opponents above, the first player below. `bare` leaves out sides on which nothing is. */
export function BoardTable(props: {
  readonly tiles: Tiles;
  readonly compact: boolean;
  readonly bare?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { tiles, compact, bare = false } = props;
  const { sides } = tiles;
  const { players: seats } = tiles.evaluation.board;
  const table = useRef<HTMLDivElement>(null);
  const latest = useRef(tiles);
  latest.current = tiles;
  const tilesOf = useTilesInSight(table, tiles, compact);
  const nextSide = bare ? undefined : seats.find((player) => hasPermanents(sides.get(player.id)))?.id;
  const players = [...seats].reverse().filter((player) => !bare || (sides.get(player.id) ?? []).length > 0);
  return (
    <div className="table" data-picture="board" ref={table}>
      {props.children}
      <LatestTiles value={latest}>
        {players.map((player) => (
          <Battlefield
            key={player.id}
            player={player}
            objects={sides.get(player.id) ?? []}
            tiles={tiles}
            tilesOf={tilesOf}
            compact={compact}
            showsNext={player.id === nextSide}
          />
        ))}
      </LatestTiles>
      <Bus table={table} tiles={tiles} compact={compact} />
    </div>
  );
}

const hasPermanents = (objects: readonly BoardObject[] = []): boolean =>
  objects.some((object) => object.zone === 'battlefield');
