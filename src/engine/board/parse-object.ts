import { ZONES } from '../model/characteristics';
import { objectId, playerId } from '../model/ids';
import { isKeywordCounter } from '../model/keyword-counters';
import {
  flag,
  isRecord,
  join,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNothing,
  orNull,
  type Read,
  recordOf,
  reference,
  required,
  shortText,
  text,
  wholeNumber,
} from './fields';
import { shown } from './findings';
import { SANE } from './limits';
import { readCard } from './parse-card';
import { readChoices } from './parse-choices';
import type { BoardObject, Card, NameSticker } from './types';

/** An object of the document. Whether the ids in it exist is asked afterwards, when all are known (`references.ts`). */
export function readObject(firstPlayer: string): Read<BoardObject> {
  return (value, path, found) => {
    const read = readFields(value, path, found);
    const controller = read.controller ?? playerId(firstPlayer);
    return { ...read, controller, owner: read.owner ?? controller };
  };
}

/** Ids are what links and keys are made of, so they hold letters, digits, `_` and `-` only. */
export const readId: Read<string> = (value, path, found) => {
  const id = shortText(value, path, found);
  if (typeof value === 'string' && !/^[A-Za-z0-9_-]+$/.test(id)) found.report('bad-id', path, { found: shown(value) });
  return id;
};

export const readPlayerRef: Read<BoardObject['controller']> = (value, path, found) =>
  playerId(reference(value, path, found));
export const readObjectRef: Read<BoardObject['id']> = (value, path, found) => objectId(reference(value, path, found));

const cardOrName: Read<string | Card> = (value, path, found) => {
  if (isRecord(value)) return readCard(value, path, found);
  if (typeof value !== 'string') found.report('expects-card', path, { found: shown(value) });
  return typeof value === 'string' ? shortText(value, path, found) : '';
};
const flagOrCard: Read<boolean | Card> = (value, path, found) =>
  (isRecord(value) ? readCard : flag)(value, path, found);
const idOrCard: Read<BoardObject['id'] | Card> = (value, path, found) =>
  isRecord(value) ? readCard(value, path, found) : readObjectRef(value, path, found);

const readFace: Read<0 | 1> = (value, path, found) => {
  if (value !== 0 && value !== 1) found.report('expects-face', path, { found: shown(value) });
  return value === 1 ? 1 : 0;
};
const readSticker = objectOf<NameSticker>({
  name: required(shortText, ''),
  after: optional(wholeNumber(0), 0),
});

/** Each keyword counter gives an ability of its own (122.1b), so a million of them would be a million abilities. */
const readCounters: Read<BoardObject['counters']> = (value, path, found) => {
  const counters = recordOf(wholeNumber(0))(value, path, found);
  const most = SANE.keywordCounters;
  for (const [kind, number] of Object.entries(counters))
    if (number > most && isKeywordCounter(kind))
      found.report('number-out-of-range', join(path, kind), { found: String(number), least: 0, most });
  return counters;
};

type Unfilled = Omit<BoardObject, 'controller' | 'owner'> & {
  readonly controller: BoardObject['controller'] | null;
  readonly owner: BoardObject['owner'] | null;
};

const no = optional(flag, false);
const readFields = objectOf<Unfilled>({
  id: required((value, path, found) => objectId(readId(value, path, found)), objectId('')),
  card: required(cardOrName, ''),
  controller: optional(orNull(readPlayerRef), null),
  owner: optional(orNull(readPlayerRef), null),
  zone: optional(oneOf(ZONES), 'battlefield'),
  token: no,
  tapped: no,
  attacking: no,
  blocking: no,
  enteredThisTurn: no,
  faceDown: optional(flagOrCard, false),
  face: optional(readFace, 0),
  attachedTo: optional(orNull(readObjectRef), null),
  counters: optional(readCounters, {}),
  copyOf: optional(orNull(idOrCard), null),
  copyExcept: optional(orNothing(text), null),
  merged: optional(listOf(cardOrName), []),
  choices: optional(readChoices, {}),
  designations: optional(listOf(shortText), []),
  exiledWith: optional(orNull(readObjectRef), null),
  pairedWith: optional(orNull(readObjectRef), null),
  stickers: optional(listOf(readSticker), []),
  damage: optional(wholeNumber(0), 0),
});
