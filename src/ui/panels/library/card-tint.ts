import type { Card } from '../../../engine';

/** The letter of a printed card's tint: its first color by cost or indicator, N without one. */
export function cardTint(card: Card): string {
  const face = card.faces[0] ?? card;
  const symbol = /[WUBRG]/.exec(face.manaCost || card.manaCost)?.[0];
  return symbol ?? INDICATED[card.colorIndicator?.[0] ?? ''] ?? 'N';
}

const INDICATED: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
