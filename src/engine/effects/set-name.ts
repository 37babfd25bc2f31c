import type { Part } from '../model/parts';
import { listOf } from '../query/refs';
import type { PartRule } from './part-rule';

type SetName = Extract<Part, { kind: 'set-name' }>;

/** Layer 3: another name (612.8). */
export const setName: PartRule<SetName> = {
  layer: '3',
  rule: '612.8',
  fill: (part, at) => ({
    ...part,
    name: part.name === 'chosen' ? (listOf(at.voice.choices.name)[0] ?? 'chosen') : part.name,
  }),
  apply: (row, part) => (part.name === 'chosen' ? row : { ...row, name: part.name }),
  reads: () => [],
  writes: () => ['name'],
  describe: (part) => ({ key: 'part.set-name', values: { name: { cardText: part.name } } }),
};
