import type { Part } from '../model/parts';
import { objectsNamed } from '../query/refs';
import { movedTo } from './become-copy';
import type { PartRule } from './part-rule';

type ExchangeText = Extract<Part, { kind: 'exchange-text' }>;

/** Layer 3: two objects swap their text boxes (612.5): the abilities of their rules text, not what was granted or is intrinsic. */
export const exchangeText: PartRule<ExchangeText> = {
  layer: '3',
  rule: '612.5',
  fill: (part, at) => {
    const other = objectsNamed(part.with, at)[0];
    return other === undefined ? part : { ...part, with: { kind: 'object', id: other } };
  },
  apply: (row, part, at) => {
    const other = objectsNamed(part.with, at)[0];
    const text = other === undefined ? undefined : at.rows.get(other)?.abilities;
    if (text === undefined || at.it === null) return row;
    const object = at.it;
    const received = text
      .filter((ability) => ability.origin.kind === 'printed')
      .map((ability) => movedTo(ability, object, '<'));
    return {
      ...row,
      abilities: [...received, ...row.abilities.filter((ability) => ability.origin.kind !== 'printed')],
    };
  },
  reads: () => ['abilities'],
  writes: () => ['abilities'],
  describe: () => ({ key: 'part.exchange-text' }),
};
