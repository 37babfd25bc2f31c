import type { BoardObject } from '../../../engine';
import { debug, toast } from '../../../state';

/** Takes an object off the table; undo is the answer to a mistake, so nothing asks. */
export function removeObject(object: BoardObject, name: string): void {
  const label = { key: 'said.removed', values: { object: name } };
  debug.edit({ kind: 'remove', id: object.id }, { label });
  toast('done', label, { label: { key: 'app.undo' }, run: debug.undo });
}
