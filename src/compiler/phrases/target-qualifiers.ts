import type { Filter } from '../../engine';
import { KEYWORDS } from '../keywords/table';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { ANY, allOf, anyOf } from './filters';
import { possessivePlayer } from './players';
import { sizeLiteral } from './sizes';

/** Restrictions that are said of targets above all: "with base power and toughness 1/1", "with a morph ability", "of their choice". */
export const targetQualifier: Reader<Filter> = oneOf(
  sequence(words('with base power and toughness'), sizeLiteral).map(([, { power, toughness }]) =>
    allOf([
      { kind: 'compare', field: 'basePower', comparison: '=', than: power },
      { kind: 'compare', field: 'baseToughness', comparison: '=', than: toughness },
    ]),
  ),
  sequence(
    words('with'),
    word('a', 'an'),
    lazy(() => oneOf(...KEYWORDS.map(({ name }) => words(name)))),
    word('ability'),
  ).map(
    ([, , keyword]): Filter =>
      // 702.37f: megamorph is a variant of morph.
      anyOf(
        (keyword === 'morph' ? ['morph', 'megamorph'] : [keyword]).map(
          (name): Filter => ({ kind: 'has-keyword', keyword: name }),
        ),
      ),
  ),
  // Whose choice it is decides nothing about the object.
  sequence(words('of'), possessivePlayer, words('choice'), optional(words('they control'), null)).map(() => ANY),
);
