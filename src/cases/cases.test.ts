import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { type CardLibrary, joinLibraries, libraryOf, parseBoard, parseCard } from '../engine';
import { createEvaluator } from '../evaluate';
import { renameCase } from '../testing/rename-case';
import { checkCase } from './check-case';
import { parseCases } from './parse-cases';
import type { Case, Difference } from './types';

const own = casesIn(fileURLToPath(new URL('.', import.meta.url)));
// A larger collection may lie beside the checkout; where it does not, our own cases are the whole test.
const shared = casesIn(fileURLToPath(new URL('../../../shared/cases/', import.meta.url)));

describe.each([...own, ...shared])('$file', ({ cases, cards }) => {
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

type CaseFile = { readonly file: string; readonly cases: readonly Case[]; readonly cards: CardLibrary };

function casesIn(folder: string): readonly CaseFile[] {
  if (!existsSync(folder)) return [];
  const json = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const printed = files.includes('cards.json') ? Object.values(Object(json('cards.json')) as object) : [];
  const cards = joinLibraries(libraryOf(printed.flatMap((card: unknown) => cardOrNone(card))), builtInCards);
  return files
    .filter((name) => name !== 'cards.json')
    .map((name) => {
      const cases = parseCases(json(name));
      if (!cases.ok) throw new Error(`${name}: ${JSON.stringify(cases.error)}`);
      return { file: name, cases: cases.value, cards };
    });
}

function cardOrNone(json: unknown) {
  const card = parseCard(json);
  return card.ok ? [card.value] : [];
}
