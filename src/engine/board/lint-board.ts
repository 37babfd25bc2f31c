import { type Problem, problemAt } from '../model/problems';
import { lintCards } from './lint-cards';
import { lintWords } from './lint-words';
import type { Board } from './types';

/** What a board can hold and still resolve, but hardly means. */
export function lintBoard(board: Board): readonly Problem[] {
  return [
    ...cycles(board, 'copyOf', 'copy-cycle'), // D18: they fall back to their printed values
    ...cycles(board, 'attachedTo', 'attachment-cycle'), // 303.4d lets Auras do so, 301.5c no Equipment that is a creature
    ...lintCards(board),
    ...lintWords(board),
  ];
}

/** Things that lead to each other in a circle, noted at each of them: no mistake of reading, but it deserves a word. */
function cycles(board: Board, field: 'copyOf' | 'attachedTo', code: string): readonly Problem[] {
  const links = new Map<string, string>();
  for (const { id, [field]: other } of board.objects) if (typeof other === 'string') links.set(id, other);
  if (links.size === 0) return [];
  const found = cyclesIn(links);
  return board.objects.flatMap(({ id }, index) => {
    const cycle = found.get(id);
    if (cycle === undefined) return [];
    const start = cycle.indexOf(id);
    const members = [...cycle.slice(start), ...cycle.slice(0, start)];
    return [problemAt(`objects[${index}].${field}`, code, { members }, 'warning')];
  });
}

/** The cycle of each thing that is in one. Each chain is followed once, up to where another was. */
function cyclesIn(links: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const cycles = new Map<string, readonly string[]>();
  const followed = new Set<string>();
  for (const begin of links.keys()) {
    const chain = new Set<string>();
    let next: string | undefined = begin;
    for (; next !== undefined && !followed.has(next) && !chain.has(next); next = links.get(next)) chain.add(next);
    for (const one of chain) followed.add(one);
    const members = [...chain];
    const cycle = next !== undefined && chain.has(next) ? members.slice(members.indexOf(next)) : [];
    for (const one of cycle) cycles.set(one, cycle);
  }
  return cycles;
}
