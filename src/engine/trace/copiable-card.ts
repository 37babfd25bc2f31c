import type { CompiledBoard } from '../board/compiled';
import type { Card } from '../board/types';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import { typesAsPrinted } from '../model/type-line';
import type { Trace } from './types';

/**
 * The copiable values of an object as a card (707.2), to be written into a document: a copy keeps them when the original
 * changes later (707.2b). Where layer 1 left the object as printed, this is the printed face itself, with its `*`.
 */
export function copiableCard(
  { compiled, trace }: { readonly compiled: CompiledBoard; readonly trace: Trace },
  id: ObjectId,
): Card | null {
  const row = trace.copiable.get(id);
  const entry = compiled.objects.get(id);
  if (!row || !entry) return null;
  const face = entry.card.faces[entry.object.face] ?? entry.card.faces[0];
  const printed = entry.object.faceDown === false && entry.object.copyOf === null && face.card.name === row.name;
  return printed ? face.card : written(row, entry.copied?.faces[0].card ?? null);
}

function written(row: Row, copied: Card | null): Card {
  // A copy of a copy takes the words that the first one took.
  if (copied && copied.name === row.name) return copied;
  const types = typesAsPrinted(row).join(' ');
  return {
    name: row.name,
    manaCost: row.manaCost,
    typeLine: row.subtypes.length === 0 ? types : `${types} — ${row.subtypes.join(' ')}`,
    text: row.abilities
      .filter((ability) => ability.origin.kind !== 'intrinsic')
      .map((ability) => ability.text)
      .join('\n'),
    power: row.power,
    toughness: row.toughness,
    loyalty: row.loyalty,
    defense: row.defense,
    colorIndicator: row.manaCost === '' && row.colors.length > 0 ? row.colors : null,
    layout: null,
    faces: [],
  };
}
