import { builtInCards } from '../cards';
import type { Board } from '../engine';
import { createEvaluator, type Evaluation } from '../evaluate';

/** Evaluates a board with the cards of this page; what texts say is remembered from one call to the next. */
export const evaluateBoard: (board: Board) => Evaluation = createEvaluator(builtInCards);
