import type { Layer } from '../../engine';
import type { PlacedLane } from './timeline-types';

/** What a lane has to hold; heights follow from it. */
export type LaneNeed = {
  readonly layer: Layer;
  readonly rows: number; // 0: nothing, 1, or 2 where defining abilities have a row of their own
  readonly two: boolean; // with two lines of words more can be said
  readonly tracks: number; // horizontals of bent lines above the nodes
  readonly cdaTracks: number;
  readonly loop: boolean; // room for a bracket under the nodes
};

export const TRACK_TOP = 15; // first horizontal, below the upper edge of its row
export const TRACK_STEP = 22;
export const LOOP_HEIGHT = 20;
const ROW = { least: 25, two: 36, most: 44 } as const;
const FOLD = { least: 16, most: 22 } as const;
const BOTTOM = 2; // under the last lane
const GAP = 6; // between two open lanes; a folded line keeps them apart by itself

/** Height of the horizontals above a row of nodes. */
export function tracksHeight(tracks: number): number {
  return tracks === 0 ? 0 : TRACK_TOP + 11 + (tracks - 1) * TRACK_STEP;
}

/**
 * Lanes under the axis: those that hold something open up, neighbours that hold nothing fold to one line with their codes.
 * Rows have 25 pixels at least; those that would say more in two lines get room for them first, then all grow to 44.
 * When even the least does not fit, the result is taller.
 */
export function placeLanes(
  needs: readonly LaneNeed[],
  top: number,
  room: number,
): { readonly lanes: readonly PlacedLane[]; readonly height: number } {
  const groups = grouped(needs);
  const open = groups.filter(isOpen);
  const folds = groups.length - open.length;
  const gaps = groups.reduce((sum, _, index) => sum + gapAfter(groups, index), 0);
  const fixed = top + BOTTOM + gaps + open.reduce((sum, need) => sum + extras(need) + need.rows * ROW.least, 0);
  const rows = rowHeights(open, room - fixed - folds * FOLD.least);
  const used = open.reduce((sum, need, index) => sum + need.rows * ((rows[index] ?? 0) - ROW.least), 0);
  const fold = Math.max(FOLD.least, Math.min(FOLD.most, (room - fixed - used) / Math.max(1, folds)));
  let y = top;
  const lanes = groups.map((group, index): PlacedLane => {
    const lane = isOpen(group) ? opened(group, y, rows[open.indexOf(group)] ?? ROW.least) : folded(group, y, fold);
    y += lane.height + gapAfter(groups, index);
    return lane;
  });
  return { lanes, height: y + BOTTOM };
}

/** The height of a row in each open lane, out of the pixels that are left over. */
function rowHeights(open: readonly LaneNeed[], spare: number): readonly number[] {
  let left = Math.max(0, spare);
  const first = open.map((need) => {
    const wish = need.two && !need.loop ? need.rows * (ROW.two - ROW.least) : 0;
    if (wish === 0 || wish > left) return ROW.least;
    left -= wish;
    return ROW.two;
  });
  const count = open.reduce((sum, need) => sum + need.rows, 0);
  const more = left / Math.max(1, count);
  return first.map((height) =>
    Math.min(ROW.most, height + Math.min(more, height === ROW.two ? ROW.most - ROW.two : more)),
  );
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
const isOpen = (group: Group): group is LaneNeed => !Array.isArray(group);

function grouped(needs: readonly LaneNeed[]): readonly Group[] {
  const groups: Group[] = [];
  for (const need of needs) {
    const last = groups.at(-1);
    if (need.rows > 0) groups.push(need);
    else if (Array.isArray(last)) last.push(need);
    else groups.push([need]);
  }
  return groups;
}
