import { type RefObject, useRef, useState } from 'react';
import { timestampOrder } from '../../engine';
import { announce, debug, pace, useDebugger } from '../../state';
import { useWords } from '../kit';

/** A handle of the timeline on its way to another age. Every move changes the board at once; one undo takes back all of it. */
export type Reordering = {
  readonly held: string | null;
  /** A pointer holds it: `lifted` is the drawing that follows it, now at `x` pixels. */
  readonly carried: boolean;
  readonly lifted: RefObject<SVGGElement | null>;
  readonly x: () => number | null;
  readonly take: (key: string) => void;
  readonly step: (way: -1 | 1) => void;
  readonly toEnd: (newest: boolean) => void;
  /** By pointer: to this place among the drawn ones, itself drawn at this pixel. */
  readonly drag: (key: string, index: number, x: number) => void;
  /** One move without holding. */
  readonly move: (key: string, index: number) => void;
  readonly drop: (key: string) => void;
  readonly cancel: () => void;
};

/** `drawn` are the keys that have a handle, oldest first; others keep their place between them. */
export function useReordering(drawn: readonly string[], labelOf: (key: string) => string): Reordering {
  const { t } = useWords();
  const readOnly = useDebugger((state) => state.readOnly);
  const [held, setHeld] = useState<string | null>(null);
  const [carried, setCarried] = useState(false);
  const lifted = useRef<SVGGElement>(null);
  const x = useRef<number | null>(null);
  const turn = useRef({ number: 0, changed: false });

  function moveTo(key: string, index: number, merge: string | null): boolean {
    const order = orderNow();
    const shown = order.filter((other) => drawn.includes(other));
    const place = shown[Math.max(0, Math.min(shown.length - 1, index))];
    if (readOnly || place === undefined || place === key || !shown.includes(key)) return false;
    const to = order.indexOf(place);
    const rest = order.filter((other) => other !== key);
    const timestamps = [...rest.slice(0, to), key, ...rest.slice(to)];
    const label = { key: 'timeline.moved-label', values: { label: labelOf(key) } };
    debug.edit({ kind: 'reorder', timestamps }, { label, ...(merge === null ? {} : { merge }) });
    turn.current.changed = true;
    announce(t('timeline.moved', { label: labelOf(key), number: to + 1, count: order.length }));
    return true;
  }

  function take(key: string): void {
    if (readOnly) return;
    turn.current = { number: turn.current.number + 1, changed: false };
    setHeld(key);
    announce(t('timeline.taken', { label: labelOf(key) }));
  }

  const merge = () => `reorder:${turn.current.number}`;
  const indexOf = (key: string) => orderNow().indexOf(key);
  const placeOf = (key: string) =>
    orderNow()
      .filter((other) => drawn.includes(other))
      .indexOf(key);
  const letGo = () => {
    setHeld(null);
    setCarried(false);
    x.current = null;
  };

  return {
    held,
    carried,
    lifted,
    x: () => x.current,
    take,
    step: (way) => held !== null && moveTo(held, placeOf(held) + way, merge()),
    toEnd: (newest) => held !== null && moveTo(held, newest ? Number.MAX_SAFE_INTEGER : 0, merge()),
    drag: (key, index, at) => {
      if (readOnly) return;
      setCarried(true);
      x.current = at;
      // Not by React: the pointer must not wait for the lines and tiles that its move changes.
      if (lifted.current) lifted.current.style.transform = `translateX(${at}px)`;
      pace.run(() => moveTo(key, index, merge()));
    },
    move: (key, index) => moveTo(key, index, null),
    drop: (key) => {
      if (held !== key) return;
      pace.finish();
      letGo();
      announce(t('timeline.dropped', { label: labelOf(key), number: indexOf(key) + 1 }));
    },
    cancel: () => {
      pace.cancel();
      letGo();
      if (turn.current.changed) debug.undo();
      announce(t('timeline.cancelled'));
    },
  };
}

const orderNow = (): readonly string[] => timestampOrder(debug.store.getState().board);
