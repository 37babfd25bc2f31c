import { useDraggable, useDroppable } from '@dnd-kit/react';
import { memo, type ReactNode, type RefObject } from 'react';
import type { ObjectId } from '../../../engine';
import { useDragging } from './drag-store';
import type { Held, Place } from './held';

/**
 * Makes the element of a tile a place to drop things on and something to pick up. It draws nothing, and stands apart from
 * the tile: dnd-kit keeps two dozen effects for each, which need not run whenever the tile is drawn anew.
 */
export const TileDrag = memo(function TileDrag(props: {
  readonly object: ObjectId;
  readonly name: string;
  readonly element: RefObject<HTMLElement | null>;
}): ReactNode {
  const { object, name, element } = props;
  const accepts = useDragging((state) => state.verdicts.get(object) === null);
  const place: Place = { kind: 'object', object };
  const held: Held = { kind: 'object', object, name };
  useDroppable({ id: `on:${object}`, data: { place, accepts }, collisionPriority: 2, element });
  useDraggable({ id: `object:${object}`, data: { held }, element });
  return null;
});
