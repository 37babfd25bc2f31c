import type { Part } from '../model/parts';
import { objectsNamed } from '../query/refs';
import type { PartRule } from './part-rule';

type ExchangeControl = Extract<Part, { kind: 'exchange-control' }>;

/** Layer 2: each of two objects gets the other's controller (701.12b). Filled in, it names the player who gets the object. */
export const exchangeControl: PartRule<ExchangeControl> = {
  layer: '2',
  rule: '701.12b',
  fill: (part, at) => {
    const other = objectsNamed(part.with, at)[0];
    const player = other === undefined ? null : (at.rows.get(other)?.controller ?? null);
    return player === null ? part : { kind: 'set-controller', player: { kind: 'player', id: player } };
  },
  apply: (row) => row, // what could not be filled in exchanges nothing
  reads: () => ['controller'],
  writes: () => ['controller'],
  describe: () => ({ key: 'part.exchange-control' }),
};
