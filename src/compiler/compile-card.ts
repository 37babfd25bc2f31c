import { type Card, type CompiledCard, type CompiledFace, printedValues } from '../engine';
import { entriesOf } from './lines/face';
import { prototypeOf } from './lines/prototype';

/**
 * A card with its text as data, face by face. Pure; it never throws: words that could not be read are in the spans of their
 * ability, and the rest of the card counts.
 */
export function compileCard(card: Card): CompiledCard {
  const [first = card, ...rest] = card.faces.length > 0 ? card.faces : [card];
  return { card, faces: [compileFace(first, card), ...rest.map((face) => compileFace(face, card))] };
}

function compileFace(face: Card, whole: Card): CompiledFace {
  return {
    card: face,
    values: printedValues(face),
    abilities: entriesOf(face, whole).flatMap(({ abilities }) => abilities),
    prototype: prototypeOf(face.text),
  };
}
