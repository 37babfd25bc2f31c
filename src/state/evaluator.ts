import { builtInCards } from '../cards';
import type { Board, CardLibrary, Edition } from '../engine';
import { createEvaluator, type Evaluation } from '../evaluate';

/** The cards that this page knows by name. */
export const library: CardLibrary = builtInCards;

/** Evaluates a board with the cards of this page; what texts say is remembered from one call to the next. */
export const evaluateBoard: (board: Board, edition?: Edition) => Evaluation = createEvaluator(library);
