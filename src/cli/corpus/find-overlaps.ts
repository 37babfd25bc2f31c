import { overlapsOfLine } from '../../compiler';
import type { Corpus } from './read-corpus';

export type FoundOverlap = { readonly card: string; readonly words: string; readonly templates: readonly string[] };

/** Words of the layer lines that two templates read: there should be none, since the order of templates means nothing. */
export function findOverlaps({ cards, lines }: Corpus): readonly FoundOverlap[] {
  const byName = new Map(cards.map((card) => [card.name, card]));
  return lines.flatMap((line) => {
    const card = byName.get(line.card);
    return card === undefined
      ? []
      : overlapsOfLine(line.line, card).map((overlap) => ({ card: card.name, ...overlap }));
  });
}
