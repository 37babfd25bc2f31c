import { useEffect } from 'react';

/** F6 goes to the next panel, Shift F6 to the one before, each time to where the focus was there last. */
export function usePanelKeys(): void {
  useEffect(() => {
    const last = new WeakMap<Element, HTMLElement>();
    const remember = ({ target }: FocusEvent) => {
      const panel = target instanceof HTMLElement && target.closest(PANELS);
      if (panel) last.set(panel, target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || isElsewhere(event.target)) return;
      event.preventDefault();
      const panel = panelAfter(document.activeElement, event.shiftKey ? -1 : 1);
      if (panel) enter(panel, last.get(panel));
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

const PANELS = '[data-pane]';

/** A dialog keeps the focus, and a held thing takes all keys. */
const isElsewhere = (target: EventTarget | null): boolean =>
  'dragging' in document.documentElement.dataset ||
  (target instanceof Element && target.closest('[role="dialog"]:not(.drawer), [role="menu"]') !== null);

/** The panel so many places on, round and round; from outside of all panels the first, or the last. */
function panelAfter(focused: Element | null, by: 1 | -1): Element | undefined {
  const panels = [...document.querySelectorAll(PANELS)];
  const at = panels.findIndex((panel) => panel.contains(focused));
  if (at < 0) return panels.at(by === 1 ? 0 : -1);
  return panels[(at + by + panels.length) % panels.length];
}

/** Puts the focus where it was in this panel, or on its first stop that takes it. */
function enter(panel: Element, last: HTMLElement | undefined): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
  const from = last && panel.contains(last) ? [last, ...stops] : stops;
  from.some((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}

const STOPS = 'input, button:not(:disabled), select, [tabindex="0"]';
