import type { Evaluation } from '../evaluate';
import { checkObject } from './check-object';
import { checkDependencies, checkOrder } from './check-order';
import type { Case, Difference } from './types';

/** Everything about the evaluation of a case's board that is not as the case demands; none if it passes. */
export function checkCase(asked: Case, evaluation: Evaluation): readonly Difference[] {
  return [
    ...Object.entries(asked.expect).flatMap(([id, expected]) =>
      checkRow(id, expected, evaluation).map((found) => ({ ...found, place: join(id, found.place) })),
    ),
    ...checkOrder(asked.order ?? {}, evaluation.trace),
    ...checkDependencies(asked.dependencies ?? {}, evaluation.trace),
  ];
}

function checkRow(id: string, expected: Case['expect'][string], { board, trace }: Evaluation): readonly Difference[] {
  const object = board.objects.find((one) => one.id === id);
  const row = object && trace.final.get(object.id);
  const copiable = object && trace.copiable.get(object.id);
  if (!object || !row || !copiable) return expected === null ? [] : [{ place: '', expected: 'an object', got: null }];
  if (expected === null) return [{ place: '', expected: null, got: 'an object' }];
  return checkObject(row, copiable, object.zone, expected);
}

const join = (id: string, place: string): string => (place === '' ? id : `${id}.${place}`);
