import type { MouseEvent } from 'react';
import { ASPECTS, type ObjectId } from '../../../engine';
import { askWhy, debug } from '../../../state';

/** A press on a tile selects its object; on a value it also asks why the value is so. */
export function selectAndAsk(object: ObjectId, event: MouseEvent<HTMLElement>): void {
  debug.select(object);
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-aspect]') : null;
  const aspect = ASPECTS.find((candidate) => candidate === pressed?.dataset.aspect);
  if (aspect) askWhy(object, aspect);
}
