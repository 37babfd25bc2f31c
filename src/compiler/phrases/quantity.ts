import type { Filter, NumberField, PlayerRef, Quantity } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, separated, sequence, token, word, words } from '../reader';
import { colorWord } from './colors';
import { counterName } from './counters';
import { inZones } from './filters';
import { unseenWords } from './history';
import { name } from './names';
import { nounPhrase } from './noun-phrase';
import { multiplier, numberField, numeral } from './numbers';
import { playerPhrase, possessivePlayer } from './players';
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

/** What "for each" counts: "Goblin you control", "card in your hand", "color among permanents you control". */
export const counted: Reader<Quantity> = memo(
  lazy(() =>
    separated(countedOnce, oneOf(words('and each'), words('and for each'))).map((terms) => {
      const [first] = terms;
      return terms.length === 1 && first !== undefined ? first : { kind: 'sum', terms };
    }),
  ),
);

const countedOnce: Reader<Quantity> = memo(
  lazy(() =>
    oneOf(
      sequence(distinctKind(), words('among'), optional(word('the', 'all'), null), nounPhrase).map(
        ([what, , , among]): Quantity => ({ kind: 'distinct', what, among }),
      ),
      countersOn(),
      attachments(),
      sequence(words('creature in your party')).map((): Quantity => ({ kind: 'party' })),
      words('of its colors').map((): Quantity => ({ kind: 'color-count', of: { kind: 'it' } })),
      manaSymbols(),
      sequence(words('differently named'), nounPhrase).map(
        ([, among]): Quantity => ({ kind: 'distinct', what: 'name', among }),
      ),
      playersCounted(),
      nounPhrase.refine((filter) => (isSeen(filter) ? count(filter) : null)),
      // "card you've drawn this turn": the number is what no board shows.
      unseenWords.map((text): Quantity => ({ kind: 'unseen', words: text })),
      nounPhrase.map(count),
    ),
  ),
);

/** Does a board show which objects these are? */
const isSeen = (filter: Filter): boolean =>
  filter.kind === 'all-of' ? filter.filters.every(isSeen) : filter.kind !== 'assumed';

export const times = (factor: number, of: Quantity): Quantity =>
  factor === 1
    ? of
    : of.kind === 'number'
      ? { kind: 'number', value: factor * of.value }
      : { kind: 'times', factor, of };

export const number = (value: number): Quantity => ({ kind: 'number', value });
const count = (filter: Filter): Quantity => ({ kind: 'count', filter });

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

/** "green mana symbols in the mana costs of permanents you control" (chroma) */
function manaSymbols(): Reader<Quantity> {
  const symbols = sequence(colorWord, words('mana'), word('symbol', 'symbols'), words('in')).map(([color]) => color);
  return oneOf(
    sequence(symbols, words('its mana cost')).map(
      ([color]): Quantity => ({ kind: 'mana-symbols', color, among: { kind: 'is', object: { kind: 'it' } } }),
    ),
    sequence(symbols, words('the mana costs of'), nounPhrase).map(
      ([color, , among]): Quantity => ({ kind: 'mana-symbols', color, among }),
    ),
  );
}

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
  );
}

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

type Distinct = Extract<Quantity, { readonly kind: 'distinct' }>['what'];

function distinctKind(): Reader<Distinct> {
  const kinds: readonly (readonly [string, Distinct])[] = [
    ['card type', 'card-type'],
    ['card types', 'card-type'],
    ['different card types', 'card-type'],
    ['color', 'color'],
    ['colors', 'color'],
    ['basic land type', 'basic-land-type'],
    ['basic land types', 'basic-land-type'],
    ['different names', 'name'],
    ['different mana values', 'mana-value'],
    ['mana values', 'mana-value'],
    ['mana value', 'mana-value'],
    ['different powers', 'power'],
    ['creature types', 'creature-type'],
    ['creature type', 'creature-type'],
  ];
  return oneOf(...kinds.map(([text, what]) => words(text).map(() => what)));
}

/** "charge counter on it", "+1/+1 counters on creatures you control" */
function countersOn(): Reader<Quantity> {
  const kind = sequence(optional(counterName, null), word('counter', 'counters'), words('on')).map(
    ([counter]) => counter,
  );
  return oneOf(
    sequence(counterName, word('counters'), words('among'), nounPhrase).map(
      ([counter, , , among]): Quantity => ({ kind: 'counters-among', counter, among }),
    ),
    sequence(kind, objectReference).map(([counter, on]): Quantity => ({ kind: 'counters', counter, on })),
    sequence(kind, nounPhrase).map(([counter, among]): Quantity => ({ kind: 'counters-among', counter, among })),
    // A name that is not the object's own: the object whose ability granted this one (201.5a), which the board names.
    sequence(kind, name).map(([counter]): Quantity => ({ kind: 'counters', counter, on: { kind: 'chosen-object' } })),
    // 201.5a: in the text of a token, the name is that of the object whose ability made the token.
    sequence(kind, name).map(([counter]): Quantity => ({ kind: 'counters', counter, on: { kind: 'granter' } })),
    sequence(counterName, word('counter', 'counters'), playerPhrase, word('has', 'have')).map(
      ([counter, , player]): Quantity => ({ kind: 'player-counters', counter, player }),
    ),
  );
}

/** "Aura and Equipment attached to it" */
function attachments(): Reader<Quantity> {
  return sequence(nounPhrase, words('attached to'), objectReference).map(
    ([filter, , on]): Quantity => ({ kind: 'attachments', filter, on }),
  );
}

function playersCounted(): Reader<Quantity> {
  return oneOf(
    oneOf(words('opponents you have'), words('opponent you have'), words('opponent'), words('opponents')).map(
      (): Quantity => ({ kind: 'count-players', player: { kind: 'opponents' } }),
    ),
    oneOf(words('players in the game'), words('player'), words('players')).map(
      (): Quantity => ({ kind: 'count-players', player: { kind: 'each-player' } }),
    ),
  );
}
