import { playerId } from '../model/ids';
import {
  flag,
  isRecord,
  listOf,
  objectOf,
  optional,
  orNothing,
  type Read,
  recordOf,
  reference,
  required,
  shortText,
  wholeNumber,
} from './fields';
import type { Findings } from './findings';
import type { Player } from './types';

export const STARTING_LIFE = 20;

/** Players in turn order; the first is the active one unless another says so (102.1). */
export function readPlayers(value: unknown, path: string, found: Findings): readonly Player[] {
  if (value === undefined) return [player('A', true), player('B', false)];
  const read = listOf(readPlayer, 20)(value, path, found);
  if (Array.isArray(value) && value.length === 0) found.report('no-players', path);
  read.forEach(({ id }, index) => {
    const first = read.findIndex((other) => other.id === id);
    if (first < index) found.report('duplicate-id', `${path}[${index}]`, { id, first: `${path}[${first}]` });
  });
  const active = read.filter((one) => one.active);
  if (active.length > 1) found.report('two-active-players', path, { players: active.map((one) => one.id) });
  return active.length > 0 ? read : read.map((one, index) => ({ ...one, active: index === 0 }));
}

const player = (id: string, active: boolean): Player => ({
  id: playerId(id),
  name: null,
  life: STARTING_LIFE,
  counters: {},
  designations: [],
  active,
});

const readPlayerId: Read<Player['id']> = (value, path, found) => playerId(reference(value, path, found));

const readFullPlayer = objectOf<Player>({
  id: required(readPlayerId, playerId('')),
  name: optional(orNothing(shortText), null),
  life: optional(wholeNumber(), STARTING_LIFE),
  counters: optional(recordOf(wholeNumber(0)), {}),
  designations: optional(listOf(shortText), []),
  active: optional(flag, false),
});

const readPlayer: Read<Player> = (value, path, found) =>
  isRecord(value) ? readFullPlayer(value, path, found) : player(readPlayerId(value, path, found), false);
