import { expect, test } from 'vitest';
import { createPace } from './pace';

/** A pace and what was done at it, in order. */
function paced() {
  const pace = createPace((run) => run());
  const done: string[] = [];
  const task =
    (name: string, draws = true) =>
    () => {
      done.push(name);
      return draws;
    };
  return { pace, done, task };
}

test('the first task runs at once, and of those that come while it is drawn only the last', () => {
  const { pace, done, task } = paced();
  for (const name of ['a', 'b', 'c']) pace.run(task(name));
  expect(done).toEqual(['a']);
  pace.drawn();
  expect(done).toEqual(['a', 'c']);
  pace.drawn();
  pace.run(task('d'));
  expect(done).toEqual(['a', 'c', 'd']);
});

test('a task that has nothing to draw keeps no other waiting', () => {
  const { pace, done, task } = paced();
  pace.run(task('a', false));
  pace.run(task('b'));
  expect(done).toEqual(['a', 'b']);
});

test('at the end what waits is done, or let go of, and the next task does not wait', () => {
  const { pace, done, task } = paced();
  pace.run(task('a'));
  pace.run(task('b'));
  pace.finish();
  pace.run(task('c'));
  pace.run(task('d'));
  pace.cancel();
  pace.drawn();
  pace.run(task('e'));
  expect(done).toEqual(['a', 'b', 'c', 'e']);
});

test('what ends something waits, and comes to nothing if anything else does', () => {
  const later = new Set<() => void>();
  const pace = createPace(
    (run) => run(),
    (run) => {
      later.add(run);
      return () => later.delete(run);
    },
  );
  const done: string[] = [];
  const task = (name: string) => () => done.push(name) > 0;
  const wait = () => {
    const due = [...later];
    later.clear();
    for (const run of due) run();
  };
  pace.linger(task('end'));
  pace.run(task('next tile'));
  wait();
  expect(done).toEqual(['next tile']);
  pace.drawn();
  pace.linger(task('end'));
  wait();
  expect(done).toEqual(['next tile', 'end']);
  pace.drawn();
  pace.linger(task('end of what is let go'));
  pace.cancel();
  wait();
  expect(done).toEqual(['next tile', 'end']);
});
