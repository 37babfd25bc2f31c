import { builtInCards } from '../cards';
import { createCompileCache } from '../compiler';
import type { Board, CardLibrary, Edition, EffectSpec } from '../engine';
import { createEvaluator, type Evaluation } from '../evaluate';

/** The cards that this page knows by name. */
export const library: CardLibrary = builtInCards;

const cache = createCompileCache();

/** Evaluates a board with the cards of this page; what texts say is remembered from one call to the next. */
export const evaluateBoard: (board: Board, edition?: Edition) => Evaluation = createEvaluator(library, cache);

/** What the text of an effect says that is on no board yet. */
export const readEffect = (text: string): EffectSpec => cache.effect(text, []).spec;
