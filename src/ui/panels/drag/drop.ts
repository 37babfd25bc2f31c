import {
  type Board,
  type BoardObject,
  copiableCard,
  type EffectId,
  type Message,
  type ObjectId,
  type PlayerId,
} from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { type Change, newEffect } from '../../../state';
import { attach, isAttachable } from './attach';
import { dropCardOnObject, dropCardOnSide } from './drop-card';
import type { Held, Place } from './held';
import { lockedIn } from './lock-in';
import { refusal } from './refusal';

/** What a drop would do, or why it would do nothing. */
export type Drop =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly said: Message }
  | { readonly ok: false; readonly reason: Message };

/** What happens when `held` is put down at a place of this board. Pure: asked for previews as well as for the drop. */
export function drop(held: Held, place: Place, evaluation: Evaluation): Drop {
  switch (held.kind) {
    case 'card':
      return dropCard(held, place, evaluation);
    case 'effect':
      return dropEffect(held, place, evaluation);
    case 'counter':
      return place.kind === 'object' ? dropCounter(held, place.object, evaluation) : NOT_HERE;
    case 'copy':
      return place.kind === 'object' ? dropCopy(held, place.object, evaluation) : NOT_HERE;
    case 'face-down':
      return place.kind === 'object'
        ? done([{ kind: 'turn', object: place.object, faceDown: true }], 'said.face-down', { on: object(place.object) })
        : NOT_HERE;
    case 'chip':
      return dropChip(held, place, evaluation);
    case 'object':
      return dropObject(held, place, evaluation);
  }
}

const NOT_HERE: Drop = { ok: false, reason: { key: 'refuse.not-here' } };
const object = (id: ObjectId) => ({ object: id });
const no = (reason: Message): Drop => ({ ok: false, reason });
const done = (changes: readonly Change[], key: string, values: NonNullable<Message['values']>): Drop => ({
  ok: true,
  changes,
  said: { key, values },
});

function dropCard(held: Extract<Held, { kind: 'card' }>, place: Place, evaluation: Evaluation): Drop {
  switch (place.kind) {
    case 'nowhere':
      return NOT_HERE;
    case 'side':
      return dropCardOnSide(held, playerOf(evaluation.board, place.player), evaluation);
    case 'object':
      return dropCardOnObject(held, place.object, activePlayer(evaluation.board), evaluation);
  }
}

function dropEffect(held: Extract<Held, { kind: 'effect' }>, place: Place, evaluation: Evaluation): Drop {
  const { board } = evaluation;
  if (held.onSet) {
    if (place.kind === 'nowhere') return NOT_HERE;
    const controller = place.kind === 'side' ? playerOf(board, place.player) : held.effect.controller;
    const effect = newEffect(board, held.effect.text, { ...held.effect, controller, targets: held.targets });
    const affected = lockedIn(board, effect);
    const said = affected === null ? 'said.effect-begins' : 'said.effect-on-set';
    return done([{ kind: 'add-effect', effect: { ...effect, affected } }], said, { effect: held.label });
  }
  if (place.kind !== 'object') return no({ key: 'refuse.needs-object' });
  const reason = refusal(held, place.object, evaluation);
  if (reason) return no(reason);
  const effect = newEffect(board, held.effect.text, { ...held.effect, targets: [...held.targets, place.object] });
  return done([{ kind: 'add-effect', effect }], 'said.effect', { effect: held.label, on: object(place.object) });
}

function dropCounter(held: Extract<Held, { kind: 'counter' }>, on: ObjectId, { board, trace }: Evaluation): Drop {
  const entry = board.objects.find((other) => other.id === on);
  const row = trace.final.get(on);
  if (!entry || !row) return NOT_HERE;
  if (/^[+−-]\d/.test(held.counter) && !row.cardTypes.includes('Creature')) return no({ key: 'refuse.not-a-creature' });
  const count = (entry.counters[held.counter] ?? 0) + held.count;
  return done([{ kind: 'set-counters', object: on, counter: held.counter, count }], 'said.counter', {
    counter: held.counter,
    on: object(on),
  });
}

function dropCopy(held: Extract<Held, { kind: 'copy' }>, on: ObjectId, evaluation: Evaluation): Drop {
  if (on === held.of) return no({ key: 'refuse.copy-of-itself' });
  const of = copiableCard(evaluation, held.of);
  return done([{ kind: 'set-copy', object: on, of, except: null }], 'said.copy', {
    on: object(on),
    of: object(held.of),
  });
}

