import { describe, expect, test } from 'vitest';
import { parseBoard } from '../engine';
import { createEvaluator } from '../evaluate';
import { caseFiles } from '../testing/case-files';
import { renameCase } from '../testing/rename-case';
import { checkCase } from './check-case';
import type { Case, Difference } from './types';

describe.each(caseFiles())('$file', ({ cases, cards }) => {
  const evaluate = createEvaluator(cards);
  const differencesOf = (asked: Case): readonly Difference[] => {
    const board = parseBoard(asked.board);
    return board.ok
      ? checkCase(asked, evaluate(board.value))
      : [{ place: 'board', expected: 'a board', got: board.error }];
  };

  test.each(cases)('$id', (asked) => {
    expect(differencesOf(asked)).toEqual([]);
  });

  test('no answer goes by the name of a card: with other names, all are the same', () => {
    const wrong = cases.flatMap((asked, index) =>
      differencesOf(renameCase(asked, cards, index)).map((difference) => ({ id: asked.id, ...difference })),
    );
    expect(wrong).toEqual([]);
  });
});
