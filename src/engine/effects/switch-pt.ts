import type { Part } from '../model/parts';
import { asWritten, type PartRule } from './part-rule';

type SwitchPt = Extract<Part, { kind: 'switch-pt' }>;

/** Layer 7d: power becomes toughness and the other way round (613.4d). Two switches cancel by themselves. */
export const switchPt: PartRule<SwitchPt> = {
  layer: '7d',
  rule: '613.4d',
  fill: asWritten,
  apply: (row) => ({ ...row, power: row.toughness, toughness: row.power }),
  reads: () => ['power', 'toughness'],
  writes: () => ['power', 'toughness'],
  describe: () => ({ key: 'part.switch-pt' }),
};
