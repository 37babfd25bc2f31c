/** A line from a timestamp to its node: straight, or along a horizontal at `track`; all pixels. */
export function linePath(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  track: number | null,
): string {
  if (track === null || Math.abs(to.x - from.x) < 1) return `M${n(from.x)} ${n(from.y)}V${n(to.y)}`;
  const side = Math.sign(to.x - from.x);
  const radius = Math.min(9, Math.abs(to.x - from.x) / 2, Math.max(0, to.y - track));
  return [
    `M${n(from.x)} ${n(from.y)}V${n(track - radius)}`,
    `Q${n(from.x)} ${n(track)} ${n(from.x + side * radius)} ${n(track)}`,
    `H${n(to.x - side * radius)}`,
    `Q${n(to.x)} ${n(track)} ${n(to.x)} ${n(track + radius)}`,
    `V${n(to.y)}`,
  ].join('');
}

/** A bracket under the nodes of a loop (613.8b), from the first to the last, with a foot at each. */
export function bracketPath(xs: readonly number[], top: number): string {
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const feet = xs.filter((x) => x !== first && x !== last).map((x) => `M${n(x)} ${n(top + 7)}V${n(top)}`);
  return `M${n(first)} ${n(top)}V${n(top + 4)}Q${n(first)} ${n(top + 7)} ${n(first + 3)} ${n(top + 7)}H${n(last - 3)}Q${n(last)} ${n(top + 7)} ${n(last)} ${n(top + 4)}V${n(top)}${feet.join('')}`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
