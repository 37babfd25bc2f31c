import { type DetailPart, reportCard } from '../../compiler';
import type { Card } from '../../engine';
import type { Corpus, TruthRecord } from './read-corpus';
import { disagreements, type Flat, flatOf } from './truth-fields';

export type TruthDifference = {
  readonly card: string;
  readonly line: string;
  readonly source: string;
  readonly fields: readonly string[];
};
export type TruthComparison = { readonly compared: number; readonly differences: readonly TruthDifference[] };

/** Records whose description fits the line this well are compared, unless they name layers only. */
const CLOSE = 0.9;

/** Holds what we read of static lines against independent readings; the parts of one line are taken together. */
export function compareTruth({ cards, truth }: Corpus): TruthComparison {
  const records = truth.filter(({ match, unmapped }) => match >= CLOSE && unmapped !== true);
  const left = new Map<string, TruthRecord[]>();
  for (const record of records) left.set(record.card, [...(left.get(record.card) ?? []), record]);
  const differences: TruthDifference[] = [];
  for (const card of cards) {
    const own = left.get(card.name);
    if (own === undefined) continue;
    left.delete(card.name);
    const ours = partsByLine(card);
    for (const record of own) {
      const parts = ours.get(plain(record.line));
      const others = own.filter(({ line, source }) => line === record.line && source !== record.source);
      const fields = parts === undefined ? ['line not found'] : differing(flatOf(parts), record, others);
      if (fields.length > 0) differences.push({ card: card.name, line: record.line, source: record.source, fields });
    }
  }
  return { compared: records.length, differences };
}

/** Where two records of a line say different things, ours need agree with one of them only. */
function differing(ours: Flat, record: TruthRecord, others: readonly TruthRecord[]): readonly string[] {
  const inAnother = others.map((other) => ({ other, fields: disagreements(ours, other) }));
  return disagreements(ours, record).filter(
    (field) => !inAnother.some(({ other, fields }) => other[field] !== undefined && !fields.includes(field)),
  );
}

function partsByLine(card: Card): ReadonlyMap<string, readonly DetailPart[]> {
  const found = new Map<string, readonly DetailPart[]>();
  for (const { line, parts } of reportCard(card, { detail: true }).lines) {
    found.set(plain(line), [...(found.get(plain(line)) ?? []), ...(parts ?? [])]);
  }
  return found;
}

const plain = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,])/g, '$1')
    .trim();
