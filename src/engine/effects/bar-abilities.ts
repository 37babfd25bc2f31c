import type { Part } from '../model/parts';
import { isKeyword } from '../query/types';
import { asWritten, type PartRule } from './part-rule';

type BarAbilities = Extract<Part, { kind: 'bar-abilities' }>;

/** Layer 6: "can't have or gain" removes the keywords and keeps every later grant of them away (113.11, D23). */
export const barAbilities: PartRule<BarAbilities> = {
  layer: '6',
  rule: '113.11',
  fill: asWritten,
  apply: (row, part) => ({
    ...row,
    abilities: row.abilities.filter(
      ({ keyword }) => keyword === null || !part.keywords.some((bar) => isKeyword(keyword, bar)),
    ),
    barred: [...row.barred, ...part.keywords.filter((keyword) => !row.barred.includes(keyword))],
  }),
  reads: () => ['abilities', 'barred'],
  writes: () => ['abilities', 'barred'],
  describe: (part) => ({ key: 'part.bar-abilities', values: { keywords: part.keywords } }),
};
