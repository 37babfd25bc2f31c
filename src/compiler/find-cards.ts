import { type Board, type Card, type CardLibrary, nearest, type Problem, problemAt } from '../engine';

export type FoundCards = {
  /** By what the document writes: a name, or the card itself. */
  readonly cards: Pick<ReadonlyMap<string | Card, Card>, 'get' | 'has'>;
  readonly problems: readonly Problem[];
};

/** Every card that the board names, looked up once; each unknown name is a problem at every place that has it. */
export function findCards(board: Board, library: CardLibrary): FoundCards {
  const cards = new Map<string, Card>();
  const unknown = new Map<string, string | null>(); // the name that was meant, perhaps
  const problems: Problem[] = [];
  const look = (name: string, path: string) => {
    const card = library.find(name);
    if (card !== null) cards.set(name, card);
    else problems.push(unknownCard(name, path, unknown, library));
  };
  for (const [index, object] of board.objects.entries()) {
    const { card, merged } = object;
    if (typeof card === 'string' && !cards.has(card)) look(card, `objects[${index}].card`);
    for (const [place, part] of merged.entries())
      if (typeof part === 'string' && !cards.has(part)) look(part, `objects[${index}].merged[${place}]`);
  }
  const get: FoundCards['cards']['get'] = (written) => (typeof written === 'string' ? cards.get(written) : written);
  return { cards: { get, has: (written) => get(written) !== undefined }, problems };
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
