import { useEffect, useRef } from 'react';
import { debug, useMoment } from '../../state';
import { useMotion } from '../views/use-motion';
import { scrollToShow } from './scroll-to-show';

/**
 * While a sheet lies over the board, each step scrolls the board until what it changes, and where it comes from, is above
 * the sheet. Between two steps the board stays where the reader has it. What it gives belongs to the page and the sheet.
 */
export function useStepInSight(isCovered: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { step } = useMoment(); // another board comes on screen a moment after it is opened
  const behavior = useMotion() ? 'smooth' : 'instant';
  useEffect(() => {
    if (!isCovered || !sheet.current) return;
    const observer = new ResizeObserver(() => makeRoom(page.current, sheet.current));
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [isCovered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is no input, it is when to look
  useEffect(() => {
    if (!isCovered) return;
    makeRoom(page.current, sheet.current);
    showStep(page.current, sheet.current, behavior);
  }, [isCovered, step]);
  return { page, sheet };
}

/** So that the last row, too, can be above the sheet. */
function makeRoom(page: HTMLElement | null, sheet: HTMLElement | null): void {
  page?.style.setProperty('--covered', `${sheet?.offsetHeight ?? 0}px`);
}

function showStep(page: HTMLElement | null, sheet: HTMLElement | null, behavior: ScrollBehavior): void {
  const table = page?.querySelector('.table');
  if (!page || !sheet || !table) return;
  const { changed, source } = objectsOfStep();
  const tiles = [...table.querySelectorAll<HTMLElement>('.tile')];
  const [first, ...others] = tiles.filter((tile) => changed.has(tile.dataset.object ?? ''));
  const origin = tiles.find((tile) => tile.dataset.object === source);
  const wanted = [first, origin, ...others].flatMap((tile) => tile?.getBoundingClientRect() ?? []);
  // Where the sheet will rest: while it opens it is still on its way.
  const edge = page.getBoundingClientRect().top + sheet.offsetTop;
  const top = scrollToShow({ top: table.getBoundingClientRect().top + GAP, bottom: edge - GAP }, wanted);
  if (top !== 0) table.scrollBy({ top, behavior });
}

const GAP = 8; // pixels

/** What the step on screen changes, and the object that its effect comes from. */
function objectsOfStep(): { readonly changed: ReadonlySet<string>; readonly source: string | null } {
  const { evaluation, step } = debug.store.getState();
  const { trace } = evaluation;
  const entry = trace.steps[step - 1];
  const effect = entry !== undefined && 'effect' in entry ? entry.effect : null;
  if (effect === null) return { changed: new Set(), source: null };
  return {
    changed: new Set(trace.changesOf(step - 1).map(({ object }) => object)),
    source: trace.effects.get(effect)?.source ?? null,
  };
}
