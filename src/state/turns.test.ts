import { expect, test } from 'vitest';
import { createTurns, type Turn } from './turns';

/** Views that draw at once, and frames that come when the test says so. */
function stage(...names: readonly string[]) {
  const frames: (() => void)[] = [];
  const drawn: string[] = [];
  const turns = createTurns((run) => frames.push(run));
  const views = new Map(
    names.map((name) => {
      const turn: Turn = () => {
        drawn.push(name);
        turns.drawn(turn);
      };
      return [name, turn];
    }),
  );
  const turnOf = (name: string): Turn => views.get(name) ?? (() => undefined);
  return {
    turns,
    drawn,
    turnOf,
    step: () => {
      for (const name of names) turns.wait(turnOf(name));
    },
    frame: () => {
      for (const run of frames.splice(0)) run();
    },
    get asksForFrames() {
      return frames.length > 0;
    },
  };
}

test('the frame of the step itself and the one that shows it are for the board, then one view a frame', () => {
  const { step, frame, drawn } = stage('timeline', 'graph');
  step();
  frame();
  frame();
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toEqual(['timeline']);
  frame();
  expect(drawn).toEqual(['timeline', 'graph']);
});

test('steps in every frame hold no view up for ever, and each gets its turn', () => {
  const { step, frame, drawn } = stage('timeline', 'graph', 'inspector');
  for (let time = 0; time < 9; time += 1) {
    step();
    frame();
  }
  expect(drawn).toEqual(['timeline', 'graph', 'inspector']);
});

test('no frames are asked for once all has been drawn', () => {
  const page = stage('timeline');
  expect(page.asksForFrames).toBe(false);
  page.step();
  for (let time = 0; time < 3; time += 1) page.frame();
  expect(page.drawn).toEqual(['timeline']);
  expect(page.asksForFrames).toBe(false);
});

test('the next view waits until the one before is drawn, or gone', () => {
  const { turns, frame, drawn, turnOf } = stage('graph');
  const slow: Turn = () => drawn.push('slow begins');
  turns.wait(slow);
  turns.wait(turnOf('graph'));
  for (let time = 0; time < 5; time += 1) frame();
  expect(drawn).toEqual(['slow begins']);
  turns.leave(slow);
  frame();
  expect(drawn).toEqual(['slow begins', 'graph']);
});

test('a pointer and the views take turns; what the pointer asked for has a frame to come on screen', () => {
  const { turns, step, frame, drawn } = stage('timeline', 'graph');
  const follow = () => {
    drawn.push('board');
    step();
    turns.lead(follow);
  };
  turns.lead(follow);
  for (let time = 0; time < 9; time += 1) {
    drawn.push('|');
    frame();
  }
  expect(drawn.join(' ')).toBe('| board | | timeline | board | | graph | board | | timeline');
});

test('a pointer with no view beside it has every frame', () => {
  const { turns, frame, drawn } = stage();
  const follow = () => {
    drawn.push('board');
    turns.lead(follow);
  };
  turns.lead(follow);
  for (let time = 0; time < 3; time += 1) frame();
  expect(drawn).toEqual(['board', 'board', 'board']);
});
