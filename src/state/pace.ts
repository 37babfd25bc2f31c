/** Does something that the page has to draw; false where there was nothing to do. */
export type PacedTask = () => boolean;

export type Pace = ReturnType<typeof createPace>;

/**
 * Work that follows a pointer, at the pace at which the page draws what came of it. A pointer is faster than a crowded
 * board: while one result is being drawn, only the last of the tasks that come meanwhile is kept.
 *
 * @param inNextFrame calls back in a frame in which nothing else is drawn
 * @param after calls back after some milliseconds, unless what it gives is called before that
 */
export function createPace(inNextFrame: (run: () => void) => void, after: Timer = timer) {
  let busy = false;
  let waiting: PacedTask | null = null;
  let stay = (): void => {};

  function next(): void {
    const task = waiting;
    waiting = null;
    busy = task?.() ?? false;
  }

  function run(task: PacedTask): void {
    stay();
    waiting = task;
    if (!busy) next();
  }

  return {
    run,
    /** For what ends something: only when nothing else has come for a moment, so that a gap on the way is no end. */
    linger(task: PacedTask): void {
      stay();
      waiting = null;
      stay = after(() => run(task), LINGER);
    },
    /** What was done last is on screen: the task that waits is next. */
    drawn(): void {
      if (busy) inNextFrame(next);
    },
    /** Does what waits at once, for nothing more will come. */
    finish(): void {
      stay();
      next();
      busy = false;
    },
    /** Lets go of what waits. */
    cancel(): void {
      stay();
      waiting = null;
      busy = false;
    },
  };
}

type Timer = (run: () => void, time: number) => () => void;

const timer: Timer = (run, time) => {
  const id = setTimeout(run, time);
  return () => clearTimeout(id);
};

const LINGER = 100; // milliseconds: a pointer crosses the gap between two tiles in less
