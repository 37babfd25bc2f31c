import type { Comparison, Condition, Filter, Quantity } from '../../engine';
import { lazy, memo, oneOf, type Reader, separated, sequence, word, words } from '../reader';
import { anyOf } from './filters';
import { nounPhrase } from './noun-phrase';
import { plainNumber } from './numbers';
import { number, quantity } from './quantity';

/** "five or more", "no", "exactly two", "at least X": a comparison with a number. */
export type HowMany = { readonly comparison: Comparison; readonly count: Quantity };

/** "a creature", "five or more artifacts", "no other creatures": what there are, and how many of them it takes. */
export type Amount = HowMany & { readonly filter: Filter };

const is = (comparison: Comparison, n: number): HowMany => ({ comparison, count: number(n) });

export const howMany: Reader<HowMany> = memo(
  oneOf(
    sequence(plainNumber, words('or more')).map(([n]) => is('>=', n)),
    sequence(plainNumber, oneOf(words('or fewer'), words('or less'))).map(([n]) => is('<=', n)),
    sequence(words('exactly'), plainNumber).map(([, n]) => is('=', n)),
    sequence(words('at least'), plainNumber).map(([, n]) => is('>=', n)),
    sequence(words('fewer than'), plainNumber).map(([, n]) => is('<', n)),
    sequence(words('more than'), plainNumber).map(([, n]) => is('>', n)),
    sequence(words('x or more')).map((): HowMany => ({ comparison: '>=', count: { kind: 'x' } })),
    word('no').map(() => is('=', 0)),
    plainNumber.map((n) => (n === 0 ? is('=', 0) : is('>=', n))),
    word('a', 'an', 'any').map(() => is('>=', 1)),
  ),
);

export const amount: Reader<Amount> = memo(
  lazy(() =>
    separated(oneAmount, word('or')).refine((amounts) => {
      const [first] = amounts;
      if (amounts.length === 1 || first === undefined) return first ?? null;
      // "a permanent named A or a permanent named B": any one of them.
      return amounts.every(isOneOrMore) ? { ...first, filter: anyOf(amounts.map(({ filter }) => filter)) } : null;
    }),
  ),
);

const oneAmount: Reader<Amount> = lazy(() =>
  oneOf(
    sequence(howMany, nounPhrase).map(([many, filter]) => ({ ...many, filter })),
    nounPhrase.map((filter) => ({ ...is('>=', 1), filter })),
  ),
);

export const isOneOrMore = ({ comparison, count }: HowMany): boolean =>
  comparison === '>=' && count.kind === 'number' && count.value === 1;

/** "is 4 or greater", "is less than five", "is equal to its toughness": what a number is compared with. */
export const bound: Reader<HowMany> = memo(
  lazy(() =>
    oneOf(
      sequence(quantity, words('or less')).map(([count]): HowMany => ({ comparison: '<=', count })),
      sequence(quantity, words('or greater')).map(([count]): HowMany => ({ comparison: '>=', count })),
      sequence(quantity, words('or more')).map(([count]): HowMany => ({ comparison: '>=', count })),
      ...WORDED.map(([text, comparison]) =>
        sequence(words(text), quantity).map(([, count]): HowMany => ({ comparison, count })),
      ),
      quantity.map((count): HowMany => ({ comparison: '=', count })),
    ),
  ),
);

const WORDED: readonly (readonly [string, Comparison])[] = [
  ['less than or equal to', '<='],
  ['greater than or equal to', '>='],
  ['less than', '<'],
  ['greater than', '>'],
  ['at least', '>='],
  ['equal to', '='],
];

/** There are that many of them. */
export const thereAre = (of: Amount): Condition => ({
  kind: 'compare',
  left: { kind: 'count', filter: of.filter },
  comparison: of.comparison,
  right: of.count,
});
