import { cutToWidth, monoWidth, textWidth } from './text-width';
import type { TimelineAxis } from './timeline-axis';
import type { StopPlace } from './timeline-places';

/** The pill on a bent line: what it waits for, and the rule. */
export type PlatePlace = { readonly x: number; readonly width: number; readonly words: string };

const MOST = 260; // pixels; longer words are cut

/** Centred on its horizontal and inside the lane; it may be longer than a short horizontal. Null for lines without words. */
export function plateOf({ stop, x }: StopPlace, rule: string, axis: TimelineAxis): PlatePlace | null {
  if (stop.waits === null) return null;
  const ruleWidth = monoWidth(rule, 10.5) + 20;
  const words = cutToWidth(stop.waits, 11.5, MOST - ruleWidth, 'bold');
  const width = ruleWidth + textWidth(words, 11.5, 'bold') + 8;
  const middle = (axis.centerOf(stop.handle) + x) / 2;
  const inside = Math.max(axis.left + 6 + width / 2, Math.min(axis.right - 6 - width / 2, middle));
  return { x: inside, width, words };
}

export const spanOfPlate = (plate: PlatePlace) => ({ from: plate.x - plate.width / 2, to: plate.x + plate.width / 2 });
