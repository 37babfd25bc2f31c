import { COLORS, type Color } from '../model/characteristics';

/** 202.3: the sum of the symbols of a mana cost; X is 0 (202.3e), a hybrid counts its greater half (202.3f), a Phyrexian symbol 1 (202.3g). */
export function manaValueOf(cost: string): number {
  return symbolsOf(cost).reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}

/** 105.2, 202.2: the colours of the mana symbols in a cost, in the order of COLORS. */
export function colorsOfCost(cost: string): readonly Color[] {
  const letters = new Set(symbolsOf(cost).flatMap((symbol) => symbol.split('/')));
  return COLORS.filter((color) => letters.has(LETTERS[color]));
}

export const LETTERS: { readonly [C in Color]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

const symbolsOf = (cost: string): readonly string[] =>
  [...cost.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');

function symbolValue(symbol: string): number {
  return Math.max(
    ...symbol
      .split('/')
      .map((half) => (/^\d+$/.test(half) ? Number(half) : 'XYZP'.includes(half) ? 0 : half === 'H' ? 0 : 1)),
  );
}
