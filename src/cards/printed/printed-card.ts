import type { Card } from '../../engine';

/** A card as it stands in these files: what it does not have is left out. */
export type PrintedCard = Pick<Card, 'name' | 'typeLine'> &
  Partial<Omit<Card, 'name' | 'typeLine' | 'faces'>> & { readonly faces?: readonly PrintedCard[] };

/** Rules text, one ability a line. */
export function lines(...abilities: readonly string[]): string {
  return abilities.join('\n');
}

/** The whole card: what the entry leaves out it has not (no cost and no text are `''`). */
export function wholeCard(entry: PrintedCard): Card {
  return {
    manaCost: '',
    text: '',
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    colorIndicator: null,
    layout: null,
    ...entry,
    faces: (entry.faces ?? []).map(wholeCard),
  };
}
