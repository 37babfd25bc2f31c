/** "a 3/3 green Ape creature with trample that's still a land": what an object is said to be or to become. */
import type { CardType, Quantity, Subtype, Supertype, TypeWord } from '../../engine';
import { lazy, many, memo, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { abilityList } from './abilities';
import { type ColorList, colorList } from './colors';
import type { GrantDraft } from './draft';
import { name } from './names';
import { quantity } from './quantity';
import { sizeLiteral } from './sizes';
import { cardTypeWord, subtypeWord, supertypeWord } from './type-words';

export type Size = { readonly power: Quantity | null; readonly toughness: Quantity | null };

export type Description = {
  readonly size: Size | null;
  readonly colors: ColorList | null;
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly special: readonly TypeWord[];
  readonly abilities: readonly GrantDraft[];
  readonly name: string | null;
  /** "in addition to its other types" (colors, names): what is kept (205.1b). */
  readonly keeps: readonly Kept[];
};

export type Kept = 'types' | 'colors';

type Piece = Partial<Description>;

/** A description with or without article; it says at least one thing. */
export const description: Reader<Description> = memo(
  lazy(() =>
    sequence(
      optional(word('a', 'an', 'the'), null),
      many(
        sequence(
          optional(joint(), null),
          oneOf(
            quality(),
            words('permanent').map((): Piece => ({})),
          ),
        ).map(([, piece]) => piece),
      ),
      many(sequence(optional(joint(), null), tail()).map(([, piece]) => piece)),
    ).refine(([, qualities, tails]) => {
      const pieces = [...qualities, ...tails];
      return pieces.some((piece) => Object.keys(piece).some((key) => key !== 'keeps')) ? merged(pieces) : null;
    }),
  ),
);

/** "and", also with an article after it: "a Swamp and an Island". */
const joint = (): Reader<unknown> => sequence(oneOf(words(', and'), word(',', 'and')), optional(word('a', 'an'), null));

/** A size, colours, or one word of a type line. */
function quality(): Reader<Piece> {
  return oneOf(
    sizeLiteral.map((size): Piece => ({ size })),
    colorList.map((colors): Piece => ({ colors })),
    supertypeWord.map((supertype): Piece => ({ supertypes: [supertype] })),
    cardTypeWord.map((cardType): Piece => ({ cardTypes: [cardType] })),
    subtypeWord.map((subtype): Piece => ({ subtypes: [subtype] })),
    typeWords.map((special): Piece => ({ special: [special] })),
  );
}

/** Words that stand for several types or for a chosen one. */
export const typeWords: Reader<TypeWord> = oneOf(
  ...(
    [
      ['every creature type', 'every-creature-type'],
      ['all creature types', 'every-creature-type'],
      ['every basic land type', 'every-basic-land-type'],
      ['all basic land types', 'every-basic-land-type'],
      ['every land type', 'every-land-type'],
      ['all land types', 'every-land-type'],
      ['the chosen type', 'chosen-subtype'],
      ['the chosen types', 'chosen-subtype'],
      ['that type', 'chosen-subtype'],
      ['the last chosen type', 'chosen-subtype'],
      ['the chosen creature type', 'chosen-creature-type'],
      ['the chosen creature types', 'chosen-creature-type'],
      ['the creature type of your choice', 'chosen-creature-type'],
      ['creature type of your choice', 'chosen-creature-type'],
      ['that creature type', 'chosen-creature-type'],
      ['the creature types of your choice', 'chosen-creature-type'],
      ['the chosen land type', 'chosen-land-type'],
      ['the chosen basic land type', 'chosen-land-type'],
      ['the basic land type of your choice', 'chosen-land-type'],
      ['basic land type of your choice', 'chosen-land-type'],
      ['the land type of your choice', 'chosen-land-type'],
      ['the chosen card type', 'chosen-card-type'],
    ] as const
  ).map(([text, special]) => words(text).map((): TypeWord => special)),
);

/** What follows the nouns. */
function tail(): Reader<Piece> {
  return oneOf(
    sequence(word('with', 'has', 'have'), sizeWords).map(([, size]): Piece => ({ size })),
    sequence(word('with'), abilityList).map(([, abilities]): Piece => ({ abilities })),
    abilityList.map((abilities): Piece => ({ abilities })),
    sequence(words('with'), oneOf(words('all creature types'), words('every creature type'))).map(
      (): Piece => ({ special: ['every-creature-type'] }),
    ),
    sequence(words('named'), name).map(([, called]): Piece => ({ name: called })),
    addition(),
    still(),
    // A restriction in the description itself: nothing of it is a characteristic.
    sequence(words("that can't be blocked"), optional(words('this turn'), null)).map((): Piece => ({})),
    sequence(oneOf(words("that 's"), words('that are')), colorList).map(([, colors]): Piece => ({ colors })),
  );
}

/** "base power and toughness 1/1", "power and toughness each equal to its mana value", "base power 5" */
export const sizeWords: Reader<Size> = lazy(() => {
  const both = sequence(
    optional(word('base'), null),
    words('power and'),
    optional(word('base'), null),
    words('toughness'),
  );
  const equal = sequence(optional(word('each'), null), words('equal to'), quantity).map(([, , of]) => of);
  return oneOf(
    sequence(both, sizeLiteral).map(([, size]) => size),
    sequence(both, equal).map(([, of]) => ({ power: of, toughness: of })),
    sequence(word('base'), words('power'), optional(words('equal to'), null), quantity).map(([, , , power]) => ({
      power,
      toughness: null,
    })),
    sequence(word('base'), words('toughness'), optional(words('equal to'), null), quantity).map(
      ([, , , toughness]) => ({
        power: null,
        toughness,
      }),
    ),
  );
});

/** "in addition to its other types", "in addition to its other creature types and colors" */
function addition(): Reader<Piece> {
  const whose = word('its', 'their', 'his', 'her');
  const kind = oneOf(
    words('creature types'),
    words('land types'),
    words('card types'),
    words('artifact types'),
    words('creature type'),
    words('land type'),
    words('types'),
    words('type'),
    words('subtypes'),
    words('supertypes'),
  ).map((): Kept => 'types');
  const color = word('colors', 'color').map((): Kept => 'colors');
  const one = sequence(optional(word('other'), null), oneOf(kind, color)).map(([, kept]) => kept);
  return sequence(
    words('in addition to'),
    whose,
    one,
    many(sequence(oneOf(words(', and'), word('and', ',')), one).map(([, kept]) => kept)),
  ).map(([, , first, rest]): Piece => ({ keeps: [first, ...rest] }));
}

/** "that's still a land", "that are still lands" (205.1b) */
function still(): Reader<Piece> {
  return sequence(
    oneOf(words("that 's"), words('that are')),
    words('still'),
    optional(word('a', 'an'), null),
    oneOf<readonly Reader<unknown>[]>(cardTypeWord, subtypeWord),
  ).map((): Piece => ({ keeps: ['types'] }));
}

function merged(pieces: readonly Piece[]): Description {
  const last = <Key extends 'size' | 'colors' | 'name'>(key: Key): Description[Key] | null =>
    pieces.reduce<Description[Key] | null>((found, piece) => piece[key] ?? found, null);
  return {
    size: last('size'),
    colors: last('colors'),
    name: last('name'),
    supertypes: pieces.flatMap((piece) => piece.supertypes ?? []),
    cardTypes: [...new Set(pieces.flatMap((piece) => piece.cardTypes ?? []))],
    subtypes: pieces.flatMap((piece) => piece.subtypes ?? []),
    special: pieces.flatMap((piece) => piece.special ?? []),
    abilities: pieces.flatMap((piece) => piece.abilities ?? []),
    keeps: pieces.flatMap((piece) => piece.keeps ?? []),
  };
}
