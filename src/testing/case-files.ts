import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInCards } from '../cards';
import { type Case, parseCases } from '../cases';
import { type CardLibrary, joinLibraries, libraryOf, parseCard } from '../engine';

export type CaseFile = { readonly file: string; readonly cases: readonly Case[]; readonly cards: CardLibrary };

/** All case files: our own, and a larger collection that may lie beside the checkout. */
export const caseFiles = (): readonly CaseFile[] => [
  ...casesIn(fileURLToPath(new URL('../cases/rulings/', import.meta.url))),
  ...casesIn(fileURLToPath(new URL('../../../shared/cases/', import.meta.url))),
];

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
