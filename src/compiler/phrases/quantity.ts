import type { Filter, NumberField, PlayerRef, Quantity } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { colorWord } from './colors';
import { counted } from './counted';
import { inZones } from './filters';
import { unseenWords } from './history';
import { nounPhrase } from './noun-phrase';
import { multiplier, numberField, numeral } from './numbers';
import { possessivePlayer } from './players';
import { objectReference, possessive } from './references';

/** A number in words: "3", "X", "the number of Goblins you control", "twice its power", "your devotion to red plus 1". */
export const quantity: Reader<Quantity> = memo(
  lazy(() =>
    sequence(
      term,
      optional(
        sequence(word('plus', 'minus'), term).map(([sign, more]) => (sign === 'plus' ? more : times(-1, more))),
        null,
      ),
    ).map(([first, more]) => (more === null ? first : { kind: 'sum', terms: [first, more] })),
  ),
);

export const times = (factor: number, of: Quantity): Quantity =>
  factor === 1
    ? of
    : of.kind === 'number'
      ? { kind: 'number', value: factor * of.value }
      : { kind: 'times', factor, of };

export const number = (value: number): Quantity => ({ kind: 'number', value });
const term: Reader<Quantity> = memo(
  lazy(() =>
    oneOf(
      numeral.map(number),
      token((here): Quantity | null => (here.text === 'x' ? { kind: 'x' } : null), 'unread.expected-number'),
      sequence(multiplier, term).map(([factor, of]) => times(factor, of)),
      halves(),
      difference(),
      sequence(
        optional(words('the'), null),
        optional(word('total'), null),
        words('number of'),
        lazy(() => numberOf),
      ).map(([, , , of]) => of),
      fields(),
      extremes(),
      sequence(possessivePlayer, words('life total')).map(([player]): Quantity => ({ kind: 'life', player })),
      extremeLife(),
      devotion(),
      words('the chosen number').map((): Quantity => ({ kind: 'chosen-number' })),
      words('that number').map((): Quantity => ({ kind: 'unseen', words: 'that number' })),
      oneOf(words('your starting life total'), words('their starting life total')).map(() => number(20)), // 103.4
      words('your speed').map((text): Quantity => ({ kind: 'unseen', words: text })),
      sequence(words('the'), unseenWords).map(([, text]): Quantity => ({ kind: 'unseen', words: `the ${text}` })),
    ),
  ),
);

/** "the number of" objects; some texts repeat it or put a number in between. */
const numberOf: Reader<Quantity> = oneOf(
  counted,
  lazy(() => quantity),
  sequence(term, word('plus'), counted).map(([first, , more]): Quantity => ({ kind: 'sum', terms: [first, more] })),
  sequence(counted, word('and'), counted).map(([first, , more]): Quantity => ({ kind: 'sum', terms: [first, more] })),
  words('cards in the hand of the opponent with the most cards in hand').map(
    (): Quantity => ({ kind: 'most-of', filter: inZones('hand'), by: 'owner', player: { kind: 'opponents' } }),
  ),
  words('creatures in your party').map((): Quantity => ({ kind: 'party' })),
);

/** "the difference between its power and toughness" */
function difference(): Reader<Quantity> {
  return sequence(words('the difference between'), possessive, numberField, word('and'), numberField).map(
    ([, of, one, , other]) => {
      const field = (which: NumberField): Quantity => ({ kind: 'field', field: which, of });
      const less = (from: NumberField, by: NumberField): Quantity => ({
        kind: 'sum',
        terms: [field(from), times(-1, field(by))],
      });
      return { kind: 'maximum', of: [less(one, other), less(other, one)] };
    },
  );
}

function halves(): Reader<Quantity> {
  const rounded = optional(
    sequence(optional(word(','), null), words('rounded'), word('up', 'down')).map(([, , way]) => way),
    'up',
  );
  return sequence(words('half'), term, rounded).map(
    ([, of, way]): Quantity => ({ kind: 'half', of, round: way === 'down' ? 'down' : 'up' }),
  );
}

function fields(): Reader<Quantity> {
  return oneOf(
    sequence(possessive, numberField).map(([of, field]): Quantity => ({ kind: 'field', field, of })),
    sequence(words('the'), numberField, words('of'), objectReference).map(
      ([, field, , of]): Quantity => ({ kind: 'field', field, of }),
    ),
    // "the power of the creature with the greatest power among Elves": the greatest that there is.
    sequence(words('the'), numberField, words('of the'), nounPhrase).refine(([, field, , among]): Quantity | null =>
      greatestOf(among, field) ? { kind: 'extreme', field, among } : null,
    ),
  );
}

/** Does it describe what has the greatest of that number? */
const greatestOf = (filter: Filter, field: NumberField): boolean =>
  filter.kind === 'all-of'
    ? filter.filters.some((one) => greatestOf(one, field))
    : filter.kind === 'greatest' && filter.field === field;

/** "the highest life total among your opponents" */
function extremeLife(): Reader<Quantity> {
  const which = oneOf(
    word('highest', 'greatest').map(() => 'most' as const),
    word('lowest', 'least').map(() => 'least' as const),
  );
  const among = oneOf(
    words('players').map((): PlayerRef => ({ kind: 'each-player' })),
    words('your opponents').map((): PlayerRef => ({ kind: 'opponents' })),
  );
  return sequence(optional(word('the'), null), which, words('life total among'), among).map(
    ([, extreme, , player]): Quantity => ({ kind: 'life', player, extreme }),
  );
}

function extremes(): Reader<Quantity> {
  const which = word('greatest', 'highest', 'least', 'lowest', 'total');
  return oneOf(
    sequence(words('the'), which, numberField, word('among', 'of'), optional(word('the', 'all'), null), nounPhrase).map(
      ([, how, field, , , among]): Quantity =>
        how === 'total'
          ? { kind: 'total', field, among }
          : { kind: 'extreme', field, among, ...(how === 'least' || how === 'lowest' ? { least: true } : {}) },
    ),
  );
}

/** "your devotion to red and green", "its controller's devotion to white" (700.5) */
function devotion(): Reader<Quantity> {
  const another = sequence(word('and'), colorWord).map(([, color]) => color);
  return sequence(possessivePlayer, words('devotion to'), colorWord, optional(another, null)).map(
    ([player, , first, second]): Quantity => ({
      kind: 'devotion',
      colors: second === null ? [first] : [first, second],
      player,
    }),
  );
}
