/** What the app puts on a board: complete entries with the defaults of the format. */
import {
  type Board,
  type BoardEffect,
  type BoardObject,
  type Card,
  type EffectId,
  effectId,
  type ObjectId,
  objectId,
  playerId,
} from '../engine';

/** A board with nothing on it, for players A and B. */
export const emptyBoard: Board = {
  format: 'layers-board',
  version: 1,
  title: '',
  players: [newPlayer('A', true), newPlayer('B', false)],
  objects: [],
  effects: [],
  timestamps: [],
  assume: [],
  off: [],
};

/** A card that enters: by its library name, or written out. */
export function newObject(board: Board, card: string | Card, given: Partial<BoardObject> = {}): BoardObject {
  const controller = given.controller ?? activePlayer(board);
  return {
    id: freshObjectId(board, typeof card === 'string' ? card : card.name),
    card,
    controller,
    owner: given.owner ?? controller,
    zone: 'battlefield',
    token: false,
    tapped: false,
    attacking: false,
    blocking: false,
    enteredThisTurn: false,
    faceDown: false,
    face: 0,
    attachedTo: null,
    counters: {},
    copyOf: null,
    copyExcept: null,
    merged: [],
    choices: {},
    designations: [],
    exiledWith: null,
    pairedWith: null,
    stickers: [],
    damage: 0,
    ...given,
  };
}

/** A continuous effect of a spell or ability that resolves now. */
export function newEffect(board: Board, text: string, given: Partial<BoardEffect> = {}): BoardEffect {
  return {
    id: freshEffectId(board),
    text,
    controller: activePlayer(board),
    source: null,
    targets: [],
    affected: null,
    x: null,
    choices: {},
    ...given,
  };
}

/** A card typed by hand, before anything is typed. */
export const blankCard: Card = {
  name: '',
  manaCost: '',
  typeLine: '',
  text: '',
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};

/** An id that nothing on the board has: `grizzly-bears`, `grizzly-bears-2`, … */
export function freshObjectId(board: Board, name: string): ObjectId {
  const base = slug(name) || 'object';
  return objectId(firstFree(board, (n) => (n === 1 ? base : `${base}-${n}`)));
}

export function freshEffectId(board: Board): EffectId {
  return effectId(firstFree(board, (n) => `e${n}`));
}

function firstFree(board: Board, name: (n: number) => string): string {
  const taken = new Set<string>([
    ...board.objects.map((object) => object.id),
    ...board.effects.map((effect) => effect.id),
    ...board.players.map((player) => player.id),
  ]);
  let n = 1;
  while (taken.has(name(n))) n += 1;
  return name(n);
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

const activePlayer = (board: Board) =>
  (board.players.find((player) => player.active) ?? board.players[0])?.id ?? playerId('A');

function newPlayer(id: string, active: boolean) {
  return { id: playerId(id), name: null, life: 20, counters: {}, designations: [], active };
}
