type Edge = { readonly dependent: string; readonly on: string };

const MOST = 9; // members; beyond it the order is not looked for

/**
 * The members of a loop in an order in which each depends on the next, and the last on the first, beginning with the
 * first given; as they were given where there is no such round.
 */
export function inRingOrder(members: readonly string[], edges: readonly Edge[]): readonly string[] {
  const [first] = members;
  if (first === undefined || members.length > MOST) return members;
  return roundFrom([first], members, edges) ?? members;
}

function roundFrom(
  path: readonly string[],
  members: readonly string[],
  edges: readonly Edge[],
): readonly string[] | null {
  const last = path.at(-1);
  const next = edges.filter((edge) => edge.dependent === last).map((edge) => edge.on);
  if (path.length === members.length) return next.some((key) => key === path[0]) ? path : null;
  for (const key of next) {
    if (path.includes(key) || !members.includes(key)) continue;
    const found = roundFrom([...path, key], members, edges);
    if (found !== null) return found;
  }
  return null;
}
