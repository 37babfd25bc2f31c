import { type Problem, problemAt } from '../model/problems';
import { lintCards } from './lint-cards';
import { lintWords } from './lint-words';
import type { Board } from './types';

/** What a board can hold and still resolve, but hardly means. */
export function lintBoard(board: Board): readonly Problem[] {
  return [...copyCycles(board), ...lintCards(board), ...lintWords(board)];
}

/** D18: things that are copies of each other fall back to their printed values, which deserves a word. */
function copyCycles(board: Board): readonly Problem[] {
  const originals = new Map<string, string>();
  for (const { id, copyOf } of board.objects) if (typeof copyOf === 'string') originals.set(id, copyOf);
  if (originals.size === 0) return [];
  const cycles = cyclesIn(originals);
  return board.objects.flatMap(({ id }, index) => {
    const cycle = cycles.get(id);
    if (cycle === undefined) return [];
    const start = cycle.indexOf(id);
    const members = [...cycle.slice(start), ...cycle.slice(0, start)];
    return [problemAt(`objects[${index}].copyOf`, 'copy-cycle', { members }, 'warning')];
  });
}

/** The cycle of each thing that is in one. Each chain is followed once, up to where another was. */
function cyclesIn(originals: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const cycles = new Map<string, readonly string[]>();
  const followed = new Set<string>();
  for (const begin of originals.keys()) {
    const chain = new Set<string>();
    let next: string | undefined = begin;
    for (; next !== undefined && !followed.has(next) && !chain.has(next); next = originals.get(next)) chain.add(next);
    for (const one of chain) followed.add(one);
    const members = [...chain];
    const cycle = next !== undefined && chain.has(next) ? members.slice(members.indexOf(next)) : [];
    for (const one of cycle) cycles.set(one, cycle);
  }
  return cycles;
}
