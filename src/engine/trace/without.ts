/** The same board without one effect: the question "what if it were not there?". */
import type { Board, BoardObject } from '../board/types';
import type { ObjectId } from '../model/ids';
import type { LayerEffect } from './types';

/** Null where the effect cannot be taken away alone (what rules do), or where `keep` would vanish with it. */
export function without(board: Board, effect: LayerEffect, keep: ObjectId): Board | null {
  switch (effect.origin) {
    case 'resolved':
      return { ...board, off: [...board.off, effect.key] };
    case 'static':
      return effect.source === null || effect.source === keep ? null : { ...board, off: [...board.off, effect.source] };
    case 'counter':
      return change(board, effect.source, (object) => ({ ...object, counters: dropped(object.counters, effect.text) }));
    case 'copy':
      return change(board, effect.source, (object) => ({ ...object, copyOf: null, copyExcept: null, merged: [] }));
    case 'face-down':
      return change(board, effect.source, (object) => ({ ...object, faceDown: false }));
    case 'rule':
      return null;
  }
}

function change(board: Board, id: ObjectId | null, edit: (object: BoardObject) => BoardObject): Board {
  const objects = board.objects.map((object) => (object.id === id ? edit(object) : object));
  // Keys that no longer name anything (`bear#+1/+1`) would be an error in a document.
  const timestamps = board.timestamps.filter((key) => !key.includes('#') || hasCounter(objects, key));
  return { ...board, objects, timestamps };
}

const hasCounter = (objects: readonly BoardObject[], key: string): boolean =>
  objects.some(({ id, counters }) => Object.keys(counters).some((counter) => `${id}#${counter}` === key));

function dropped(counters: BoardObject['counters'], counter: string): BoardObject['counters'] {
  return Object.fromEntries(Object.entries(counters).filter(([kind]) => kind !== counter));
}
