import type { Board, BoardEffect, BoardObject, EffectId, ObjectId } from '../engine';
import type { Change } from './changes';
import { removeFromBoard } from './remove-from-board';
import { counterKey, withTimestamps } from './timestamps';

/** The board after a change. Pure; the list of timestamps in the result is complete (613.7). */
export function changeBoard(board: Board, change: Change): Board {
  const step = (after: Board, renewed: readonly string[] = []) => withTimestamps(board, after, renewed);
  const onObject = (id: ObjectId, patch: Partial<BoardObject>, renewed: readonly string[] = []) =>
    step(patchObject(board, id, patch), renewed);

  switch (change.kind) {
    case 'add-object':
      return step({ ...board, objects: [...board.objects, change.object] });
    case 'duplicate':
      return step({ ...board, objects: board.objects.flatMap((object) => twice(object, change.object, change.as)) });
    case 'remove':
      return step(removeFromBoard(board, change.id));
    case 'move':
      return onObject(change.object, moved(change), [change.object]);
    case 'set-controller':
      return onObject(change.object, { controller: change.controller });
    case 'set-owner':
      return onObject(change.object, { owner: change.owner });
    case 'attach':
      return onObject(change.object, { attachedTo: change.to }, change.to === null ? [] : [change.object]);
    case 'set-status':
      return onObject(change.object, { [change.status]: change.value });
    case 'turn':
      return onObject(change.object, { faceDown: change.faceDown }, [change.object]);
    case 'transform':
      return step(
        updateObject(board, change.object, (object) => ({ ...object, face: object.face === 0 ? 1 : 0 })),
        [change.object],
      );
    case 'set-counters':
      return setCounters(board, change);
    case 'set-damage':
      return onObject(change.object, { damage: Math.max(0, change.damage) });
    case 'set-choices':
      return step(setChoices(board, change));
    case 'set-copy':
      return onObject(change.object, { copyOf: change.of, copyExcept: change.except });
    case 'set-designations':
      return onObject(change.object, { designations: change.designations });
    case 'edit-card':
      return onObject(change.object, { card: change.card });
    case 'add-effect':
      return step({ ...board, effects: [...board.effects, change.effect] });
    case 'edit-effect':
      return step(updateEffect(board, change.effect, (effect) => ({ ...effect, text: change.text, x: change.x })));
    case 'retarget':
      return step(updateEffect(board, change.effect, (effect) => retargeted(effect, change.from, change.to)));
    case 'set-affected':
      return step(updateEffect(board, change.effect, (effect) => ({ ...effect, affected: change.affected })));
    case 'reorder':
      return reordered(board, change.timestamps);
    case 'move-timestamp':
      return reordered(board, movedTo(step(board).timestamps, change.key, change.to));
    case 'arrange':
      return step({ ...board, objects: arranged(board.objects, change.objects) });
    case 'set-off':
      return step({ ...board, off: toggled(board.off, change.id, change.off) });
    case 'assume':
      return step({ ...board, assume: toggled(board.assume, change.words, change.holds) });
    case 'set-title':
      return { ...board, title: change.title };
    case 'set-active-player':
      return {
        ...board,
        players: board.players.map((player) => ({ ...player, active: player.id === change.player })),
      };
    case 'set-life':
      return {
        ...board,
        players: board.players.map((player) =>
          player.id === change.player ? { ...player, life: change.life } : player,
        ),
      };
    case 'replace-board':
      return withTimestamps(change.board, change.board);
  }
}

/** Several changes that a person made as one: undone together. */
export const changeBoardBy = (board: Board, changes: readonly Change[]): Board => changes.reduce(changeBoard, board);

function updateObject(board: Board, id: ObjectId, update: (object: BoardObject) => BoardObject): Board {
  return { ...board, objects: board.objects.map((object) => (object.id === id ? update(object) : object)) };
}

const patchObject = (board: Board, id: ObjectId, patch: Partial<BoardObject>): Board =>
  updateObject(board, id, (object) => ({ ...object, ...patch }));

function updateEffect(board: Board, id: EffectId, update: (effect: BoardEffect) => BoardEffect): Board {
  return { ...board, effects: board.effects.map((effect) => (effect.id === id ? update(effect) : effect)) };
}

const twice = (object: BoardObject, id: ObjectId, as: ObjectId): readonly BoardObject[] =>
  object.id === id ? [object, { ...object, id: as }] : [object];

/** 400.7: what changes zones is a new object, so what was on the old one is gone. */
function moved(change: Extract<Change, { kind: 'move' }>): Partial<BoardObject> {
  return {
    zone: change.zone,
    controller: change.controller,
    tapped: false,
    attacking: false,
    blocking: false,
    attachedTo: null,
    counters: {},
    damage: 0,
    faceDown: false,
    copyOf: null,
    copyExcept: null,
    designations: [],
    pairedWith: null,
  };
}

function setCounters(board: Board, change: Extract<Change, { kind: 'set-counters' }>): Board {
  const object = board.objects.find((candidate) => candidate.id === change.object);
  if (!object) return board;
  const before = object.counters[change.counter] ?? 0;
  const { [change.counter]: _gone, ...others } = object.counters;
  const counters = change.count > 0 ? { ...object.counters, [change.counter]: change.count } : others;
  // 613.7c: a counter put on renews the timestamp of its whole kind; one taken off does not.
  const renewed = change.count > before ? [counterKey(change.object, change.counter)] : [];
  return withTimestamps(board, patchObject(board, change.object, { counters }), renewed);
}

function setChoices(board: Board, change: Extract<Change, { kind: 'set-choices' }>): Board {
  const patch = <Entry extends BoardObject | BoardEffect>(entry: Entry): Entry =>
    entry.id === change.id ? { ...entry, choices: change.choices } : entry;
  return { ...board, objects: board.objects.map(patch), effects: board.effects.map(patch) };
}

function retargeted(effect: BoardEffect, from: ObjectId, to: ObjectId): BoardEffect {
  return {
    ...effect,
    targets: effect.targets.map((target) => (target === from ? to : target)),
    affected: effect.affected?.map((object) => (object === from ? to : object)) ?? null,
  };
}

/** A given order, completed and freed of keys that the board does not have. */
function reordered(board: Board, timestamps: readonly string[]): Board {
  const wanted = { ...board, timestamps };
  return withTimestamps(wanted, wanted);
}

function movedTo(order: readonly string[], key: string, to: number): readonly string[] {
  const others = order.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

function arranged(objects: readonly BoardObject[], order: readonly ObjectId[]): readonly BoardObject[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (object: BoardObject) => place.get(object.id) ?? order.length;
  return [...objects].sort((one, other) => placeOf(one) - placeOf(other));
}

function toggled(list: readonly string[], entry: string, on: boolean): readonly string[] {
  const others = list.filter((other) => other !== entry);
  return on ? [...others, entry] : others;
}
