import { useEffect, useRef, useState } from 'react';

/**
 * What has just gone from a list, for as long as its going is drawn (milliseconds). `scope` names what the list is of:
 * when that changes, everything is new and nothing leaves.
 */
export function useLeaving<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  scope: string,
  time: number,
): readonly Item[] {
  const last = useRef({ items, scope });
  const [leaving, setLeaving] = useState<readonly Item[]>([]);
  useEffect(() => {
    const before = last.current;
    last.current = { items, scope };
    if (before.items === items || before.scope !== scope || time === 0) return setLeaving([]);
    const kept = new Set(items.map(idOf));
    setLeaving(before.items.filter((item) => !kept.has(idOf(item))));
    const timer = setTimeout(() => setLeaving([]), time);
    return () => clearTimeout(timer);
  }, [items, idOf, scope, time]);
  return leaving;
}
