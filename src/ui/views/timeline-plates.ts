import { monoWidth, textWidth } from './text-width';
import type { TimelineAxis } from './timeline-axis';
import type { StopPlace } from './timeline-places';
import { freeCenter, type Span } from './timeline-spans';

/** The pill on a bent line: what it waits for, by name or t-number, and the rule; `words` or `rule` may be left out for want of room. */
export type PlatePlace = {
  readonly x: number;
  readonly width: number;
  readonly words: string;
  readonly withRule: boolean;
};

const INSIDE = 11; // from the bends of a line to its plate
const MOST = 300; // pixels

/**
 * The plates of the bent lines of a row. Each stands on its own horizontal, clear of every line that crosses it there; where
 * the horizontal is too short, it hangs at its end like a flag; where there is no room either, it says less.
 * `passing` are x of lines on their way to later lanes.
 */
export function placePlates(
  places: readonly StopPlace[],
  tracks: ReadonlyMap<string, number>,
  passing: readonly number[],
  rule: string,
  axis: TimelineAxis,
): ReadonlyMap<string, PlatePlace> {
  const straight = places.flatMap((place) => (place.bent ? [] : [place.x]));
  const result = new Map<string, PlatePlace>();
  for (const place of places) {
    const track = tracks.get(place.stop.id);
    if (track === undefined || place.stop.waits === null) continue;
    const blocks = [
      ...[...straight, ...passing].filter((x) => Math.abs(x - axis.centerOf(place.stop.handle)) > 1).map(line),
      ...others(place, track, places, tracks, axis),
    ];
    const plate = plateFor(place, blocks, rule, axis);
    if (plate !== null) result.set(place.stop.id, plate);
  }
  return result;
}

const line = (x: number): Span => ({ from: x - 4, to: x + 4 });

/** Other bent lines at the height of this one: those that go down past it, and those that share its height. */
function others(
  place: StopPlace,
  track: number,
  places: readonly StopPlace[],
  tracks: ReadonlyMap<string, number>,
  axis: TimelineAxis,
): readonly Span[] {
  return places.flatMap((other): Span[] => {
    const height = tracks.get(other.stop.id);
    if (height === undefined || other === place) return [];
    const own = axis.centerOf(other.stop.handle);
    if (height === track) return [{ from: own - 8, to: other.x + 8 }];
    return [line(height > track ? own : other.x)];
  });
}

function plateFor(place: StopPlace, blocks: readonly Span[], rule: string, axis: TimelineAxis): PlatePlace | null {
  const { waits, waitsByNumber, waitsBriefly } = place.stop;
  const own = axis.centerOf(place.stop.handle);
  const on = { from: own + INSIDE, to: place.x - INSIDE };
  const behind = { from: place.x + 7, to: axis.right - 6 };
  const forms = [
    { words: waits ?? '', withRule: true },
    { words: waits ?? '', withRule: false },
    { words: waitsByNumber ?? '', withRule: true },
    { words: waitsByNumber ?? '', withRule: false },
    { words: waitsBriefly ?? '', withRule: false },
    { words: '', withRule: true },
  ].map((form) => ({ ...form, width: widthOf(form.words, form.withRule ? rule : '') }));
  for (const form of forms.filter(({ width }) => width <= MOST)) {
    const middle = freeCenter(on, form.width, blocks, (own + place.x) / 2);
    const flag = freeCenter(
      { ...behind, to: Math.min(behind.to, behind.from + form.width) },
      form.width,
      blocks,
      behind.from,
    );
    const x = middle ?? flag;
    if (x !== null) return { ...form, x };
  }
  return null;
}

function widthOf(words: string, rule: string): number {
  const ruleWidth = monoWidth(rule, 10.5);
  if (words === '') return ruleWidth + 10;
  return textWidth(words, 11.5, 'bold') + 14 + (rule === '' ? 0 : ruleWidth + 8);
}
