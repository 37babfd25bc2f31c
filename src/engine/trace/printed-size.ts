import type { CompiledBoard } from '../board/compiled';
import type { ObjectId } from '../model/ids';
import type { Message } from '../model/messages';

/** Power and toughness as the card prints them where a star stands in them (208.2); null where they are plain numbers. */
export function printedSize(compiled: CompiledBoard, object: ObjectId): Message | null {
  const found = compiled.objects.get(object);
  const { power, toughness } = (found?.card.faces[found.object.face] ?? found?.card.faces[0])?.card ?? {};
  const starred = [power, toughness].some((value) => typeof value === 'string' && value.includes('*'));
  return starred ? { key: 'value.is', values: { value: `${power}/${toughness}` } } : null;
}
