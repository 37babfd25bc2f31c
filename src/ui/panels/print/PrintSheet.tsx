import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { onFirstTouch } from './on-first-touch';

/**
 * What goes on paper in place of the page: it is made when the browser is about to print, and is gone afterwards. Its
 * file comes before that, since the browser does not wait; where it is not there in time, the page itself is printed.
 */
export function PrintSheet(): ReactNode {
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const load = () => void import('./Sheet').then((file) => setSheet(() => file.Sheet));
    const endTouch = onFirstTouch(load);
    const endPrinting = onPrinting((now) => {
      if (now) load();
      flushSync(() => setPrinting(now)); // the browser takes its picture right after the event
    });
    return () => {
      endTouch();
      endPrinting();
    };
  }, []);
  return printing && Sheet ? createPortal(<Sheet />, document.body) : null;
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
