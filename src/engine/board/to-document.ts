import { startFindings } from './findings';
import { readPlayers, STARTING_LIFE } from './parse-players';
import type { Board, BoardEffect, BoardObject, Card, Player } from './types';

/** The board as a document: what has its default value is left out, so that files and links stay short. */
export function toDocument(board: Board): unknown {
  const first = board.players[0]?.id ?? '';
  return {
    format: board.format,
    version: board.version,
    ...without(
      {
        title: board.title,
        players: areDefaultPlayers(board.players)
          ? []
          : board.players.map((player, index) => fromPlayer(player, index)),
      },
      {},
    ),
    objects: board.objects.map((object) => fromObject(object, first)),
    ...without({
      effects: board.effects.map((effect) => fromEffect(effect, first)),
      timestamps: board.timestamps,
      assume: board.assume,
      off: board.off,
    }),
  };
}

/** A card as documents write it. */
export function cardToDocument(card: Card): unknown {
  const { name, typeLine, ...rest } = card;
  return { ...without({ name }), typeLine, ...without({ ...rest, faces: card.faces.map(cardToDocument) }) };
}

function fromObject(object: BoardObject, firstPlayer: string): unknown {
  const { id, card, ...rest } = object;
  const fields = {
    ...rest,
    copyOf: cardOrNot(rest.copyOf),
    faceDown: cardOrNot(rest.faceDown),
    merged: rest.merged.map(cardOrNot),
  };
  const defaults = { controller: firstPlayer, owner: object.controller, zone: 'battlefield', face: 0, damage: 0 };
  return { id, card: cardOrNot(card), ...without(fields, defaults) };
}

function fromEffect(effect: BoardEffect, firstPlayer: string): unknown {
  const { id, text, affected, ...rest } = effect;
  // An empty set that was locked in is not "computed": it stays written.
  return { id, text, ...without(rest, { controller: firstPlayer }), ...(affected === null ? {} : { affected }) };
}

function fromPlayer(player: Player, index: number): unknown {
  const { id, active, ...rest } = player;
  const fields = without({ ...rest, active: active && index > 0 }, { life: STARTING_LIFE });
  return Object.keys(fields).length === 0 ? id : { id, ...fields };
}

const areDefaultPlayers = (players: readonly Player[]): boolean =>
  JSON.stringify(players) === JSON.stringify(readPlayers(undefined, '', startFindings()));

const cardOrNot = <Value>(value: Value | Card): unknown =>
  typeof value === 'object' && value !== null && 'typeLine' in value ? cardToDocument(value as Card) : value; // only cards have one

/** The fields that differ from their default, which is the empty value of their kind (or null) unless `defaults` says. */
function without(fields: object, defaults: { readonly [name: string]: unknown } = {}): object {
  const written = Object.entries(fields).filter(([name, value]) =>
    name in defaults ? value !== defaults[name] : !isEmpty(value),
  );
  return Object.fromEntries(written);
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
