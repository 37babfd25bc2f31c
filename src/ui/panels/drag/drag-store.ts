import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { commonNoun, type Message, type ObjectId } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { announce, type Change, debug, openDialog, pace, toast } from '../../../state';
import { choicesAsked, entersAsCopy } from '../cards/asked-choices';
import { isAttachable } from './attach';
import { drop, verdicts } from './drop';
import { isSpell } from './drop-card';
import type { Held, Place } from './held';
import { askSide } from './put-on';

export type Dragging = {
  readonly held: Held | null;
  readonly over: Place | null;
  /** For each object: null where the held thing may be put, or why it may not. Empty while nothing is held. */
  readonly verdicts: ReadonlyMap<ObjectId, Message | null>;
  /** How many can take it, and what these are; null while nothing is held that goes onto objects. */
  readonly legal: { readonly count: number; readonly noun: ReturnType<typeof commonNoun> } | null;

  /** A tile that would change places stands on this side of the one under the pointer. */
  readonly beside: 'before' | 'after' | null;
};

const IDLE: Dragging = { held: null, over: null, verdicts: new Map(), legal: null, beside: null };
export const dragStore = createStore<Dragging>(() => IDLE);
export const useDragging = <Value>(select: (state: Dragging) => Value): Value => useStore(dragStore, select);

/** Says things to a screen reader; the page gives its words. */
export type Say = (message: Message) => string;

export function pickUp(held: Held, say: Say): void {
  const { evaluation } = debug.store.getState();
  const found = verdicts(held, evaluation);
  const takers = [...found].flatMap(([object, reason]) => (reason === null ? [object] : []));
  const count = takers.length;
  const legal = goesOnObjects(held, count, evaluation)
    ? { count, noun: commonNoun(evaluation.trace.final, takers) }
    : null;
  dragStore.setState({ held, over: null, verdicts: found, legal, beside: null });
  announce(say({ key: 'drag.picked-up', values: { count } }));
}

/** Are objects lit and dimmed for it? Not for what goes onto a side, nor for a tile that only changes places. */
function goesOnObjects(held: Held, takers: number, evaluation: Evaluation): boolean {
  switch (held.kind) {
    case 'object':
      return isAttachable(held.object, evaluation);
    case 'card':
      return takers > 0;
    case 'effect':
      return !held.onSet;
    case 'counter':
    case 'copy':
    case 'face-down':
    case 'chip':
      return true;
  }
}

/** Before or after the tile under the pointer, where the drop is about the order of tiles. */
function besideOf(held: Held, place: Place | null, changes: readonly Change[]): Dragging['beside'] {
  const order = changes.find((change) => change.kind === 'arrange')?.objects;
  if (!order || held.kind !== 'object' || place?.kind !== 'object') return null;
  return order.indexOf(held.object) < order.indexOf(place.object) ? 'before' : 'after';
}

/** The pointer, or the keyboard, has come to another place: the whole page shows what a drop there would give. */
export function moveOver(place: Place | null, say: Say): void {
  const { held, over } = dragStore.getState();
  if (!held || isSame(over, place)) return;
  const result = place === null ? null : drop(held, place, debug.store.getState().evaluation);
  dragStore.setState({ over: place, beside: result?.ok ? besideOf(held, place, result.changes) : null });
  // The order of tiles changes no value, so there is nothing to preview.
  const changes = result?.ok && !result.changes.every(({ kind }) => kind === 'arrange') ? result.changes : null;
  const show = () => preview(changes, place?.kind === 'object' ? place.object : null);
  if (changes === null) pace.linger(show);
  else pace.run(show);
  if (place !== null && result !== null) {
    announce(say(result.ok ? { key: 'drag.would', values: { what: result.said } } : result.reason));
  }
}

/** Is there another preview to draw than before? */
function preview(changes: readonly Change[] | null, target: ObjectId | null): boolean {
  const before = debug.store.getState().preview;
  debug.previewChange(changes, target);
  return debug.store.getState().preview !== before;
}

/** Puts the held thing down: the change is one step of undo, or there is none and the reason is said. */
export function putDown(place: Place | null, canceled: boolean, say: Say): void {
  const { held } = dragStore.getState();
  dragStore.setState(IDLE);
  pace.cancel();
  debug.previewChange(null);
  if (!held) return;
  if (canceled || place === null) {
    announce(say({ key: 'drag.canceled' }));
    return;
  }
  putOn(held, place, say);
}

/** The same by menu: no dragging needed. */
export function putOn(held: Held, place: Place, say: Say): void {
  const result = drop(held, place, debug.store.getState().evaluation);
  if (!result.ok) {
    announce(say(result.reason));
    if (place.kind === 'object') toast('problem', result.reason);
    return;
  }
  const moved = held.kind === 'object' ? result.changes.find((change) => change.kind === 'move') : undefined;
  if (moved) {
    askSide(moved.object, moved.controller);
    return;
  }
  debug.edit(result.changes, { label: result.said });
  askAsItEnters(held, result.changes);
  askAsItResolves(held, result.changes);
  announce(say(result.said));
}

/** What a card needs as it enters is asked at once; a sensible choice already stands there. */
function askAsItEnters(held: Held, changes: readonly Change[]): void {
  if (held.kind !== 'card' || (choicesAsked(held.card).length === 0 && !entersAsCopy(held.card))) return;
  const entered = changes.find((change) => change.kind === 'add-object');
  if (entered) openDialog('choices', entered.object.id);
}

/** A spell that asks for more than a drop can say is resolved in its dialog. */
function askAsItResolves(held: Held, changes: readonly Change[]): void {
  if (held.kind !== 'card' || !isSpell(held.card)) return;
  const entered = changes.find((change) => change.kind === 'add-object');
  const hasResolved = changes.some((change) => change.kind === 'add-effect');
  if (entered && !hasResolved) openDialog('resolve', entered.object.id);
}

function isSame(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind !== other.kind) return false;
  if (one.kind === 'object') return other.kind === 'object' && one.object === other.object;
  if (one.kind === 'side') return other.kind === 'side' && one.player === other.player;
  return true;
}