function dropChip(held: Extract<Held, { kind: 'chip' }>, place: Place, evaluation: Evaluation): Drop {
  if (place.kind !== 'object') return done(endOf(held, evaluation.board), 'said.ended', { effect: held.label });
  const to = place.object;
  if (to === held.from) return no({ key: 'refuse.already-here' });
  const said = { effect: held.label, on: object(to) };
  switch (held.chip) {
    case 'effect': {
      const reason = refusal(held, to, evaluation);
      if (reason) return no(reason);
      // An effect's key is its id in the document.
      return done([{ kind: 'retarget', effect: held.key as EffectId, from: held.from, to }], 'said.moved', said);
    }
    case 'counter': {
      const counter = held.key.slice(held.key.indexOf('#') + 1);
      const count = countersOn(evaluation.board, held.from, counter);
      const there = countersOn(evaluation.board, to, counter);
      return done(
        [
          { kind: 'set-counters', object: held.from, counter, count: 0 },
          { kind: 'set-counters', object: to, counter, count: there + count },
        ],
        'said.moved',
        said,
      );
    }
    case 'attachment':
      // The key of an attachment is the object that is attached.
      return attach(held.key as ObjectId, to, evaluation);
    case 'copy':
      return no({ key: 'refuse.not-here' });
  }
}

/** What takes a chip off the tile it is on. */
export function endOf(held: Extract<Held, { kind: 'chip' }>, board: Board): readonly Change[] {
  switch (held.chip) {
    case 'effect':
      return endEffectOn(board, held.key, held.from);
    case 'counter':
      return [
        { kind: 'set-counters', object: held.from, counter: held.key.slice(held.key.indexOf('#') + 1), count: 0 },
      ];
    case 'attachment':
      return [{ kind: 'attach', object: held.key as ObjectId, to: null }]; // the key of an attachment is its object
    case 'copy':
      return [{ kind: 'set-copy', object: held.from, of: null, except: null }];
  }
}

/** An effect on several objects ends for this one alone; one on a single object ends. */
function endEffectOn(board: Board, key: string, from: ObjectId): readonly Change[] {
  const effect = board.effects.find((other) => other.id === key);
  if (!effect) return [];
  const others = effect.affected?.filter((other) => other !== from) ?? [];
  if (others.length > 0) return [{ kind: 'set-affected', effect: effect.id, affected: others }];
  return [{ kind: 'remove', id: effect.id }];
}

function dropObject(held: Extract<Held, { kind: 'object' }>, place: Place, evaluation: Evaluation): Drop {
  const { board } = evaluation;
  const entry = board.objects.find((other) => other.id === held.object);
  if (!entry || place.kind === 'nowhere') return NOT_HERE;
  if (place.kind === 'object' && place.object === held.object) return no({ key: 'refuse.own-place' });
  if (place.kind === 'object') {
    const attached = attach(held.object, place.object, evaluation);
    return attached.ok || isAttachable(held.object, evaluation) ? attached : arranged(held.object, place.object, board);
  }
  const player = playerOf(board, place.player);
  if (entry.zone === 'battlefield' && entry.controller === player) return no({ key: 'refuse.own-place' });
  return done([{ kind: 'move', object: held.object, zone: 'battlefield', controller: player }], 'said.moved-to', {
    object: object(held.object),
    player: { player },
  });
}

/** A tile that is dropped on another of its side takes its place in the row: a matter of the view alone. */
function arranged(id: ObjectId, before: ObjectId, board: Board): Drop {
  const [one, other] = [id, before].map((wanted) => board.objects.find((entry) => entry.id === wanted));
  if (!one || !other || one === other) return NOT_HERE;
  if (one.zone !== other.zone || one.controller !== other.controller) return no({ key: 'refuse.another-side' });
  const order = board.objects.map((entry) => entry.id).filter((entry) => entry !== id);
  const to = order.indexOf(before) + (board.objects.indexOf(one) < board.objects.indexOf(other) ? 1 : 0);
  const objects = [...order.slice(0, to), id, ...order.slice(to)];
  return done([{ kind: 'arrange', objects }], 'said.arranged', { object: object(id), other: object(before) });
}

const countersOn = (board: Board, id: ObjectId, counter: string): number =>
  board.objects.find((other) => other.id === id)?.counters[counter] ?? 0;

const playerOf = (board: Board, id: string): PlayerId =>
  board.players.find((player) => player.id === id)?.id ?? activePlayer(board);

function activePlayer(board: Board): PlayerId {
  const player = board.players.find((candidate) => candidate.active) ?? board.players[0];
  if (!player) throw new Error('a board has players');
  return player.id;
}

/** Objects that a thing can be put on, with the reasons of the others: for lit and dimmed tiles and for the menu. */
export function verdicts(held: Held, evaluation: Evaluation): ReadonlyMap<ObjectId, Message | null> {
  return new Map(
    evaluation.board.objects.map((entry: BoardObject) => {
      const result = drop(held, { kind: 'object', object: entry.id }, evaluation);
      return [entry.id, result.ok ? null : result.reason];
    }),
  );
}
