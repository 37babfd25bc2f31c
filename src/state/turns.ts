/** A view's own drawing of what is new; it says `drawn` when that is on screen. */
export type Turn = () => void;

export type Turns = ReturnType<typeof createTurns>;

/** What is drawn at once has its own frame, and one more in which the browser brings it on screen. */
const URGENT = 2;
/** Frames that may pass in a row with something more urgent in them, before a view gets its turn all the same. */
const PASSED_AT_MOST = 2;

/**
 * One thing a frame. What an input asks for is drawn at once; the views beside the board draw it one after the other,
 * in the frames after that. What a pointer asks for faster than that leads: it takes turns with the views.
 *
 * @param nextFrame calls back before the next frame is drawn
 */
export function createTurns(nextFrame: (run: () => void) => void) {
  const waiting = new Set<Turn>(); // in the order in which they asked
  let drawing: Turn | null = null;
  let leading: (() => void) | null = null;
  let requested = false;
  let urgent = 0; // frames that belong to what was drawn at once
  let led = false; // the pointer was the last that had a frame
  let passed = 0;

  const viewIsReady = (): boolean => drawing === null && waiting.size > 0;

  function request(): void {
    if (requested || (leading === null && !viewIsReady())) return;
    requested = true;
    nextFrame(frame);
  }

  function frame(): void {
    const passes = urgent > 0 && passed < PASSED_AT_MOST;
    requested = false;
    urgent = Math.max(0, urgent - 1);
    passed = passes ? passed + 1 : 0;
    if (!passes) {
      if (leading !== null && !(led && viewIsReady())) lead();
      else if (viewIsReady()) begin();
    }
    request();
  }

  function lead(): void {
    const next = leading;
    leading = null;
    led = true;
    next?.();
  }

  function begin(): void {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    drawing = next;
    led = false;
    next();
  }

  function end(turn: Turn): void {
    if (drawing === turn) drawing = null;
    request();
  }

  return {
    /** A view has something new to draw, for it has just been drawn on the board. One that waits already keeps its place. */
    wait(turn: Turn): void {
      waiting.add(turn);
      urgent = led ? URGENT - 1 : URGENT;
      request();
    },
    /** The view whose turn it was has drawn it. */
    drawn: end,
    /** A view that is gone holds up nobody. */
    leave(turn: Turn): void {
      waiting.delete(turn);
      end(turn);
    },
    /** In a frame of its own, before the views that wait, but not twice in a row before them. */
    lead(next: () => void): void {
      leading = next;
      request();
    },
  };
}
