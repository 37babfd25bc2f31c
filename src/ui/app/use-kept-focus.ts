import { useEffect } from 'react';

const MEMORY = 50; // places

/**
 * When the thing that has the focus goes away (a dialog is closed, an object removed), the focus goes back to where it was
 * before: whoever works by keyboard would else begin anew at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly Focusable[] = []; // where the focus was, the latest first
    const remember = ({ target }: FocusEvent) => {
      if (!isFocusable(target)) return;
      path = [target, ...path.filter((place) => place !== target && place.isConnected)].slice(0, MEMORY);
    };
    const restore = () => {
      if (document.activeElement !== document.body || path[0] === undefined || path[0].isConnected) return;
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
