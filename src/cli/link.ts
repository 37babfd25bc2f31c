import { COMMAND_LINE_LIMITS, toDocument } from '../engine';
import { linkProblem, readLink, writeLink } from '../share';
import { type Command, reportProblems } from './command';
import { loadBoard } from './load';

/** `link BOARD.json`: the part of an address that holds the board. */
export const link: Command = {
  takes: [1, 1],
  run: ({ rest: [path = ''] }, world, words) => {
    const board = loadBoard(path, world);
    if (!board.ok) {
      reportProblems(board.error, world, words);
      return 1;
    }
    const written = writeLink(board.value);
    const problem = linkProblem(written);
    if (problem) reportProblems([problem], world, words);
    else world.out(written);
    return problem ? 1 : 0;
  },
};

/** `board LINK`: the board that a link holds, as JSON. */
export const board: Command = {
  takes: [1, 1],
  run: ({ rest: [text = ''] }, world, words) => {
    const reading = readLink(text, COMMAND_LINE_LIMITS);
    if (!reading.ok) {
      reportProblems(reading.problems, world, words);
      const { title, objects } = reading.salvaged;
      if (objects > 0) world.err(words.plain({ key: 'cli.salvaged', values: { title, count: objects } }));
      return 1;
    }
    world.out(JSON.stringify(toDocument(reading.board), null, 2));
    return 0;
  },
};
