import { LAYERS, type Layer } from '../../engine';
import type { PlacedLane } from './timeline-types';

/** What a lane has to hold; heights follow from it. */
export type LaneNeed = {
  readonly layer: Layer;
  readonly rows: number; // 0: nothing, 1, or 2 where defining abilities have a row of their own
  readonly tracks: number; // horizontals of bent lines above the nodes
  readonly cdaTracks: number;
  readonly loop: boolean; // room for a bracket under the nodes
};

export const TRACK_TOP = 15; // first horizontal, below the upper edge of its row
export const TRACK_STEP = 22;
export const LOOP_HEIGHT = 20;
const ROW = { least: 25, two: 36, most: 44 } as const;
const FOLD = { least: 18, most: 22 } as const;
const GAP = 6; // between two open lanes; a folded line keeps them apart by itself

/** Height of the horizontals above a row of nodes. */
export function tracksHeight(tracks: number): number {
  return tracks === 0 ? 0 : TRACK_TOP + 11 + (tracks - 1) * TRACK_STEP;
}

/**
 * Lanes under the axis: those that hold something open up, neighbours that hold nothing fold to one line with their codes.
 * Rows grow from 25 to 44 pixels with the room there is; when even the least does not fit, the result is taller.
 */
export function placeLanes(
  needs: readonly LaneNeed[],
  top: number,
  room: number,
): { readonly lanes: readonly PlacedLane[]; readonly height: number } {
  const groups = grouped(needs);
  const rows = needs.reduce((sum, need) => sum + need.rows, 0);
  const fixed = groups.reduce(
    (sum, group, index) => sum + gapAfter(groups, index) + (Array.isArray(group) ? 0 : extras(group)),
    0,
  );
  const folds = groups.filter((group) => Array.isArray(group)).length;
  const spare = room - top - fixed - folds * FOLD.most;
  const row = Math.max(ROW.least, Math.min(ROW.most, rows === 0 ? 0 : spare / rows));
  const fold = row > ROW.least ? FOLD.most : FOLD.least;
  let y = top;
  const lanes = groups.map((group, index): PlacedLane => {
    const lane = Array.isArray(group) ? folded(group, y, fold) : opened(group, y, row);
    y += lane.height + gapAfter(groups, index);
    return lane;
  });
  return { lanes, height: y + 4 };
}

function gapAfter(groups: readonly Group[], index: number): number {
  const next = groups[index + 1];
  return next === undefined || Array.isArray(next) || Array.isArray(groups[index]) ? 0 : GAP;
}

function opened(need: LaneNeed, y: number, row: number): PlacedLane {
  return {
    kind: 'open',
    layer: need.layer,
    y,
    height: need.rows * row + extras(need),
    lines: row >= ROW.two && !need.loop ? 2 : 1, // under the nodes of a loop stands its bracket
    cdaHeight: need.rows === 2 ? row + tracksHeight(need.cdaTracks) : 0,
  };
}

function folded(group: readonly LaneNeed[], y: number, height: number): PlacedLane {
  return { kind: 'folded', layers: group.map((need) => need.layer), y, height };
}

function extras(need: LaneNeed): number {
  return tracksHeight(need.tracks) + tracksHeight(need.cdaTracks) + (need.loop ? LOOP_HEIGHT : 0);
}

type Group = LaneNeed | LaneNeed[];

function grouped(needs: readonly LaneNeed[]): readonly Group[] {
  const groups: Group[] = [];
  for (const layer of LAYERS) {
    const need = needs.find((each) => each.layer === layer) ?? empty(layer);
    const last = groups.at(-1);
    if (need.rows > 0) groups.push(need);
    else if (Array.isArray(last)) last.push(need);
    else groups.push([need]);
  }
  return groups;
}

const empty = (layer: Layer): LaneNeed => ({ layer, rows: 0, tracks: 0, cdaTracks: 0, loop: false });
