import type { Color, Row } from '../model/characteristics';
import type { PlayerId } from '../model/ids';
import type { Asking } from './asking';

const LETTER: { readonly [C in Color]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** 700.5: mana symbols of any of these colours in the mana costs of permanents that these players control; a hybrid counts once. What raises devotion is added (700.5a). */
export function devotion(colors: readonly Color[], players: readonly PlayerId[], { facts, rows }: Asking): number {
  let symbols = 0;
  for (const object of facts.objects.values()) {
    const row = rows.get(object.id);
    if (object.zone !== 'battlefield' || row === undefined || row.controller === null) continue;
    if (!players.includes(row.controller)) continue;
    symbols += symbolsOf(colors, row.manaCost) + raisedBy(row);
  }
  return symbols;
}

const raisedBy = (row: Row): number => row.abilities.reduce((sum, { devotion: more }) => sum + (more ?? 0), 0);

/** How many mana symbols of any of these colours stand in a mana cost; a hybrid symbol counts once. */
export function symbolsOf(colors: readonly Color[], manaCost: string): number {
  const letters = colors.map((color) => LETTER[color]);
  return (manaCost.match(/\{[^}]*\}/g) ?? []).filter((symbol) =>
    letters.some((letter) => symbol.slice(1, -1).split('/').includes(letter)),
  ).length;
}
