import { useMemo, useState } from 'react';
import type { Board } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { evaluateShown, type OrderGroup, withOrder } from '../../../state';
import type { ShownGroup } from './order-groups';

const SHOWN = 8; // results that are listed at once: more are a list to look through, not an answer

/** The groups that are listed, each with the board of its first order; a board is evaluated once however far the run is. */
export function useShownGroups(
  board: Board,
  groups: readonly OrderGroup[],
): { readonly groups: readonly ShownGroup[]; readonly more: number; readonly showAll: () => void } {
  const [all, setAll] = useState(false);
  const evaluations = useMemo(() => rememberedOrders(board), [board]);
  const shown = useMemo(
    () =>
      groups
        .slice(0, all ? undefined : SHOWN)
        .map(({ orders }) => ({ orders, evaluation: evaluations(orders[0] ?? []) })),
    [groups, all, evaluations],
  );
  return { groups: shown, more: groups.length - shown.length, showAll: () => setAll(true) };
}

function rememberedOrders(board: Board): (order: readonly string[]) => Evaluation {
  const known = new Map<string, Evaluation>();
  return (order) => {
    const key = order.join(' ');
    const evaluation = known.get(key) ?? evaluateShown(withOrder(board, order));
    known.set(key, evaluation);
    return evaluation;
  };
}
