import type { Condition, PlayerRef } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { amount, bound, howMany, thereAre } from './amounts';
import { colorWord } from './colors';
import { counted } from './counted';
import { allOf, topOf } from './filters';
import { unseenWords } from './history';
import { nounPhrase } from './noun-phrase';
import { numberField } from './numbers';
import { playerCondition } from './player-conditions';
import { possessivePlayer } from './players';
import { property } from './properties';
import { quantity } from './quantity';
import { objectReference } from './references';
import { complement } from './relative';

/** What follows "as long as" or "if": one condition, or several joined by "and" or "or". */
export const condition: Reader<Condition> = memo(
  lazy(() =>
    sequence(
      single,
      optional(sequence(optional(word(','), null), word('and', 'or'), optional(word('if'), null), single), null),
    ).map(([first, more]) => {
      if (more === null) return first;
      const [, joint, , second] = more;
      const conditions = [first, second];
      return joint === 'and' ? { kind: 'all-of', conditions } : { kind: 'any-of', conditions };
    }),
  ),
);

const single: Reader<Condition> = lazy(() =>
  oneOf(
    turn(),
    playerCondition,
    state(),
    has(),
    comparison(),
    existence(),
    topCard(),
    mostCommonColor(),
    totalPower(),
    unseenWords.map((text): Condition => ({ kind: 'assumed', words: text })),
  ),
);

const not = (condition: Condition): Condition => ({ kind: 'not', condition });

function turn(): Reader<Condition> {
  const of = (player: PlayerRef): Condition => ({ kind: 'your-turn', player });
  return oneOf(
    words("it 's your turn").map(() => of({ kind: 'you' })),
    oneOf(words("it 's not your turn"), words("it isn't your turn")).map(() => not(of({ kind: 'you' }))),
    oneOf(words("it 's night"), words("it 's day")).map(
      (text): Condition => ({ kind: 'assumed', words: text.replace(" 's", "'s") }),
    ),
    words("it 's an opponent 's turn").map(() => of({ kind: 'opponents' })),
  );
}

const is = oneOf(word("'s", 'is', 'are', "'re"), words('remains'));
const isNot = oneOf(word("isn't", "aren't"), words("'s not"), words('is not'), words("'re not"));

/** "enchanted permanent is a creature", "~ isn't attacking", "it's untapped" */
function state(): Reader<Condition> {
  return oneOf(
    sequence(objectReference, is, complement).map(
      ([object, , filter]): Condition => ({ kind: 'matches', object, filter }),
    ),
    // "they're attacking": elsewhere "they" are players.
    sequence(word('they'), is, complement).map(
      ([, , filter]): Condition => ({ kind: 'matches', object: { kind: 'it' }, filter }),
    ),
    sequence(objectReference, is, word('enchanted', 'equipped'), word('by'), amount).map(
      ([on, , , , of]): Condition => ({
        kind: 'compare',
        left: { kind: 'attachments', filter: of.filter, on },
        comparison: of.comparison,
        right: of.count,
      }),
    ),
    sequence(objectReference, word('entered'), optional(words('the battlefield'), null), words('this turn')).map(
      ([object]): Condition => ({ kind: 'matches', object, filter: { kind: 'status', status: 'enteredThisTurn' } }),
    ),
    sequence(objectReference, is, words('the only'), nounPhrase).map(
      ([object, , , filter]): Condition => ({
        kind: 'all-of',
        conditions: [
          { kind: 'matches', object, filter },
          { kind: 'compare', left: { kind: 'count', filter }, comparison: '=', right: { kind: 'number', value: 1 } },
        ],
      }),
    ),
    sequence(objectReference, isNot, complement).map(([object, , filter]) => not({ kind: 'matches', object, filter })),
  );
}

/** "~ has three or more charge counters on it", "enchanted creature has flying" */
function has(): Reader<Condition> {
  return oneOf(
    sequence(objectReference, word('has', 'have'), property).map(
      ([object, , filter]): Condition => ({ kind: 'matches', object, filter }),
    ),
    sequence(objectReference, word("doesn't", "don't"), words('have'), property).map(([object, , , filter]) =>
      not({ kind: 'matches', object, filter }),
    ),
  );
}

/** "your devotion to red is less than five", "its power is 4 or greater", "X is 5 or more" */
function comparison(): Reader<Condition> {
  return sequence(quantity, word('is'), bound).map(
    ([left, , than]): Condition => ({ kind: 'compare', left, comparison: than.comparison, right: than.count }),
  );
}

/** "creatures you control have total power 8 or greater" */
function totalPower(): Reader<Condition> {
  return sequence(nounPhrase, word('have', 'has'), words('total'), numberField, bound).map(
    ([among, , , field, than]): Condition => ({
      kind: 'compare',
      left: { kind: 'total', field, among },
      comparison: than.comparison,
      right: than.count,
    }),
  );
}

/** "there are four or more card types among cards in your graveyard", "seven or more cards are in your graveyard" */
function existence(): Reader<Condition> {
  const number = sequence(howMany, counted).refine(([many, of]): Condition | null =>
    of.kind === 'count' || of.kind === 'unseen'
      ? null
      : { kind: 'compare', left: of, comparison: many.comparison, right: many.count },
  );
  return oneOf(
    sequence(words('there'), word('are', 'is', "'s"), oneOf(number, amount.map(thereAre))).map(
      ([, , holding]) => holding,
    ),
    // "all creatures you control are red": none is anything else.
    sequence(word('all', 'each'), nounPhrase, word('is', 'are'), complement).map(([, among, , filter]) =>
      not(
        thereAre({
          comparison: '>=',
          count: { kind: 'number', value: 1 },
          filter: allOf([among, { kind: 'not', filter }]),
        }),
      ),
    ),
    sequence(words('there'), word("aren't", "isn't"), amount.map(thereAre)).map(([, , holding]) => not(holding)),
    sequence(amount, word('is', 'are'), complement).map(([of, , filter]) =>
      thereAre({ ...of, filter: allOf([of.filter, filter]) }),
    ),
    sequence(amount, word('has', 'have'), property).map(([of, , filter]) =>
      thereAre({ ...of, filter: allOf([of.filter, filter]) }),
    ),
  );
}

/** "the top card of your library is a creature card" */
function topCard(): Reader<Condition> {
  return sequence(words('the top card of'), possessivePlayer, word('library', 'graveyard'), is, complement).map(
    ([, player, pile, , filter]) =>
      thereAre({
        comparison: '>=',
        count: { kind: 'number', value: 1 },
        filter: allOf([topOf(player, pile === 'library' ? 'library' : 'graveyard'), filter]),
      }),
  );
}

/** "red is the most common color among all permanents or is tied for most common" */
function mostCommonColor(): Reader<Condition> {
  const color = oneOf(
    colorWord,
    words('the chosen color').map(() => null),
  );
  const tie = oneOf(
    words('or is tied for most common').map(() => true),
    words("but isn't tied for most common").map(() => false),
  );
  return sequence(
    color,
    words('is the most common color among'),
    optional(word('all'), null),
    nounPhrase,
    optional(tie, false),
  ).map(([of, , , among, tied]): Condition => ({ kind: 'most-common-color', color: of, among, tied }));
}
