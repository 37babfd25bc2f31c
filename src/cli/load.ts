import { builtInCards } from '../cards';
import {
  type Board,
  type Card,
  type CardLibrary,
  joinLibraries,
  libraryOf,
  type Problem,
  parseBoard,
  parseCard,
  problemAt,
  type Result,
} from '../engine';
import type { World } from './command';

/** A file's JSON, or the problem that it is none. */
export function loadJson(path: string, world: World): Result<unknown, readonly Problem[]> {
  const text = world.read(path);
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, error: [problemAt(path, 'not-json', { found: error instanceof Error ? error.message : '' })] };
  }
}

export function loadBoard(path: string, world: World): Result<Board, readonly Problem[]> {
  const json = loadJson(path, world);
  return json.ok ? parseBoard(json.value) : json;
}

/** The cards of these files, then the built-in ones; cards that cannot be read are left out and named. */
export function loadCards(
  paths: readonly string[],
  world: World,
): { cards: CardLibrary; problems: readonly Problem[] } {
  const read = paths.flatMap((path) => readCardFile(path, world));
  const cards = read.flatMap((card) => (card.ok ? [card.value] : []));
  const problems = read.flatMap((card) => (card.ok ? [] : card.error));
  return { cards: joinLibraries(libraryOf(cards), builtInCards), problems };
}

/** A card file is an object from name to card; a list of cards and one card a line are read as well. */
export function readCardFile(path: string, world: World): readonly Result<Card, readonly Problem[]>[] {
  if (path.endsWith('.jsonl')) return readLines(path, world);
  const json = loadJson(path, world);
  if (!json.ok) return [json];
  if (typeof json.value !== 'object' || json.value === null)
    return [{ ok: false, error: [problemAt(path, 'not-cards', { found: String(json.value) })] }];
  const named = !Array.isArray(json.value);
  return Object.entries(json.value).map(([name, card]: [string, unknown]) => {
    const parsed = parseCard(card, `${path}[${JSON.stringify(name)}]`);
    // Under its key it is found even where it does not repeat its name.
    return parsed.ok && named && parsed.value.name === '' ? { ok: true, value: { ...parsed.value, name } } : parsed;
  });
}

const readLines = (path: string, world: World): readonly Result<Card, readonly Problem[]>[] =>
  world
    .read(path)
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const at = `${path}:${index + 1}`;
      try {
        return [parseCard(JSON.parse(line), at)];
      } catch (error) {
        return [
          {
            ok: false,
            error: [problemAt(at, 'not-json', { found: error instanceof Error ? error.message : '' })],
          } as const,
        ];
      }
    });
