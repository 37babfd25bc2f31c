import type { Message } from '../../engine';
import { announce, debug } from '../../state';

/** Undo and redo that tell a screen reader what came back; a sighted person sees it. */
export function undoAndSay(plain: (message: Message) => string): void {
  const label = debug.store.getState().history.past.at(-1)?.label;
  debug.undo();
  if (label) announce(plain({ key: 'app.undone', values: { what: label } }));
}

export function redoAndSay(plain: (message: Message) => string): void {
  const label = debug.store.getState().history.future[0]?.label;
  debug.redo();
  if (label) announce(plain({ key: 'app.redone', values: { what: label } }));
}
