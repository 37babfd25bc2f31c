import { type Bus, layoutBus } from './bus-layout';
import type { Box, Placed } from './bus-rows';
import type { CurrentStep } from './current-step';

/**
 * Reads off the page where things stand, in pixels of the table with its scrolling, and routes the bus of a step.
 * A card of another zone stands where its list of zones does.
 */
export function measureBus(table: HTMLElement, step: CurrentStep | null): Bus | null {
  if (!step || step.source === null) return null;
  const places = placesIn(table);
  const source = places.get(step.source);
  if (!source) return null;
  const changed = [...step.objects].flatMap((id) => places.get(id) ?? []);
  const targets = [...new Set(changed)].filter((place) => place !== source);
  const tiles = [...new Set(places.values())];
  return layoutBus({
    source,
    targets,
    spared: tiles.filter((place) => place.isTile && place !== source && !targets.includes(place)),
    blocks: tiles.filter((place) => !place.isTile).concat(hintsIn(table)),
    labels: boxesOf(table, '[data-side-heading]'),
    folded: boxesOf(table, '[data-folded]'),
    width: table.clientWidth,
  });
}

type Place = Placed & { readonly isTile: boolean };

/** For each object the tile, or the list, that it stands in; what stands in one list shares one place. */
function placesIn(table: HTMLElement): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const block of blocksIn(table)) {
    const own = block.dataset.object;
    const place = placeOf(table, block, own !== undefined);
    if (own !== undefined) places.set(own, place);
    for (const inner of block.querySelectorAll<HTMLElement>('[data-object]'))
      places.set(inner.dataset.object ?? '', place);
  }
  return places;
}

/** What stands in rows and holds no object: the hints. */
const hintsIn = (table: HTMLElement): readonly Place[] =>
  blocksIn(table)
    .filter((block) => block.dataset.object === undefined && block.querySelector('[data-object]') === null)
    .map((block) => placeOf(table, block, false));

const blocksIn = (table: HTMLElement): readonly HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('[data-field] > *')].filter((block) => block.offsetWidth > 0);

function placeOf(table: HTMLElement, block: HTMLElement, isTile: boolean): Place {
  return { ...boxOf(table, block), side: block.parentElement?.dataset.field ?? '', isTile };
}

const boxesOf = (table: HTMLElement, selector: string): readonly Box[] =>
  [...table.querySelectorAll<HTMLElement>(selector)].map((element) => boxOf(table, element));

function boxOf(table: HTMLElement, element: HTMLElement): Box {
  const origin = table.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [dx, dy] = [table.scrollLeft - origin.left, table.scrollTop - origin.top];
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}
