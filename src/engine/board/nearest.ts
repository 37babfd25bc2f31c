/**
 * The candidate that a mistyped word most likely meant, or null where none is close: at most a third of its letters
 * wrong, capitals ignored. Earlier candidates win ties.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue;
    const edits = editDistance(wanted, candidate.toLowerCase(), fewest);
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Letters to insert, delete, replace or swap with their neighbour; `enough` or more is not worked out further. */
function editDistance(left: string, right: string, enough: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let edits = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current.push(edits);
      lowest = Math.min(lowest, edits);
    }
    if (lowest >= enough) return enough;
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
