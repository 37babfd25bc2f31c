import { useEffect } from 'react';

const MEMORY = 50; // places

/**
 * When the thing that has the focus goes away, the focus goes to what stands in its place in the same panel (the next tile
 * for a removed one), or else back to where it was before (a dialog is closed): whoever works by keyboard would begin anew
 * at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly Focusable[] = []; // where the focus was, the latest first
    let places: readonly Place[] = []; // around the latest, from the inside out
    const remember = ({ target }: FocusEvent) => {
      if (!isFocusable(target)) return;
      places = placesAround(target);
      path = [target, ...path.filter((place) => place !== target && place.isConnected)].slice(0, MEMORY);
    };
    const restore = () => {
      if (document.activeElement !== document.body || path[0] === undefined || path[0].isConnected) return;
      const neighbor = neighborIn(places);
      if (neighbor !== null) {
        neighbor.focus({ preventScroll: true });
        return;
      }
      path.some((place) => {
        if (place.isConnected) place.focus({ preventScroll: true });
        return document.activeElement === place; // what is connected may be hidden by now
      });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

type Focusable = HTMLElement | SVGElement;

const isFocusable = (target: EventTarget | null): target is Focusable =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** Where something stood in the document. */
type Place = { readonly parent: Element; readonly index: number };

function placesAround(element: Element): readonly Place[] {
  const places: Place[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    places.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return places;
}

/** What can have the focus in the place of what is gone, or next to it; null outside the panels. */
function neighborIn(places: readonly Place[]): HTMLElement | null {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place?.parent.closest('[data-pane]')) return null;
  const { children } = place.parent;
  const stand = children[Math.min(place.index, children.length - 1)];
  for (const within of [stand, place.parent]) {
    const found = within?.matches(FOCUSABLE) ? within : within?.querySelector(FOCUSABLE);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}

const FOCUSABLE = 'button:not(:disabled), [tabindex="0"]';
