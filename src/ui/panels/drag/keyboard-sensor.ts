import { configurator } from '@dnd-kit/abstract';
import { KeyboardSensor } from '@dnd-kit/dom';
import { type Direction, nearest, type Point } from './nearest';

/** Arrow keys jump from one place that would take the held thing to the next one in that direction. */
export class JumpingKeyboardSensor extends KeyboardSensor {
  // The inherited one would configure the class that it was written for.
  static override configure = configurator(JumpingKeyboardSensor);

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
