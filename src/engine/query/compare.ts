import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Comparison, NumberField } from '../model/phrases';
import type { Asking } from './asking';

export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** A number of a row as it stands now, whatever its types (D25, D27); a creature without a value has 0 (208.5). */
export function fieldOf(row: Row, field: NumberField): number | null {
  const value = row[field];
  if (value !== null || field === 'loyalty' || field === 'defense') return value;
  return row.cardTypes.includes('Creature') ? 0 : null;
}

/** The greatest (or least) value of a field among objects; null among none. */
export function extremeOf(
  field: NumberField,
  among: readonly ObjectId[],
  least: boolean | undefined,
  asking: Asking,
): number | null {
  let best: number | null = null;
  for (const id of among) {
    const row = asking.rows.get(id);
    const value = row === undefined ? null : fieldOf(row, field);
    if (value !== null && (best === null || (least === true ? value < best : value > best))) best = value;
  }
  return best;
}
