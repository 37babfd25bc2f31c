import { Plugin } from '@dnd-kit/abstract';
import type { DragDropManager } from '@dnd-kit/dom';
import { Rectangle } from '@dnd-kit/geometry';

/**
 * Gives what is held a shape that follows the pointer. dnd-kit asks what lies under it only where there is one, and again
 * only when it changes; its own plugin that does this also moves the element, which our chip does in its place.
 */
export class HeldShape extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager);
    this.registerEffect(() => {
      const { dragOperation } = manager;
      if (!dragOperation.status.initialized) return;
      const { x, y } = dragOperation.position.current;
      dragOperation.shape = new Rectangle(x, y, 1, 1);
    });
  }
}
