import { useEffect } from 'react';
import type { Message } from '../../engine';
import { debug, openDialog, transport } from '../../state';
import { useWords } from '../kit';
import { removeObject } from '../panels/board/remove-object';
import { askWhat } from '../panels/drag/put-on';
import { redoAndSay, undoAndSay } from './say-undo';

/**
 * The keys of the page. A single key acts only where the focused thing does not use it, and never while something is held
 * or a dialog is open.
 */
export function useShortcuts(): void {
  const { t, plain } = useWords();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? undefined : actionFor(event);
      if (!action) return;
      event.preventDefault();
      action({ noName: t('board.no-name'), plain });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [t, plain]);
}

type Action = (words: { readonly noName: string; readonly plain: (message: Message) => string }) => void;

function actionFor(event: KeyboardEvent): Action | undefined {
  const target = event.target instanceof Element ? event.target : document.body;
  if ('dragging' in document.documentElement.dataset) return undefined;
  if (event.ctrlKey || event.metaKey) return withControl(event, target);
  if (event.altKey || target.closest(`input, textarea, select, ${DIALOG}, [role="menu"]`)) return undefined;
  if (event.key === ' ' && target.closest('button, a, summary, [role="slider"]')) return undefined;
  if (
    ARROWS.has(event.key) &&
    target.closest('[role="slider"], [role="separator"], [role="tablist"], [data-own-keys]')
  ) {
    return undefined;
  }
  return PLAIN[event.key] ?? PLAIN[event.key.toLowerCase()];
}

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const DIALOG = '[role="dialog"]:not(.drawer), dialog';

function withControl(event: KeyboardEvent, target: Element): Action | undefined {
  const key = event.key.toLowerCase();
  // What is typed in a dialog would be lost if another took its place.
  if (key === 'k') return target.closest(DIALOG) ? undefined : () => openDialog('commands');
  if (target.closest('input, textarea')) return undefined; // a field takes its own changes back
  if (key === 'z') return ({ plain }) => (event.shiftKey ? redoAndSay(plain) : undoAndSay(plain));
  if (key === 'y') return ({ plain }) => redoAndSay(plain);
  return undefined;
}

const PLAIN: Readonly<Record<string, Action>> = {
  ArrowRight: transport.next,
  ArrowLeft: transport.previous,
  Home: transport.first,
  End: transport.last,
  ' ': transport.togglePlay,
  '?': () => openDialog('help'),
  p: () => onSelected((object) => askWhat(object.id)),
  e: () =>
    onSelected(({ id }) => {
      const off = debug.store.getState().board.off.includes(id);
      debug.edit({ kind: 'set-off', id, off: !off });
    }),
  Delete: ({ noName }) => onSelected((object, name) => removeObject(object, name || noName)),
  Escape: () => debug.select(null),
};

type BoardEntry = ReturnType<typeof debug.store.getState>['board']['objects'][number];

function onSelected(act: (object: BoardEntry, name: string) => void): void {
  const { board, selected, evaluation } = debug.store.getState();
  const object = board.objects.find(({ id }) => id === selected);
  if (object) act(object, evaluation.trace.final.get(object.id)?.name ?? '');
}
