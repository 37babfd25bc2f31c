import { type RefObject, useEffect, useRef } from 'react';
import { objectId } from '../../../engine';
import { useInTurn } from '../use-in-turn';
import { useResting } from '../use-resting';
import type { Tiles } from './use-tiles';

/**
 * What each tile is drawn from. On a crowded board a step may change a hundred tiles of which forty are in sight: these
 * follow at once, the others in parts when the head rests.
 */
export function useTilesInSight(
  table: RefObject<HTMLElement | null>,
  tiles: Tiles,
  compact: boolean,
): (object: string, index: number) => Tiles {
  const rested = useResting(tiles, REST);
  const later = [useInTurn(rested), useInTurn(rested), useInTurn(rested), useInTurn(rested)] as const; // a frame each
  const outOfSight = useRef<ReadonlySet<string>>(NOTHING);
  const { objects } = tiles.evaluation.board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other objects there are other tiles to watch
  useEffect(() => {
    if (!compact) return;
    const hidden = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const object = target instanceof HTMLElement ? target.dataset.object : undefined;
        if (object === undefined) continue;
        // A tile that has gone to another side has an element of its own there.
        if (isIntersecting || !target.isConnected) hidden.delete(object);
        else hidden.add(object);
      }
    });
    for (const tile of table.current?.querySelectorAll('.tile.mini') ?? []) observer.observe(tile);
    outOfSight.current = hidden;
    return () => {
      observer.disconnect();
      outOfSight.current = NOTHING;
    };
  }, [table, objects, compact]);
  return (object, index) => {
    const late = outOfSight.current.has(object) ? later[index % later.length] : undefined;
    // Of another board it may know nothing.
    return late?.evaluation.compiled.objects.has(objectId(object)) ? late : tiles;
  };
}

const REST = 150; // milliseconds
const NOTHING: ReadonlySet<string> = new Set();
