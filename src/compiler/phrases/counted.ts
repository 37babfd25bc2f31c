/** What is counted: after "for each", and after "the number of". */
import type { Filter, Quantity } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { colorWord } from './colors';
import { counterName } from './counters';
import { unseenWords } from './history';
import { name } from './names';
import { nounPhrase } from './noun-phrase';
import { playerPhrase } from './players';
import { objectReference } from './references';

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

const count = (filter: Filter): Quantity => ({ kind: 'count', filter });

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
    ['different mana value', 'mana-value'],
    ['different name', 'name'],
    ['different power', 'power'],
    ['different color', 'color'],
    ['different card type', 'card-type'],
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
    sequence(optional(counterName, null), word('counters'), words('among'), nounPhrase).map(
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
