import type { Part } from '../model/parts';
import { playersNamed } from '../query/refs';
import type { PartRule } from './part-rule';

type SetController = Extract<Part, { kind: 'set-controller' }>;

/** Layer 2: a player gains control (613.1b). Only what is on the battlefield or the stack has a controller to change. */
export const setController: PartRule<SetController> = {
  layer: '2',
  rule: '613.1b',
  fill: (part, at) => {
    const player = playersNamed(part.player, at)[0];
    return player === undefined ? part : { ...part, player: { kind: 'player', id: player } };
  },
  apply: (row, part, at) => {
    const player = playersNamed(part.player, at)[0];
    return player === undefined || row.controller === null ? row : { ...row, controller: player };
  },
  reads: () => ['controller'],
  writes: () => ['controller'],
  describe: (part) => ({
    key: 'part.set-controller',
    values: part.player.kind === 'player' ? { player: { player: part.player.id } } : {},
  }),
};
