/** Does something that the page has to draw; false where there was nothing to do. */
export type PacedTask = () => boolean;

export type Pace = ReturnType<typeof createPace>;

/**
 * Work that follows a pointer, at the pace at which the page draws what came of it. A pointer is faster than a crowded
 * board: while one result is being drawn, only the last of the tasks that come meanwhile is kept.
 *
 * @param inNextFrame calls back in a frame in which nothing else is drawn
 */
export function createPace(inNextFrame: (run: () => void) => void) {
  let busy = false;
  let waiting: PacedTask | null = null;

  function next(): void {
    const task = waiting;
    waiting = null;
    busy = task?.() ?? false;
  }

  return {
    run(task: PacedTask): void {
      waiting = task;
      if (!busy) next();
    },
    /** What was done last is on screen: the task that waits is next. */
    drawn(): void {
      if (busy) inNextFrame(next);
    },
    /** Does what waits at once, for nothing more will come. */
    finish(): void {
      next();
      busy = false;
    },
    /** Lets go of what waits. */
    cancel(): void {
      waiting = null;
      busy = false;
    },
  };
}
