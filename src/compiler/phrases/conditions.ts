import type { Comparison, Condition, Filter, Quantity } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { allOf, statusIs } from './filters';
import { unseenWords } from './history';
import { nounPhrase } from './noun-phrase';
import { numberField, plainNumber } from './numbers';
import { playerPhrase } from './players';
import { complement, property } from './qualifiers';
import { counted, number, quantity } from './quantity';
import { objectReference, possessive } from './references';

/** What follows "as long as" or "if": one condition, or several joined by "and" or "or". */
export const condition: Reader<Condition> = memo(
  lazy(() =>
    sequence(single, optional(sequence(word('and', 'or'), optional(word('if'), null), single), null)).map(
      ([first, more]) => {
        if (more === null) return first;
        const [joint, , second] = more;
        const conditions = [first, second];
        return joint === 'and' ? { kind: 'all-of', conditions } : { kind: 'any-of', conditions };
      },
    ),
  ),
);

/** "a creature", "five or more artifacts", "no other creatures": what there are, and how many of them it takes. */
type Amount = { readonly filter: Filter; readonly comparison: Comparison; readonly count: Quantity };

const single: Reader<Condition> = lazy(() =>
  oneOf(
    turn(),
    controls(),
    state(),
    has(),
    comparison(),
    existence(),
    holdings(),
    designation(),
    unseenWords.map((text): Condition => ({ kind: 'assumed', words: text })),
  ),
);

const holds = (of: Amount): Condition => ({
  kind: 'compare',
  left: { kind: 'count', filter: of.filter },
  comparison: of.comparison,
  right: of.count,
});

export const howMany: Reader<{ readonly comparison: Comparison; readonly count: Quantity }> = oneOf(
  sequence(plainNumber, words('or more')).map(([n]) => ({ comparison: '>=' as const, count: number(n) })),
  sequence(plainNumber, oneOf(words('or fewer'), words('or less'))).map(([n]) => ({
    comparison: '<=' as const,
    count: number(n),
  })),
  sequence(words('exactly'), plainNumber).map(([, n]) => ({ comparison: '=' as const, count: number(n) })),
  sequence(words('at least'), plainNumber).map(([, n]) => ({ comparison: '>=' as const, count: number(n) })),
  sequence(words('fewer than'), plainNumber).map(([, n]) => ({ comparison: '<' as const, count: number(n) })),
  sequence(words('more than'), plainNumber).map(([, n]) => ({ comparison: '>' as const, count: number(n) })),
  word('no').map(() => ({ comparison: '=' as const, count: number(0) })),
  plainNumber.map((n) =>
    n === 0 ? { comparison: '=' as const, count: number(0) } : { comparison: '>=' as const, count: number(n) },
  ),
  word('a', 'an', 'any').map(() => ({ comparison: '>=' as const, count: number(1) })),
);

const amount: Reader<Amount> = oneOf(
  sequence(howMany, nounPhrase).map(([many, filter]) => ({ ...many, filter })),
  nounPhrase.map((filter) => ({ filter, comparison: '>=' as const, count: number(1) })),
);

function turn(): Reader<Condition> {
  const yours: Condition = { kind: 'your-turn', player: { kind: 'you' } };
  return oneOf(
    words("it 's your turn").map(() => yours),
    words("it 's not your turn").map((): Condition => ({ kind: 'not', condition: yours })),
    words("it isn't your turn").map((): Condition => ({ kind: 'not', condition: yours })),
    words("it 's an opponent 's turn").map((): Condition => ({ kind: 'your-turn', player: { kind: 'opponents' } })),
  );
}

function controls(): Reader<Condition> {
  const verb = word('control', 'controls');
  const positive = sequence(playerPhrase, verb, amount).map(([player, , of]) =>
    holds({ ...of, filter: allOf([of.filter, { kind: 'controlled-by', player }]) }),
  );
  const negative = sequence(playerPhrase, word("don't", "doesn't"), word('control'), amount).map(
    ([player, , , of]): Condition => ({
      kind: 'not',
      condition: holds({ ...of, filter: allOf([of.filter, { kind: 'controlled-by', player }]) }),
    }),
  );
  const none = sequence(words('no opponent controls'), amount).map(
    ([, of]): Condition => ({
      kind: 'not',
      condition: holds({ ...of, filter: allOf([of.filter, { kind: 'controlled-by', player: { kind: 'opponents' } }]) }),
    }),
  );
  const more = sequence(playerPhrase, verb, words('more'), nounPhrase, words('than'), playerPhrase).map(
    ([player, , , filter, , other]): Condition => ({
      kind: 'compare',
      left: { kind: 'count', filter: allOf([filter, { kind: 'controlled-by', player }]) },
      comparison: '>',
      right: { kind: 'count', filter: allOf([filter, { kind: 'controlled-by', player: other }]) },
    }),
  );
  const it = sequence(playerPhrase, verb, objectReference).map(
    ([player, , object]): Condition => ({ kind: 'matches', object, filter: { kind: 'controlled-by', player } }),
  );
  return oneOf(positive, negative, none, more, it);
}

const is = oneOf(word("'s", 'is', 'are', "'re"), words('remains'));
const isNot = oneOf(word("isn't", "aren't"), words("'s not"), words('is not'));

