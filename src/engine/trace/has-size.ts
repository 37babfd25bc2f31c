import type { CompiledBoard } from '../board/compiled';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';

/** Does it have power and toughness at all? A permanent only as a creature (208.3), anything else if they are printed on it. */
export function hasSize(row: Row, id: ObjectId, compiled: CompiledBoard): boolean {
  const zone = compiled.objects.get(id)?.object.zone;
  return zone === 'battlefield' ? row.cardTypes.includes('Creature') : row.power !== null || row.toughness !== null;
}
