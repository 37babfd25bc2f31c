import type { Part } from '../model/parts';
import { asWritten, type PartRule } from './part-rule';
import { withTypeLine } from './type-line';

type SetCardTypes = Extract<Part, { kind: 'set-card-types' }>;

/** Layer 4: these card types replace the others; instant and sorcery stay, and so do supertypes (205.1a). */
export const setCardTypes: PartRule<SetCardTypes> = {
  layer: '4',
  rule: '205.1a',
  fill: asWritten,
  apply: (row, part, at) => {
    const stays = row.cardTypes.filter(
      (type) => (type === 'Instant' || type === 'Sorcery') && !part.cardTypes.includes(type),
    );
    return withTypeLine(row, { cardTypes: [...stays, ...part.cardTypes] }, at.it);
  },
  reads: () => ['cardTypes', 'subtypes', 'everyCreatureType', 'abilities'],
  writes: () => ['cardTypes', 'subtypes', 'everyCreatureType', 'abilities'],
  describe: (part) => ({ key: 'part.set-card-types', values: { types: part.cardTypes } }),
};
