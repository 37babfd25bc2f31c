import { KeyboardSensor } from '@dnd-kit/dom';

type Direction = 'up' | 'down' | 'left' | 'right';
type Point = { readonly x: number; readonly y: number };

/** Arrow keys jump from one place that would take the held thing to the next one in that direction. */
export class JumpingKeyboardSensor extends KeyboardSensor {
  protected override handleMove(direction: Direction, event: KeyboardEvent): void {
    event.preventDefault();
    const { position } = this.manager.dragOperation;
    const from = position.current;
    const places = [...this.manager.registry.droppables]
      .filter((droppable) => !droppable.disabled && droppable.element?.isConnected && droppable.data.accepts !== false)
      .map((droppable) => anchor(droppable.element));
    const to = nearest(
      from,
      places.filter((place) => place !== null),
      direction,
    );
    if (to) this.manager.actions.move({ event, to: { x: to.x, y: to.y } });
  }
}

/** Where a place is touched: tiles in the middle, wide places at their upper left, where no tile lies over them. */
function anchor(element: Element | undefined): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const isWide = box.width > 400;
  return isWide ? { x: box.left + 8, y: box.top + 8 } : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

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
