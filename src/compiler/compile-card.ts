import type { Card, CompiledCard } from '../engine';

/** STUB until the lines land: no abilities are read. */
export function compileCard(card: Card): CompiledCard {
  const [first, ...rest] = (card.faces.length > 0 ? card.faces : [card]).map((face) => ({
    card: face,
    abilities: [],
    prototype: null,
  }));
  return { card, faces: [first ?? { card, abilities: [], prototype: null }, ...rest] };
}
