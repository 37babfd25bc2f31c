import { type CompileCache, compileBoard, createCompileCache } from './compiler';
import {
  type Board,
  type CardLibrary,
  type CompiledBoard,
  createLayerMemory,
  type Edition,
  type LayerMemory,
  noWork,
  overgrowth,
  resolveLayers,
  type Trace,
} from './engine';

export type { CardLibrary } from './engine';

/** Everything the debugger knows about a board. */
export type Evaluation = {
  readonly board: Board;
  readonly compiled: CompiledBoard;
  readonly trace: Trace;
};

/**
 * The whole pass. Pure: equal boards give equal evaluations, with any `cache` and `memory`; kept between calls they
 * save reading the same texts again. An older `edition` of the rules is for looking at, never the answer.
 */
export function evaluate(
  board: Board,
  cards: CardLibrary,
  cache: CompileCache = createCompileCache(),
  memory: LayerMemory = createLayerMemory(),
  edition: Edition = 'current',
): Evaluation {
  const compiled = compileBoard(board, cards, cache); // text to data, once; what it cannot read becomes a problem
  const trace = resolveLayers(compiled, noWork(), edition, memory); // 613.1: one step for each effect part that applies
  const problems = [...compiled.problems, ...overgrowth(trace)];
  return { board, compiled: { ...compiled, problems }, trace };
}

/** The same pass for a board that changes again and again: what its texts say is remembered from one call to the next. */
export function createEvaluator(
  cards: CardLibrary,
  cache: CompileCache = createCompileCache(),
): (board: Board, edition?: Edition) => Evaluation {
  const memory = createLayerMemory();
  return (board, edition) => evaluate(board, cards, cache, memory, edition);
}
