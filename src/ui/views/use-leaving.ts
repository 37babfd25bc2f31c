import { useEffect, useState } from 'react';

/**
 * What has just gone from a list, for as long as its going is drawn (milliseconds); there from the first drawing without
 * it. `scope` names what the list is of: when that changes, everything is new and nothing leaves.
 */
export function useLeaving<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  scope: string,
  time: number,
): readonly Item[] {
  const [last, setLast] = useState({ items, scope });
  const [leaving, setLeaving] = useState<readonly Item[]>([]);
  if (last.items !== items || last.scope !== scope) {
    const kept = new Set(items.map(idOf));
    const gone = last.scope !== scope || time === 0 ? [] : last.items.filter((item) => !kept.has(idOf(item)));
    setLast({ items, scope });
    setLeaving(gone);
  }
  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setLeaving([]), time);
    return () => clearTimeout(timer);
  }, [leaving, time]);
  return leaving;
}
