import type { CompiledBoard } from '../board/compiled';
import { timestampKeys } from '../board/timestamp-order';
import type { Board, BoardObject, Player } from '../board/types';
import type { ObjectId, PlayerId } from '../model/ids';

/** What the layers cannot change: zones, status, attachments, players, timestamps. Read once from a board. */
export type Facts = {
  readonly board: Board;
  /** In board order; without what is switched off or whose card is not known. */
  readonly objects: ReadonlyMap<ObjectId, BoardObject>;
  /** Position in board order, from 0. */
  readonly place: ReadonlyMap<ObjectId, number>;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly activePlayer: PlayerId | null;
  /** What is attached to an object, in board order. */
  readonly attachments: ReadonlyMap<ObjectId, readonly ObjectId[]>;
  /** Conditions that hold by assumption, in lower case. */
  readonly assumed: ReadonlySet<string>;
  /** Position in the 613.7 order by key (object, effect, `object#counter`), oldest is 0. */
  readonly timestamps: ReadonlyMap<string, number>;
};

export function factsOf(compiled: CompiledBoard): Facts {
  const { board } = compiled;
  const objects = new Map<ObjectId, BoardObject>();
  const place = new Map<ObjectId, number>();
  for (const [id, { object }] of compiled.objects) {
    place.set(id, objects.size);
    objects.set(id, object);
  }
  return {
    board,
    objects,
    place,
    players: new Map(board.players.map((player) => [player.id, player] as const)),
    activePlayer: board.players.find((player) => player.active)?.id ?? null,
    attachments: attachmentsOf(objects),
    assumed: new Set(board.assume.map((words) => words.toLowerCase())),
    timestamps: agesOn(board),
  };
}

/** The facts of a board with the same objects and players in another order of timestamps. */
export const withTimestampsOf = ({ board }: CompiledBoard, facts: Facts): Facts => ({
  ...facts,
  board,
  timestamps: agesOn(board),
});

/** What an object is attached to, if that is an object on the board; a player or nothing is null. */
export function hostOf(facts: Facts, id: ObjectId | null): ObjectId | null {
  const host = id === null ? null : (facts.objects.get(id)?.attachedTo ?? null);
  return host !== null && isObject(facts, host) ? host : null;
}

/** Ids of objects and players are kept apart by looking them up. */
export function isObject(facts: Facts, id: ObjectId | PlayerId): id is ObjectId {
  return facts.objects.has(id as ObjectId); // the look-up itself decides what it is
}

/** The places of `timestampOrder`, made in one go. */
function agesOn(board: Board): ReadonlyMap<string, number> {
  const ages = new Map<string, number>();
  for (const key of board.timestamps) if (!ages.has(key)) ages.set(key, ages.size);
  for (const key of timestampKeys(board)) if (!ages.has(key)) ages.set(key, ages.size);
  return ages;
}

function attachmentsOf(objects: ReadonlyMap<ObjectId, BoardObject>): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const attachments = new Map<ObjectId, ObjectId[]>();
  for (const object of objects.values()) {
    const host = object.attachedTo as ObjectId | null; // a player id finds no object below
    if (host === null || !objects.has(host)) continue;
    attachments.set(host, [...(attachments.get(host) ?? []), object.id]);
  }
  return attachments;
}
