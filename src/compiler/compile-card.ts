import { type Card, type CompiledCard, type CompiledFace, printedValues } from '../engine';
import { blocksOf } from './lines/blocks';
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
    values: printedValues(hasStriationSize(face.text) ? { ...face, power: null, toughness: null } : face),
    abilities: entriesOf(face, whole).flatMap(({ abilities }) => abilities),
    prototype: prototypeOf(face.text),
  };
}

/** 721.2b–c: the size of a station card belongs to a striation and is there only while that gives it. */
const hasStriationSize = (text: string): boolean => blocksOf(text).some(({ kind }) => kind === 'station');
