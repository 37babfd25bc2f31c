import {
  AutoScroller,
  type Draggable,
  type Droppable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { pace, useMoment } from '../../../state';
import { useNames, useWords } from '../../kit';
import { moveOver, pickUp, putDown, type Say } from './drag-store';
import { HeldChip } from './HeldChip';
import type { Held, Place } from './held';
import { HeldShape } from './held-shape';
import { JumpingKeyboardSensor } from './keyboard-sensor';

/**
 * Dragging by mouse, touch and keyboard for the whole page. All that knows dnd-kit is in this folder; what a drop means
 * is in `drop.ts`. The chip that follows the pointer and the announcements are our own, so dnd-kit's plugins for them,
 * which write style elements that the page's policy forbids, are left out.
 */
export function DragProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSay();
  const chip = useRef<HTMLDivElement>(null);
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={PLUGINS}
      onDragStart={({ operation }) => {
        const held = heldOf(operation.source);
        if (held) pickUp(held, say);
        document.documentElement.dataset.dragging = 'true';
        document.getSelection()?.removeAllRanges();
        document.addEventListener('selectstart', prevent);
        moveChip(chip.current, operation.position.current);
      }}
      onDragMove={({ operation, to, by }) => {
        const { current } = operation.position;
        moveChip(chip.current, to ?? (by ? { x: current.x + by.x, y: current.y + by.y } : current));
      }}
      onDragOver={({ operation }) => moveOver(placeOf(operation.target), say)}
      onDragEnd={({ operation, canceled }) => {
        delete document.documentElement.dataset.dragging;
        document.removeEventListener('selectstart', prevent);
        putDown(placeOf(operation.target) ?? { kind: 'nowhere' }, canceled, say);
      }}
    >
      {children}
      <HeldChip ref={chip} />
      <Drawn />
    </DragDropProvider>
  );
}

const prevent = (event: Event): void => event.preventDefault();

/** Says when a board or a preview has been drawn, so that the pointer's next change may come. */
function Drawn(): ReactNode {
  const moment = useMoment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is no input, it is what has been drawn
  useEffect(pace.drawn, [moment]);
  return null;
}

/** Messages of drops in the words of the page. */
export function useSay(): Say {
  const words = useWords();
  const names = useNames();
  return useCallback((message) => words.plain(message, names), [words, names]);
}

const SENSORS = [
  PointerSensor.configure({
    // A press is a press until it has moved; on a touch screen a swipe scrolls and a rest picks up.
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 220, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    preventActivation: (event) => isField(event.target),
  }),
  JumpingKeyboardSensor.configure({
    keyboardCodes: {
      start: ['Space'], // Enter stays what it is on a button
      cancel: ['Escape'],
      end: ['Space', 'Enter'],
      up: ['ArrowUp'],
      down: ['ArrowDown'],
      left: ['ArrowLeft'],
      right: ['ArrowRight'],
    },
    preventActivation: (event) => !(event.target instanceof Element && event.target.closest('[data-drag-handle]')),
  }),
];
const PLUGINS = [AutoScroller, HeldShape];

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [data-no-drag], [role="menu"], [role="dialog"]:not(.drawer)') !== null;

function moveChip(chip: HTMLDivElement | null, { x, y }: { readonly x: number; readonly y: number }): void {
  if (chip) chip.style.transform = `translate(${Math.round(x) - 14}px, ${Math.round(y) - 12}px)`;
}

// What is put into `data` is only ever put there by `Grab`, `TileDrag` and `DropZone` of this folder.
const heldOf = (source: Draggable | null | undefined): Held | null => (source?.data.held as Held | undefined) ?? null;
const placeOf = (target: Droppable | null | undefined): Place | null =>
  (target?.data.place as Place | undefined) ?? null;