/** "enchanted permanent is a creature", "~ isn't attacking", "it's untapped" */
function state(): Reader<Condition> {
  return oneOf(
    sequence(objectReference, is, complement).map(
      ([object, , filter]): Condition => ({ kind: 'matches', object, filter }),
    ),
    sequence(objectReference, isNot, complement).map(
      ([object, , filter]): Condition => ({ kind: 'not', condition: { kind: 'matches', object, filter } }),
    ),
    sequence(objectReference, is, words('on the battlefield')).map(
      ([object]): Condition => ({ kind: 'matches', object, filter: { kind: 'in-zone', zones: ['battlefield'] } }),
    ),
  );
}

/** "~ has three or more charge counters on it", "enchanted creature has flying" */
function has(): Reader<Condition> {
  return oneOf(
    sequence(objectReference, word('has', 'have'), property).map(
      ([object, , filter]): Condition => ({ kind: 'matches', object, filter }),
    ),
    sequence(objectReference, word("doesn't", "don't"), words('have'), property).map(
      ([object, , , filter]): Condition => ({ kind: 'not', condition: { kind: 'matches', object, filter } }),
    ),
    sequence(objectReference, words('is attached')).map(
      ([object]): Condition => ({ kind: 'matches', object, filter: statusIs('attached') }),
    ),
  );
}

/** "your devotion to red is less than five", "its power is 4 or greater", "your life total is 10 or less" */
function comparison(): Reader<Condition> {
  const left = oneOf(
    quantity,
    sequence(possessive, numberField).map(([of, field]): Quantity => ({ kind: 'field', field, of })),
  );
  const bound = oneOf(
    sequence(quantity, words('or less')).map(([right]) => ({ comparison: '<=' as const, right })),
    sequence(quantity, words('or greater')).map(([right]) => ({ comparison: '>=' as const, right })),
    sequence(quantity, words('or more')).map(([right]) => ({ comparison: '>=' as const, right })),
    sequence(words('less than or equal to'), quantity).map(([, right]) => ({ comparison: '<=' as const, right })),
    sequence(words('greater than or equal to'), quantity).map(([, right]) => ({ comparison: '>=' as const, right })),
    sequence(words('less than'), quantity).map(([, right]) => ({ comparison: '<' as const, right })),
    sequence(words('greater than'), quantity).map(([, right]) => ({ comparison: '>' as const, right })),
    sequence(optional(words('equal to'), null), quantity).map(([, right]) => ({ comparison: '=' as const, right })),
  );
  return sequence(left, word('is'), bound).map(([of, , than]): Condition => ({ kind: 'compare', left: of, ...than }));
}

/** "there are four or more card types among cards in your graveyard", "seven or more cards are in your graveyard" */
function existence(): Reader<Condition> {
  const distinct = sequence(howMany, counted).refine(([many, of]): Condition | null =>
    of.kind === 'count' || of.kind === 'unseen'
      ? null
      : { kind: 'compare', left: of, comparison: many.comparison, right: many.count },
  );
  const thereAre = sequence(words('there'), word('are', 'is', "'s"), oneOf(distinct, amount.map(holds))).map(
    ([, , holding]) => holding,
  );
  const areThere = sequence(amount, word('is', 'are'), complement).map(([of, , filter]) =>
    holds({ ...of, filter: allOf([of.filter, filter]) }),
  );
  const share = sequence(amount, word('has', 'have'), property).map(([of, , filter]) =>
    holds({ ...of, filter: allOf([of.filter, filter]) }),
  );
  return oneOf(thereAre, areThere, share);
}

/** "you have no cards in hand", "you have 25 or more life", "an opponent has three or more poison counters" */
function holdings(): Reader<Condition> {
  const have = word('have', 'has');
  const cards = sequence(
    playerPhrase,
    have,
    howMany,
    word('card', 'cards'),
    oneOf(words('in hand'), words('in your hand'), words('in their hand')),
  ).map(
    ([player, , many]): Condition => ({
      kind: 'compare',
      left: {
        kind: 'count',
        filter: allOf([
          { kind: 'in-zone', zones: ['hand'] },
          { kind: 'owned-by', player },
        ]),
      },
      comparison: many.comparison,
      right: many.count,
    }),
  );
  const life = sequence(playerPhrase, have, howMany, words('life')).map(
    ([player, , many]): Condition => ({
      kind: 'compare',
      left: { kind: 'life', player },
      comparison: many.comparison,
      right: many.count,
    }),
  );
  const counters = sequence(
    playerPhrase,
    have,
    howMany,
    word('poison', 'energy', 'experience', 'rad'),
    word('counter', 'counters'),
  ).map(
    ([player, , many, counter]): Condition => ({
      kind: 'compare',
      left: { kind: 'player-counters', counter, player },
      comparison: many.comparison,
      right: many.count,
    }),
  );
  const party = words('you have a full party').map(
    (): Condition => ({ kind: 'compare', left: { kind: 'party' }, comparison: '>=', right: number(4) }),
  );
  return oneOf(cards, life, counters, party);
}

/** "you're the monarch", "you have the city's blessing" */
function designation(): Reader<Condition> {
  const names = oneOf(
    words('the monarch').map(() => 'monarch'),
    words("the city 's blessing").map(() => "city's blessing"),
    words('the initiative').map(() => 'initiative'),
    words('max speed').map(() => 'max speed'),
  );
  const verb = oneOf(word("'re", 'are', 'is', 'have', 'has'));
  return sequence(playerPhrase, verb, names).map(
    ([player, , designated]): Condition => ({ kind: 'player-designation', player, designation: designated }),
  );
}
