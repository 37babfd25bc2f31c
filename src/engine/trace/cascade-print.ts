/** The printed value in the cascade: struck through is only what is really gone, for what adds takes nothing away. */
import type { Ability } from '../model/abilities';
import type { Row } from '../model/characteristics';
import type { Message } from '../model/messages';
import { familyOf } from '../model/subtypes';
import { typesAsPrinted } from '../model/type-line';
import type { CascadeAspect } from './aspects';
import { abilitiesValue, colorsValue, sizeValue, valueAt, wordsValue } from './explain-value';

/** Neighbors with the same fate are one piece. */
export type CascadePiece = { readonly value: Message; readonly gone: boolean };

/** What is printed and what of it is gone by now. `sized`: it has power and toughness now (208.3). */
export function printedPieces(aspect: CascadeAspect, printed: Row, now: Row, sized: boolean): readonly CascadePiece[] {
  switch (aspect) {
    case 'types': {
      const still = typesAsPrinted(now);
      return pieces(typesAsPrinted(printed), (word) => still.includes(word), wordsValue);
    }
    case 'subtypes':
      if (printed.everyCreatureType) return whole(valueAt(aspect, printed, true), now.everyCreatureType);
      return pieces(printed.subtypes, (word) => hasSubtype(now, word), wordsValue);
    case 'colors':
      if (printed.colors.length === 0) return whole(colorsValue([]), now.colors.length === 0);
      return pieces(printed.colors, (color) => now.colors.includes(color), colorsValue);
    case 'abilities':
      return pieces(printed.abilities, (ability) => hasAbility(now, ability), abilitiesValue);
    case 'size': {
      if (printed.power === null) return whole({ key: 'value.none' }, true);
      return whole(sizeValue(printed.power, printed.toughness), sized && sameSize(printed, now));
    }
    case 'name':
    case 'cost':
    case 'loyalty':
    case 'defense':
    case 'controller': {
      const value = valueAt(aspect, printed, true);
      return whole(value, JSON.stringify(value) === JSON.stringify(valueAt(aspect, now, true)));
    }
  }
}

/** A value that stands or goes as one; where nothing is printed nothing can go. */
const whole = (value: Message, stands: boolean): readonly CascadePiece[] => [
  { value, gone: !stands && value.key !== 'value.none' },
];

function pieces<Item>(
  items: readonly Item[],
  stands: (item: Item) => boolean,
  told: (items: readonly Item[]) => Message,
): readonly CascadePiece[] {
  if (items.length === 0) return whole({ key: 'value.none' }, true);
  const runs: { readonly items: Item[]; readonly gone: boolean }[] = [];
  for (const item of items) {
    const gone = !stands(item);
    const last = runs.at(-1);
    if (last?.gone === gone) last.items.push(item);
    else runs.push({ items: [item], gone });
  }
  return runs.map(({ items: run, gone }) => ({ value: told(run), gone }));
}

/** 702.73a: what is every creature type is still those that are printed. */
const hasSubtype = (row: Row, word: string): boolean =>
  row.subtypes.includes(word) || (row.everyCreatureType && familyOf(word) === 'creature');

/** The same ability in the same words: one whose words were changed (612) is gone as printed. */
const hasAbility = (row: Row, { id, text }: Ability): boolean =>
  row.abilities.some((other) => other.id === id && other.text === text);

const sameSize = (one: Row, other: Row): boolean => one.power === other.power && one.toughness === other.toughness;
