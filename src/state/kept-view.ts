/** Where the reader stands, kept through a reload that the page makes by itself: a newer version has taken over. */
import { APP_LIMITS, type Board, EDITIONS, type Edition, objectId, parseBoard, toDocument } from '../engine';
import type { Evaluation } from '../evaluate';
import { positionOf, stepName } from '../share';
import type { Debugger } from './debugger';

/** What outlives the reload, and only that: of a browser, the storage of one tab. */
type Storage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
};

type View = {
  /** The objects of the board that this is a view of: another one may open instead. */
  readonly of: string;
  readonly edition: Edition;
  /** The position in the trace, and the step as links name it, which a version that numbers notes otherwise knows too. */
  readonly position: number;
  readonly step: string;
  readonly selected: string | null;
  /** The board of the pinned run, as a document. */
  readonly pinned: unknown;
};

const KEY = 'layerscope:view';

/** `storage` may be refused, as in a frame without an origin; then the board opens at its end, as it always did. */
export function createKeptView(
  debug: Debugger,
  evaluate: (board: Board, edition: Edition) => Evaluation,
  storage: () => Storage,
) {
  return {
    /** Before the reload. */
    keep(): void {
      const { board, evaluation, edition, step, selected, pinned } = debug.store.getState();
      const view: View = {
        of: namesOf(board),
        edition,
        position: step,
        step: stepName(evaluation.trace, step),
        selected,
        pinned: pinned && toDocument(pinned.board),
      };
      attempt(() => storage().setItem(KEY, JSON.stringify(view)));
    },

    /** After it, once the board is open. What was kept is used once: who loads the page anew later begins anew. */
    restore(): void {
      const view = attempt(() => viewIn(storage().getItem(KEY)));
      attempt(() => storage().removeItem(KEY));
      if (!view || view.of !== namesOf(debug.store.getState().board)) return;
      if (view.edition !== 'current') debug.lookAt(view.edition);
      const { board, evaluation } = debug.store.getState();
      const isSame = stepName(evaluation.trace, view.position) === view.step;
      debug.goToStep(isSame ? view.position : positionOf(evaluation.trace, view.step));
      debug.select(board.objects.some(({ id }) => id === view.selected) ? objectId(view.selected ?? '') : null);
      const pinned = view.pinned === null ? null : parseBoard(view.pinned, APP_LIMITS);
      if (pinned?.ok) debug.pin(evaluate(pinned.value, view.edition));
    },
  };
}

const namesOf = ({ objects, effects }: Board): string => [...objects, ...effects].map(({ id }) => id).join(' ');

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null; // storage is full or refused, or holds what is no JSON
  }
}

/** Storage is a stranger's: what has not the shape of a view is none. */
function viewIn(text: string | null): View | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return null;
  const { of, edition, position, step, selected, pinned } = found as { readonly [field in keyof View]?: unknown };
  const known = EDITIONS.find((one) => one === edition);
  if (typeof of !== 'string' || typeof step !== 'string' || typeof position !== 'number' || !known) return null;
  return {
    of,
    edition: known,
    position,
    step,
    selected: typeof selected === 'string' ? selected : null,
    pinned: pinned ?? null,
  };
}
