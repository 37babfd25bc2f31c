import type { ObjectId, PlayerId } from '../model/ids';
import type { ObjectRef, PlayerRef } from '../model/phrases';
import type { Asking } from './asking';
import { hostOf, isObject } from './facts';

/** Who "you" is: fixed for a resolution, otherwise the source's current controller (D19), or its owner where it has none (109.5). */
export function you(asking: Asking): PlayerId | null {
  const { voice } = asking;
  if (voice.controller !== null) return voice.controller;
  return voice.source === null ? null : controllerOf(asking, voice.source);
}

/** The objects that a reference names: usually one, none where it names nothing. */
export function objectsNamed(ref: ObjectRef, asking: Asking): readonly ObjectId[] {
  const { voice, facts } = asking;
  switch (ref.kind) {
    case 'self':
      return known(asking, voice.source);
    case 'attached':
      return known(asking, hostOf(facts, voice.source)); // D34: what it is attached to, whatever that is by now
    case 'target': {
      const target = voice.targets[ref.index];
      return target !== undefined && isObject(facts, target) ? [target] : [];
    }
    case 'chosen-object':
      return chosenObjects(asking);
    case 'paired':
      return voice.source === null ? [] : known(asking, facts.objects.get(voice.source)?.pairedWith ?? null);
    case 'exiled-with':
      return [...facts.objects.values()]
        .filter((object) => object.exiledWith !== null && object.exiledWith === voice.source)
        .map((object) => object.id);
    case 'granter':
      return voice.granter === null ? chosenObjects(asking) : known(asking, voice.granter);
    case 'it':
      return known(asking, asking.it);
    case 'object':
      return known(asking, ref.id);
  }
}

/** Is this player among those that a reference means? */
export function isPlayer(player: PlayerId | null, ref: PlayerRef, asking: Asking): boolean {
  return player !== null && playersNamed(ref, asking).includes(player);
}

export function playersNamed(ref: PlayerRef, asking: Asking): readonly PlayerId[] {
  const { facts, voice } = asking;
  switch (ref.kind) {
    case 'you':
      return some(you(asking));
    case 'opponents': {
      const self = you(asking);
      return self === null ? [] : [...facts.players.keys()].filter((player) => player !== self);
    }
    case 'active-player':
      return some(facts.activePlayer);
    case 'each-player':
      return [...facts.players.keys()];
    case 'target-player': {
      const target = voice.targets[ref.index];
      return some(target !== undefined && !isObject(facts, target) ? target : null);
    }
    case 'chosen-player':
      return some(findPlayer(asking, voice.choices.player ?? null));
    case 'designated-player':
      return [...facts.players.values()]
        .filter(({ designations }) => designations.some((has) => has.toLowerCase() === ref.designation))
        .map(({ id }) => id);
    case 'attached-player': {
      const host = voice.source === null ? null : (facts.objects.get(voice.source)?.attachedTo ?? null);
      return some(host === null ? null : findPlayer(asking, host));
    }
    case 'controller-of':
      return objectsNamed(ref.of, asking).flatMap((id) => some(controllerOf(asking, id)));
    case 'owner-of':
      return objectsNamed(ref.of, asking).flatMap((id) => some(facts.objects.get(id)?.owner ?? null));
    case 'player':
      return [ref.id];
  }
}

/** A choice is one word or a list of them. */
export const listOf = (choice: string | readonly string[] | undefined): readonly string[] =>
  choice === undefined ? [] : typeof choice === 'string' ? [choice] : choice;

function chosenObjects(asking: Asking): readonly ObjectId[] {
  return listOf(asking.voice.choices.object).flatMap((id) => known(asking, id as ObjectId)); // looked up at once
}

const controllerOf = ({ rows, facts }: Asking, id: ObjectId): PlayerId | null =>
  rows.get(id)?.controller ?? facts.objects.get(id)?.owner ?? null;

function findPlayer(asking: Asking, id: string | null): PlayerId | null {
  return id === null ? null : (asking.facts.players.get(id as PlayerId)?.id ?? null); // looked up at once
}

const known = (asking: Asking, id: ObjectId | null): readonly ObjectId[] =>
  id !== null && asking.facts.objects.has(id) ? [id] : [];

const some = (player: PlayerId | null): readonly PlayerId[] => (player === null ? [] : [player]);
