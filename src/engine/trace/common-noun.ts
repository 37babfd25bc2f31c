import type { CardType } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Table } from './types';

/** What all of these objects are, for a sentence: "3 lands change". */
export function commonNoun(table: Table, objects: readonly ObjectId[]): 'creature' | 'land' | 'object' {
  const are = (type: CardType) =>
    objects.length > 0 && objects.every((object) => table.get(object)?.cardTypes.includes(type));
  if (are('Land')) return 'land'; // also of lands that have become creatures: that is how one finds them on the table
  return are('Creature') ? 'creature' : 'object';
}
