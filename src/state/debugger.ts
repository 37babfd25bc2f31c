import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, Edition, EffectKey, Message, ObjectId } from '../engine';
import type { Evaluation } from '../evaluate';
import { changeBoardBy } from './change-board';
import type { Change } from './changes';
import { describeChange } from './describe-change';
import { type History, type Moment, noHistory, redone, remembered, undone } from './history';
import { keepPlace } from './keep-place';

/** What the pointer or focus is on, so that every view can point at the same thing. */
export type Highlight =
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'effect'; readonly effect: EffectKey }
  | { readonly kind: 'edge'; readonly dependent: EffectKey; readonly on: EffectKey };

/** The board as it would be after a drop that has not happened yet. */
export type Preview = {
  readonly evaluation: Evaluation;
  /** The object that is held over, if one is. */
  readonly target: ObjectId | null;
};

export type DebuggerState = {
  readonly board: Board;
  readonly evaluation: Evaluation; // always of `board` in `edition`: set together, never apart
  /** Whose numbering of the rules is looked at: a way to look, which no link carries and no undo touches. */
  readonly edition: Edition;
  /** Position in the trace: 0 shows printed values, n the table after the first n entries of `trace.steps`. */
  readonly step: number;
  readonly selected: ObjectId | null;
  readonly highlight: Highlight | null;
  /** The run that the present one is compared with. */
  readonly pinned: Evaluation | null;
  readonly preview: Preview | null;
  /** A board that came by link: it can be looked at and copied, not edited. */
  readonly readOnly: boolean;
  readonly history: History;
};

/** How an edit shows in the history. */
export type EditOptions = {
  /** Said after undo and in the toast of a removal: "Blood Moon removed". */
  readonly label?: Message;
  /** Edits with the same key that follow each other are undone as one (typing, dragging). */
  readonly merge?: string;
};

export type Debugger = ReturnType<typeof createDebugger>;

/**
 * The one store of the page and every way to write to it. Made and tested without React; `evaluate` is given, so that
 * a test can use a board of its own.
 */
export function createDebugger(evaluate: (board: Board, edition?: Edition) => Evaluation, board: Board) {
  const store: StoreApi<DebuggerState> = createStore(() => opened(evaluate(board), false));
  const { getState: get, setState: set } = store;

  /** Shows another board of the same history; the step stays where it was in meaning (layer and effect). */
  function show(next: Board, history: History): void {
    const { evaluation, step, selected, edition } = get();
    const after = evaluate(next, edition);
    set({
      board: next,
      evaluation: after,
      step: keepPlace(evaluation.trace, step, after.trace),
      selected: selected !== null && next.objects.some((object) => object.id === selected) ? selected : null,
      history,
      highlight: null,
      preview: null,
    });
  }

  const moment = (label: Message | null): Moment => ({ board: get().board, label });

  return {
    store,

    /** Does changes as one step of undo. A board that came by link stays as it is. */
    edit(changes: Change | readonly Change[], options: EditOptions = {}): void {
      const { board: before, readOnly, history } = get();
      if (readOnly) return;
      const after = changeBoardBy(before, isList(changes) ? changes : [changes]);
      if (after === before) return;
      show(after, remembered(history, moment(options.label ?? labelOf(changes, before)), options.merge ?? null));
    },

    undo(): void {
      const back = undone(get().history, get().board);
      if (back) show(back.board, back.history);
    },

    redo(): void {
      const forth = redone(get().history, get().board);
      if (forth) show(forth.board, forth.history);
    },

    /** Opens another board with a history of its own. */
    open(
      next: Board,
      options: { readonly readOnly?: boolean; readonly step?: number; readonly selected?: ObjectId } = {},
    ) {
      const state = opened(evaluate(next), options.readOnly ?? false);
      const step = clamped(options.step ?? state.step, state.evaluation);
      set({ ...state, step, selected: options.selected ?? state.selected });
    },

    /** A board that came by link becomes the user's own. */
    makeEditable(): void {
      set({ readOnly: false });
    },

    goToStep(step: number): void {
      set({ step: clamped(step, get().evaluation) });
    },
    nextStep(): void {
      set({ step: clamped(get().step + 1, get().evaluation) });
    },
    previousStep(): void {
      set({ step: clamped(get().step - 1, get().evaluation) });
    },
    firstStep(): void {
      set({ step: 0 });
    },
    lastStep(): void {
      set({ step: get().evaluation.trace.steps.length });
    },

    select(selected: ObjectId | null): void {
      set({ selected });
    },
    setHighlight(highlight: Highlight | null): void {
      set({ highlight });
    },
    /** Looks at the same board as an edition of the rules numbers it; the step stays the same in meaning. */
    lookAt(edition: Edition): void {
      const { board: present, evaluation, step } = get();
      const after = evaluate(present, edition);
      const place = keepPlace(evaluation.trace, step, after.trace);
      set({ edition, evaluation: after, step: place, highlight: null, preview: null, pinned: null });
    },
    /** Keeps the present run for comparison, or lets go of it. */
    pin(pinned: Evaluation | null): void {
      set({ pinned });
    },

    /** What a drop would give; null ends the preview. The board itself is untouched. */
    previewChange(changes: Change | readonly Change[] | null, target: ObjectId | null = null): void {
      const { board: before, readOnly, edition } = get();
      if (changes === null || readOnly) {
        set({ preview: null });
        return;
      }
      const after = changeBoardBy(before, isList(changes) ? changes : [changes]);
      set({ preview: { evaluation: evaluate(after, edition), target } });
    },
  };
}

/** A board that was just opened stands at its end, with nothing selected. */
function opened(evaluation: Evaluation, readOnly: boolean): DebuggerState {
  return {
    board: evaluation.board,
    evaluation,
    edition: 'current',
    step: evaluation.trace.steps.length,
    selected: null,
    highlight: null,
    pinned: null,
    preview: null,
    readOnly,
    history: noHistory,
  };
}

/** Several changes at once have a sentence only where they are made. */
function labelOf(changes: Change | readonly Change[], board: Board): Message | null {
  const [first, ...others] = isList(changes) ? changes : [changes];
  return first === undefined || others.length > 0 ? null : describeChange(first, board);
}

const clamped = (step: number, evaluation: Evaluation): number =>
  Math.max(0, Math.min(step, evaluation.trace.steps.length));

const isList = (changes: Change | readonly Change[]): changes is readonly Change[] => Array.isArray(changes);
