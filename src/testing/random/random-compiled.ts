import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { type CompiledBoard, parseBoard } from '../../engine';
import { createLineCache } from './line-cache';
import { randomBoard } from './random-board';

const cache = createLineCache(); // sentences come again and again

/** The random board of a seed, compiled. */
export function randomCompiled(seed: number): CompiledBoard {
  const board = parseBoard(randomBoard(seed));
  if (!board.ok) throw new Error(`seed ${seed}: ${JSON.stringify(board.error)}`);
  return compileBoard(board.value, builtInCards, cache);
}
