import { compileEffectText } from '../../../compiler';
import type { Board, BoardEffect, ObjectId } from '../../../engine';
import { changeBoard, evaluateBoard } from '../../../state';

/**
 * 611.2c: the objects that an effect on a set affects as it begins; written down, so that no later change moves the set.
 * Null for an effect on none, and for one on its source alone.
 */
export function lockedIn(board: Board, effect: BoardEffect): readonly ObjectId[] | null {
  if (!isOnSet(effect)) return null;
  const begun = evaluateBoard(changeBoard(board, { kind: 'add-effect', effect: { ...effect, affected: null } }));
  const objects = begun.trace.steps.flatMap((step) =>
    step.kind === 'applies' && String(step.effect) === String(effect.id) ? step.objects : [],
  );
  return objects.length === 0 ? null : [...new Set(objects)];
}

const isOnSet = ({ text }: BoardEffect): boolean =>
  compileEffectText(text, { names: [] }).spec.clauses.some(
    ({ subject }) => subject.kind === 'all' || subject.kind === 'union',
  );
