import { COLORS, type Color, type ColorWord } from '../../engine';
import { many, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';

/** What a description says about colours: [] with no special word is colourless. */
export type ColorList = { readonly colors: readonly Color[]; readonly special: readonly ColorWord[] };

export const colorWord: Reader<Color> = token(
  (here) => (here.kind === 'word' ? (COLORS.find((color) => color === here.text) ?? null) : null),
  'unread.expected-color',
);

/** "red", "green and white", "white, blue, and black", "colorless", "all colors", "the chosen color". */
export const colorList: Reader<ColorList> = oneOf(
  sequence(colorWord, many(sequence(oneOf(words(', and'), word(',', 'and')), colorWord).map(([, color]) => color))).map(
    ([first, rest]) => ({ colors: [first, ...rest], special: [] }),
  ),
  word('colorless').map(() => ({ colors: [], special: [] })),
  specialColors(),
);

function specialColors(): Reader<ColorList> {
  const all = oneOf(words('all colors'), words('every color'), words('all five colors')).map(
    (): ColorWord => 'all-colors',
  );
  const chosen = oneOf(
    words('the chosen color'),
    words('the chosen colors'),
    words('the last chosen color'),
    words('that color'),
    sequence(words('the color'), optional(words('or colors'), null), words('of your choice')),
    words('one or more colors of your choice'),
    words('the colors of your choice'),
    words('a color of your choice'),
    words('the color of their choice'),
  ).map((): ColorWord => 'chosen-color');
  return oneOf(all, chosen).map((special) => ({ colors: [], special: [special] }));
}

/** How many colours "colorless", "monocolored" and "multicolored" mean. */
export const COLOR_COUNTS: ReadonlyMap<string, { readonly comparison: '=' | '>='; readonly count: number }> = new Map([
  ['colorless', { comparison: '=', count: 0 }],
  ['monocolored', { comparison: '=', count: 1 }],
  ['multicolored', { comparison: '>=', count: 2 }],
]);
