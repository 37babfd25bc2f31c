export type Direction = 'up' | 'down' | 'left' | 'right';
/** In pixels of the window. */
export type Point = { readonly x: number; readonly y: number };

/** The nearest point in a direction; what lies to the side counts double, so that a row is walked along. */
export function nearest(from: Point, points: readonly Point[], direction: Direction): Point | null {
  const along = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const across = along === 'x' ? 'y' : 'x';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const ahead = (point[along] - from[along]) * sign;
    if (ahead < 4) continue;
    const distance = ahead + 2 * Math.abs(point[across] - from[across]);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
