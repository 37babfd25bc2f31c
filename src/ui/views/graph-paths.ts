import type { Point } from './dependency-graph-types';

/** A line from point to point with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 12): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(toward(point, before, reach))}Q${at(point)} ${at(toward(point, after, reach))}`;
    })
    .join('');
}

/** A line through points that leaves and reaches each of them along one direction; at its end it may turn aside. */
export function flowingPath(points: readonly Point[], way: 'right' | 'down', turns: boolean): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${at(point)}`;
      if (turns && index === points.length - 1) return `Q${at({ x: point.x, y: before.y })} ${at(point)}`;
      const [first, second] = bends(before, point, way);
      return `C${at(first)} ${at(second)} ${at(point)}`;
    })
    .join('');
}

/** A curve with two points that pull it. */
export const curvedPath = (from: Point, first: Point, second: Point, to: Point): string =>
  `M${at(from)}C${at(first)} ${at(second)} ${at(to)}`;

function bends(from: Point, to: Point, way: 'right' | 'down'): readonly [Point, Point] {
  if (way === 'right') {
    const half = (to.x - from.x) / 2;
    return [
      { x: from.x + half, y: from.y },
      { x: to.x - half, y: to.y },
    ];
  }
  const half = (to.y - from.y) / 2;
  return [
    { x: from.x, y: from.y + half },
    { x: to.x, y: to.y - half },
  ];
}

const at = (point: Point): string => `${n(point.x)} ${n(point.y)}`;
const n = (value: number): string => String(Math.round(value * 10) / 10);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function toward(from: Point, to: Point, by: number): Point {
  const part = by / Math.max(0.001, distance(from, to));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
