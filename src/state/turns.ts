/** A view's own drawing of what is new; it says `drawn` when that is on screen. */
export type Turn = () => void;

export type Turns = ReturnType<typeof createTurns>;

/** Frames that may pass in a row with something more urgent in them, before a view gets its turn all the same. */
const PASSED_AT_MOST = 2;

/**
 * Views beside the board draw a step one after the other, one a frame: what the user is looking at comes at once, and no
 * frame has to draw everything. A view that already waits keeps its place.
 *
 * @param nextFrame calls back before the next frame is drawn
 */
export function createTurns(nextFrame: (run: () => void) => void) {
  const waiting = new Set<Turn>(); // in the order in which they asked
  let drawing: Turn | null = null;
  let requested = false;
  let urgent = false;
  let passed = 0;

  function request(): void {
    if (requested || drawing !== null || waiting.size === 0) return;
    requested = true;
    nextFrame(frame);
  }

  function frame(): void {
    requested = false;
    const passes = urgent && passed < PASSED_AT_MOST;
    passed = passes ? passed + 1 : 0;
    urgent = false;
    if (!passes) begin();
    request();
  }

  function begin(): void {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    drawing = next;
    next();
  }

  return {
    /** Something new is drawn at once in this frame; `views` have it to draw after that. */
    wait(turn: Turn): void {
      waiting.add(turn);
      urgent = true;
      request();
    },
    /** The view whose turn it was has drawn it. */
    drawn(turn: Turn): void {
      if (drawing === turn) drawing = null;
      request();
    },
    /** A view that is gone holds up nobody. */
    leave(turn: Turn): void {
      waiting.delete(turn);
      if (drawing === turn) drawing = null;
      request();
    },
  };
}
