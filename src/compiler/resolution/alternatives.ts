import type { Condition } from '../../engine';
import type { DraftClause } from '../phrases/draft';

/** The part of a condition that a board can answer, or null. What the game remembers is taken to have been so. */
export function answerable(asked: Condition): Condition | null {
  switch (asked.kind) {
    case 'assumed':
      return null;
    case 'all-of': {
      const known = asked.conditions.flatMap((one) => answerable(one) ?? []);
      return known.length === 0 ? null : { kind: 'all-of', conditions: known };
    }
    case 'any-of':
      return asked.conditions.every((one) => answerable(one) !== null) ? asked : null;
    case 'not':
      return answerable(asked.condition) === null ? null : asked;
    case 'always':
    case 'compare':
    case 'matches':
    case 'your-turn':
    case 'most-common-color':
    case 'player-designation':
    case 'chosen-mode':
      return asked;
  }
}

/** "If …, it gets +5/+5 instead": what was said before holds only where the condition does not. */
export function insteadOf(
  clauses: readonly DraftClause[],
  from: number,
  added: readonly DraftClause[],
): readonly DraftClause[] {
  const condition = added[0]?.condition ?? UNSAID;
  const replaced = clauses.map((clause, index) => (index < from ? clause : unless(clause, condition)));
  return [...replaced, ...added.map((clause) => ({ ...clause, condition: clause.condition ?? UNSAID }))];
}

/** "Instead" whose condition could not be told apart: off unless the board assumes it. */
const UNSAID: Condition = { kind: 'assumed', words: 'instead' };

function unless(clause: DraftClause, condition: Condition): DraftClause {
  const not: Condition = { kind: 'not', condition };
  return {
    ...clause,
    condition: clause.condition === undefined ? not : { kind: 'all-of', conditions: [clause.condition, not] },
  };
}
