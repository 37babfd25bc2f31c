import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, LAYERS, type Layer, parseCard } from '../../engine';

/** A line of the corpus that changes characteristics, with the layers that others have found for it. */
export type LayerLine = {
  readonly card: string;
  readonly face?: string;
  readonly line: string;
  readonly kind: string;
  readonly layers: readonly Layer[];
  readonly check: string;
};

/** What an independent reading of a static line says it adds, sets and removes. */
export type TruthRecord = {
  readonly card: string;
  readonly face?: string;
  readonly line: string;
  readonly source: string;
  readonly match: number;
  readonly unmapped?: boolean;
} & {
  readonly [field: string]: unknown;
};

export type Corpus = {
  readonly cards: readonly Card[];
  readonly lines: readonly LayerLine[];
  readonly truth: readonly TruthRecord[];
};

/** Reads a folder with `cards.jsonl`, `layer-lines.jsonl` and (if it is there) `truth.jsonl`. */
export function readCorpus(folder: string): Corpus {
  const cards = readLines(join(folder, 'cards.jsonl')).flatMap((json) => {
    const card = parseCard(json, 'cards.jsonl');
    return card.ok ? [card.value] : [];
  });
  // The corpus is a measuring stick of our own keeping, one JSON value a line in the shapes above.
  const lines = (readLines(join(folder, 'layer-lines.jsonl')) as readonly LayerLine[]).map((line) => ({
    ...line,
    layers: line.layers.map(layerNamed),
  }));
  const truth = readIfThere(join(folder, 'truth.jsonl')) as readonly TruthRecord[];
  return { cards, lines, truth };
}

/** In the corpus `1` stands for layer 1a. */
export function layerNamed(text: string): Layer {
  return LAYERS.find((layer) => layer === text) ?? '1a';
}

function readLines(path: string): readonly unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

function readIfThere(path: string): readonly unknown[] {
  try {
    return readLines(path);
  } catch {
    return [];
  }
}
