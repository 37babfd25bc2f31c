import type { MouseEvent } from 'react';
import { ASPECTS, type ObjectId } from '../../../engine';
import { askWhy, debug, interfaceStore, showTab } from '../../../state';

/** A press on a tile selects its object; on a value it also asks why the value is so. */
export function selectAndAsk(object: ObjectId, event: MouseEvent<HTMLElement>): void {
  const again = debug.store.getState().selected === object;
  debug.select(object);
  // On a phone there is no inspector beside the board: a second press opens it.
  if (again && interfaceStore.getState().tab === 'board') showTab('inspector');
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-aspect]') : null;
  const aspect = ASPECTS.find((candidate) => candidate === pressed?.dataset.aspect);
  if (aspect) askWhy(object, aspect);
}
