import { type Case, checkCase, type Difference, parseCases } from '../cases';
import { type CardLibrary, type Problem, parseBoard, problemMessage } from '../engine';
import { createEvaluator, type Evaluation } from '../evaluate';
import type { Words } from '../messages';
import { type Command, reportProblems, type World } from './command';
import { loadCards, loadJson } from './load';

/** `check CASES.json…`: a line for each thing that is not as its case demands, and how many cases passed. */
export const check: Command = {
  takes: [1, Number.POSITIVE_INFINITY],
  run: ({ rest, cards }, world, words) => {
    const library = loadCards(cards, world);
    reportProblems(library.problems, world, words);
    const checkOne = checker(library.cards, world, words);
    let passed = 0;
    let failed = 0;
    for (const path of rest) {
      const cases = loadCases(path, world);
      if (!cases.ok) reportProblems(cases.error, world, words);
      for (const asked of cases.ok ? cases.value : []) {
        if (checkOne(asked)) passed++;
        else failed++;
      }
      if (!cases.ok) failed++;
    }
    world.out(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
};

function loadCases(path: string, world: World) {
  const json = loadJson(path, world);
  return json.ok ? parseCases(json.value) : json;
}

/** Checks one case and writes its lines; true if it passes. */
function checker(cards: CardLibrary, world: World, words: Words): (asked: Case) => boolean {
  const evaluate = createEvaluator(cards);
  return (asked) => {
    const board = parseBoard(asked.board);
    if (!board.ok) {
      for (const problem of board.error) world.out(`FAIL ${asked.id} board: ${words.plain(problemMessage(problem))}`);
      return false;
    }
    const evaluation = evaluate(board.value);
    const unread = unreadIn(evaluation, words);
    const differences = checkCase(asked, evaluation);
    for (const difference of differences) world.out(`FAIL ${asked.id} ${lineOf(difference)}${unread}`);
    return differences.length === 0;
  };
}

const lineOf = ({ place, expected, got }: Difference): string =>
  `${place}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;

/** What could not be read is the likely reason of a difference, so it stands in the same line. */
function unreadIn({ compiled }: Evaluation, words: Words): string {
  const lines = compiled.problems.map((problem: Problem) => words.plain(problemMessage(problem)));
  return lines.length === 0 ? '' : ` (${lines.join('; ')})`;
}
