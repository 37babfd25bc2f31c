import type { Card } from './types';

/** Cards by name, whatever its capitals; a two-faced card is found by its whole name and by each face's. */
export type CardLibrary = {
  readonly find: (name: string) => Card | null;
  /** All whole names, for suggestions. */
  readonly names: () => Iterable<string>;
};

/** A library of these cards. Where two have one name, the first is found; a whole name goes before a face's. */
export function libraryOf(cards: Iterable<Card>): CardLibrary {
  const byName = new Map<string, Card>();
  const byFace = new Map<string, Card>();
  const names: string[] = [];
  for (const card of cards) {
    names.push(card.name);
    putIfNew(byName, card.name, card);
    for (const face of card.faces) putIfNew(byFace, face.name, card);
  }
  return {
    find: (name) => byName.get(keyOf(name)) ?? byFace.get(keyOf(name)) ?? null,
    names: () => names,
  };
}

/** One library of several: the first that has a card gives it. */
export function joinLibraries(...libraries: readonly CardLibrary[]): CardLibrary {
  return {
    find: (name) => {
      for (const library of libraries) {
        const card = library.find(name);
        if (card !== null) return card;
      }
      return null;
    },
    names: () => libraries.flatMap((library) => [...library.names()]),
  };
}

const putIfNew = (cards: Map<string, Card>, name: string, card: Card): void => {
  if (!cards.has(keyOf(name))) cards.set(keyOf(name), card);
};

/** Capitals, kinds of apostrophes and spaces around the double slash make no other name. */
const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s*\/\/\s*/g, ' // ');
