/** A stretch of a horizontal, pixels. */
export type Span = { readonly from: number; readonly to: number };

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** The x nearest to `wish` at which something of this width stands free between `within` and clear of `blocks`, or null. */
export function freeCenter(within: Span, width: number, blocks: readonly Span[], wish: number): number | null {
  const half = width / 2;
  const ends = [within.from, within.to, ...blocks.flatMap((block) => [block.from, block.to])];
  const candidates = [wish, ...ends.flatMap((end) => [end - half, end + half])];
  const free = candidates.filter((x) => {
    const own = { from: x - half, to: x + half };
    return own.from >= within.from && own.to <= within.to && !blocks.some((block) => overlaps(own, block));
  });
  return free.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? null;
}
