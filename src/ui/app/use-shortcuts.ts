import { useEffect } from 'react';
import type { Message } from '../../engine';
import { effectPhrase } from '../../messages';
import { announce, debug, openDialog, transport } from '../../state';
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
      action({ noName: t('board.no-name'), plain, focused: focusedKey() });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [t, plain]);
}

type Action = (page: {
  readonly noName: string;
  readonly plain: (message: Message) => string;
  /** The key of the chip or of the timestamp that has the focus. */
  readonly focused: string | null;
}) => void;

function actionFor(event: KeyboardEvent): Action | undefined {
  const target = event.target instanceof Element ? event.target : document.body;
  if ('dragging' in document.documentElement.dataset) return undefined;
  if (event.ctrlKey || event.metaKey) return withControl(event, target);
  if (event.altKey || target.closest(`input, textarea, select, ${DIALOG}, [role="menu"]`)) return undefined;
  // A dialog that has just opened may not have the keys yet; Escape is meant for it all the same.
  if (event.key === 'Escape' && document.querySelector(DIALOG)) return undefined;
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
  e: ({ focused, plain }) => {
    if (focused?.includes('#')) announce(plain({ key: 'refuse.no-switch' }));
    else if (focused !== null) toggle(focused);
    else onSelected(({ id }) => toggle(id));
  },
  Delete: ({ noName, focused }) => {
    if (focused === null) onSelected((object, name) => removeObject(object, name || noName));
    else removeKey(focused, noName);
  },
  Escape: () => debug.select(null),
};

const focusedKey = (): string | null =>
  document.activeElement?.closest<HTMLElement | SVGElement>('[data-key]')?.dataset.key ?? null;

function toggle(id: string): void {
  const off = debug.store.getState().board.off.includes(id);
  debug.edit({ kind: 'set-off', id, off: !off });
}

/** Takes away what has this timestamp: an object, the counters of a kind on one, or an effect. */
function removeKey(key: string, noName: string): void {
  const { board, evaluation } = debug.store.getState();
  const object = board.objects.find(({ id }) => id === key.split('#')[0]);
  const counter = key.includes('#') ? key.slice(key.indexOf('#') + 1) : null;
  const effect = board.effects.find(({ id }) => id === key);
  if (object && counter !== null) debug.edit({ kind: 'set-counters', object: object.id, counter, count: 0 });
  else if (object) removeObject(object, evaluation.trace.final.get(object.id)?.name || noName);
  else if (effect) {
    const label = { key: 'said.ended', values: { effect: effectPhrase(effect.text) } };
    debug.edit({ kind: 'remove', id: effect.id }, { label });
  }
}

type BoardEntry = ReturnType<typeof debug.store.getState>['board']['objects'][number];

function onSelected(act: (object: BoardEntry, name: string) => void): void {
  const { board, selected, evaluation } = debug.store.getState();
  const object = board.objects.find(({ id }) => id === selected);
  if (object) act(object, evaluation.trace.final.get(object.id)?.name ?? '');
}
