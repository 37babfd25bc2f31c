import { type LineReport, reportCard } from '../../compiler';
import type { Card, Layer } from '../../engine';
import type { Corpus, LayerLine } from './read-corpus';

/** A line of the corpus beside what the compiler made of it; null where no entry of the card has these words. */
export type Compared = { readonly line: LayerLine; readonly ours: LineReport | null };

export type LineComparison = {
  readonly compared: readonly Compared[];
  /** Entries of the cards that are no layer lines. */
  readonly others: readonly { readonly card: string; readonly ours: LineReport }[];
  readonly milliseconds: number;
};

/** Compiles every card of the corpus and puts its entries beside the layer lines: by card, face and words. */
export function compareLines({ cards, lines }: Corpus): LineComparison {
  const started = performance.now();
  const reports = cards.map((card) => ({ card, report: reportCard(card) }));
  const milliseconds = performance.now() - started;
  const wanted = new Map<string, LayerLine[]>();
  for (const line of lines) wanted.set(line.card, [...(wanted.get(line.card) ?? []), line]);
  const compared: Compared[] = [];
  const others: { card: string; ours: LineReport }[] = [];
  const seen = new Set<LayerLine>();
  for (const { card, report } of reports) {
    const left = [...report.lines];
    for (const line of wanted.get(card.name) ?? []) {
      if (seen.has(line)) continue;
      seen.add(line);
      const at = left.findIndex((entry) => sameWords(entry.line, line.line) && sameFace(card, entry, line));
      compared.push({ line, ours: at < 0 ? null : (left.splice(at, 1)[0] ?? null) });
    }
    others.push(...left.map((ours) => ({ card: card.name, ours })));
  }
  for (const line of lines) if (!seen.has(line)) compared.push({ line, ours: null });
  return { compared, others, milliseconds };
}

function sameFace(card: Card, entry: LineReport, { face }: LayerLine): boolean {
  if (face === undefined || entry.face === undefined) return true;
  return card.faces[entry.face]?.name === face;
}

const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,])/g, '$1')
    .trim();

export const sameLayers = (one: readonly Layer[], other: readonly Layer[]): boolean =>
  one.length === other.length && one.every((layer) => other.includes(layer));
