import { type Board, type Card, type CardLibrary, nearest, type Problem, problemAt } from '../engine';

export type FoundCards = {
  /** By what the document writes: a name, or the card itself. */
  readonly cards: ReadonlyMap<string | Card, Card>;
  readonly problems: readonly Problem[];
};

/** Every card that the board names, looked up once; each unknown name is a problem at every place that has it. */
export function findCards(board: Board, library: CardLibrary): FoundCards {
  const cards = new Map<string | Card, Card>();
  const unknown = new Map<string, string | null>(); // the name that was meant, perhaps
  const problems: Problem[] = [];
  const look = (written: string | Card, path: string) => {
    if (cards.has(written)) return;
    const card = typeof written === 'string' ? library.find(written) : written;
    if (card !== null) cards.set(written, card);
    else if (typeof written === 'string') problems.push(unknownCard(written, path, unknown, library));
  };
  for (const [index, object] of board.objects.entries()) {
    look(object.card, `objects[${index}].card`);
    for (const [place, part] of object.merged.entries()) look(part, `objects[${index}].merged[${place}]`);
  }
  return { cards, problems };
}

function unknownCard(name: string, path: string, unknown: Map<string, string | null>, library: CardLibrary): Problem {
  if (!unknown.has(name)) unknown.set(name, unknown.size < MOST_SUGGESTIONS ? nearest(name, library.names()) : null);
  const close = unknown.get(name) ?? null;
  return close === null
    ? problemAt(path, 'unknown-card', { found: name })
    : problemAt(path, 'unknown-card-near', { found: name, nearest: close });
}

/** Looking through thirty thousand names takes milliseconds, so a board of nonsense gets no more of them. */
const MOST_SUGGESTIONS = 20;
