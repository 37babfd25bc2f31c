import { COPIABLE_FIELDS, type Row } from '../model/characteristics';
import type { Part } from '../model/parts';
import { asWritten, type PartRule } from './part-rule';

type TurnFaceDown = Extract<Part, { kind: 'turn-face-down' }>;

/** Layer 1b: a face-down permanent is a 2/2 creature with nothing else (613.2b, 708.2a), unless other values are given for it. */
export const turnFaceDown: PartRule<TurnFaceDown> = {
  layer: '1b',
  rule: '613.2b',
  fill: asWritten,
  apply: (row) => faceDownRow(row),
  reads: () => [],
  writes: () => COPIABLE_FIELDS,
  describe: () => ({ key: 'part.turn-face-down' }),
};

/** 708.2a: no name, mana cost, colour, subtypes or text; power and toughness 2. */
export function faceDownRow(row: Row): Row {
  return {
    ...row,
    name: '',
    manaCost: '',
    manaValue: 0,
    colors: [],
    supertypes: [],
    cardTypes: ['Creature'],
    subtypes: [],
    everyCreatureType: false,
    abilities: [],
    power: 2,
    toughness: 2,
    basePower: 2,
    baseToughness: 2,
    loyalty: null,
    defense: null,
  };
}
