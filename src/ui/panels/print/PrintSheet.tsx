import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { onFirstTouch } from './on-first-touch';

/**
 * What goes on paper in place of the page: it is made when the browser is about to print, and is gone afterwards. Its
 * file comes before that, since the browser does not wait; the key that prints does.
 */
export function PrintSheet(): ReactNode {
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (Sheet !== null) return;
    const load = () =>
      import('./Sheet').then(
        (file) => flushSync(() => setSheet(() => file.Sheet)),
        () => undefined, // the page itself is printed
      );
    if (printing) void load();
    const endTouch = onFirstTouch(() => void load());
    const endKey = onPrintKey(() => void load().then(() => window.print()));
    return () => {
      endTouch();
      endKey();
    };
  }, [Sheet, printing]);
  // The browser takes its picture right after the event.
  useEffect(() => onPrinting((now) => flushSync(() => setPrinting(now))), []);
  return printing && Sheet ? createPortal(<Sheet />, document.body) : null;
}

/** Ctrl P or ⌘ P, which print nothing for now. */
function onPrintKey(call: () => void): () => void {
  const hold = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    call();
  };
  window.addEventListener('keydown', hold);
  return () => window.removeEventListener('keydown', hold);
}

function onPrinting(call: (now: boolean) => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => call(true);
  const end = () => call(false);
  const turn = () => call(media.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', turn);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', turn);
  };
}
