import type { Board, BoardEffect, BoardObject, EffectId, ObjectId } from '../engine';

/**
 * The board without an object or an effect, and without what pointed at it: an attachment comes off, an effect loses
 * that target, and an effect that is left without any target ends.
 */
export function removeFromBoard(board: Board, id: ObjectId | EffectId): Board {
  return {
    ...board,
    objects: board.objects.filter((object) => object.id !== id).map((object) => withoutLinks(object, id)),
    effects: board.effects.filter((effect) => effect.id !== id).flatMap((effect) => withoutTarget(effect, id)),
    off: board.off.filter((other) => other !== id),
  };
}

function withoutLinks(object: BoardObject, id: string): BoardObject {
  return {
    ...object,
    attachedTo: object.attachedTo === id ? null : object.attachedTo,
    // A document may name the original; what the app writes is an inline card and stays (707.2b).
    copyOf: object.copyOf === id ? null : object.copyOf,
    exiledWith: object.exiledWith === id ? null : object.exiledWith,
    pairedWith: object.pairedWith === id ? null : object.pairedWith,
  };
}

function withoutTarget(effect: BoardEffect, id: string): readonly BoardEffect[] {
  const targets = effect.targets.filter((target) => target !== id);
  if (effect.targets.length > 0 && targets.length === 0) return [];
  return [
    {
      ...effect,
      targets,
      affected: effect.affected?.filter((object) => object !== id) ?? null,
      source: effect.source === id ? null : effect.source,
    },
  ];
}
