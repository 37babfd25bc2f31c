import { type Problem, problemAt } from '../model/problems';
import type { Board } from './types';

/** What a board can hold and still resolve, but hardly means. */
export function lintBoard(board: Board): readonly Problem[] {
  return copyCycles(board);
}

/** D18: things that are copies of each other fall back to their printed values, which deserves a word. */
function copyCycles(board: Board): readonly Problem[] {
  const originals = new Map<string, unknown>();
  for (const { id, copyOf } of board.objects) if (typeof copyOf === 'string') originals.set(id, copyOf);
  if (originals.size === 0) return [];
  return board.objects.flatMap((object, index) => {
    const members: string[] = [object.id];
    let next = object.copyOf;
    while (typeof next === 'string' && !members.includes(next)) {
      members.push(next);
      const following = originals.get(next);
      next = typeof following === 'string' ? (following as typeof next) : null; // ids stay ids
    }
    if (next !== object.id) return [];
    return [problemAt(`objects[${index}].copyOf`, 'copy-cycle', { members }, 'warning')];
  });
}
