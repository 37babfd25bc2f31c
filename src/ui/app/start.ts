import { examples, openExample } from '../../lessons';
import { createWords, languageOf } from '../../messages';
import { positionOf } from '../../share';
import { debug, evaluateBoard } from '../../state';

/** The board that the page opens with: a first visit sees a living example. */
export async function start(): Promise<void> {
  const words = createWords(languageOf(window.location.search) ?? 'en');
  const [first] = examples;
  if (!first) return;
  const board = openExample(first, words.plain({ key: `example.${first.id}.title` }));
  debug.open(board, { step: positionOf(evaluateBoard(board).trace, first.step), selected: first.object });
}
