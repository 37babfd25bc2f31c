/** Does something that the page has to draw; false where there was nothing to do. */
export type PacedTask = () => boolean;

export type Pace = ReturnType<typeof createPace>;

/**
 * Work that follows a pointer, at the pace at which the page draws what came of it. A pointer is faster than a crowded
 * board: while one result is being drawn, only the last of the tasks that come meanwhile is kept.
 */
export function createPace() {
  let drawing = false;
  let waiting: PacedTask | null = null;

  function run(task: PacedTask): void {
    if (drawing) waiting = task;
    else drawing = task();
  }

  return {
    run,
    /** What was done last is on screen: the task that waits is next. */
    drawn(): void {
      const next = waiting;
      drawing = false;
      waiting = null;
      if (next) run(next);
    },
    /** Does what waits at once, for nothing more will come. */
    finish(): void {
      waiting?.();
      drawing = false;
      waiting = null;
    },
    /** Lets go of what waits. */
    cancel(): void {
      drawing = false;
      waiting = null;
    },
  };
}
