import type { Part } from '../model/parts';
import { countAtLeastZero } from '../query/count';
import type { PartRule } from './part-rule';

type ModifyPt = Extract<Part, { kind: 'modify-pt' }>;

/** Layer 7c: power and toughness change without being set (613.4c); counters too (122.1a). A computed bonus is at least 0 (107.1b). */
export const modifyPt: PartRule<ModifyPt> = {
  layer: '7c',
  rule: '613.4c',
  fill: (part, at) => ({
    ...part,
    power: { kind: 'number', value: countAtLeastZero(part.power, at) },
    toughness: { kind: 'number', value: countAtLeastZero(part.toughness, at) },
  }),
  apply: (row, part, at) => ({
    ...row,
    power: (row.power ?? 0) + countAtLeastZero(part.power, at), // 208.3a: kept for what may become a creature
    toughness: (row.toughness ?? 0) + countAtLeastZero(part.toughness, at),
  }),
  reads: () => ['power', 'toughness'],
  writes: () => ['power', 'toughness'],
  describe: (part) => ({
    key: 'part.modify-pt',
    values: { power: shown(part.power), toughness: shown(part.toughness) },
  }),
};

const shown = (quantity: ModifyPt['power']): number | null => (quantity.kind === 'number' ? quantity.value : null);
