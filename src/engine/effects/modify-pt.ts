import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { count, countAtLeastZero } from '../query/count';
import type { PartRule } from './part-rule';

type ModifyPt = Extract<Part, { kind: 'modify-pt' }>;

/**
 * Layer 7c: power and toughness change without being set (613.4c); counters too (122.1a). A computed bonus is at least 0
 * (107.1b), except that what is below zero is doubled downwards (701.10c).
 */
export const modifyPt: PartRule<ModifyPt> = {
  layer: '7c',
  rule: '613.4c',
  fill: (part, at) => ({
    ...part,
    power: { kind: 'number', value: changeOf(part, 'power', at) },
    toughness: { kind: 'number', value: changeOf(part, 'toughness', at) },
  }),
  apply: (row, part, at) => ({
    ...row,
    power: (row.power ?? 0) + changeOf(part, 'power', at), // 208.3a: kept for what may become a creature
    toughness: (row.toughness ?? 0) + changeOf(part, 'toughness', at),
  }),
  reads: () => ['power', 'toughness'],
  writes: () => ['power', 'toughness'],
  describe: (part) => ({
    key: 'part.modify-pt',
    values: { power: shown(part.power), toughness: shown(part.toughness) },
  }),
};

const changeOf = (part: ModifyPt, which: 'power' | 'toughness', at: Asking): number =>
  part.doubles ? count(part[which], at) : countAtLeastZero(part[which], at);

const shown = (quantity: ModifyPt['power']): number | null => (quantity.kind === 'number' ? quantity.value : null);
