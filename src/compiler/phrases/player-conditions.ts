/** Conditions on players: what they control and own, their hands, life, counters and designations. */
import type { Condition, Filter, PlayerRef, Quantity } from '../../engine';
import { lazy, many, memo, oneOf, optional, type Reader, reader, sequence, word, words } from '../reader';
import { type Amount, amount, bound, type HowMany, howMany, isOneOrMore, thereAre } from './amounts';
import { allOf, inZones } from './filters';
import { nounPhrase } from './noun-phrase';
import { playerPhrase, possessivePlayer } from './players';
import { number, quantity } from './quantity';
import { objectReference } from './references';

export const playerCondition: Reader<Condition> = memo(
  lazy(() =>
    oneOf(
      // Before "controls": in "you control enchanted creature" it is that one, not any that is enchanted.
      controlsIt(),
      // Before "controls": "a Swamp and a Forest" is one of each, while "Swamps and Forests" are all of them together.
      controlsEach(),
      controls(),
      controlsMore(),
      cards(),
      singlePile(),
      moreCards(),
      life(),
      counters(),
      designation(),
      poisoned(),
    ),
  ),
);

const holding = word('have', 'has');
const verb = word('control', 'controls');

/** What a player has: for "an opponent controls five artifacts" one opponent has to have them all. */
function held(player: PlayerRef, by: 'owner' | 'controller', of: Amount): Condition {
  if (isSeveral(player) && !isOneOrMore(of)) {
    return {
      kind: 'compare',
      left: { kind: 'most-of', filter: of.filter, by, player },
      comparison: of.comparison,
      right: of.count,
    };
  }
  const whose: Filter = by === 'owner' ? { kind: 'owned-by', player } : { kind: 'controlled-by', player };
  return thereAre({ ...of, filter: allOf([of.filter, whose]) });
}

const isSeveral = ({ kind }: PlayerRef): boolean => kind === 'opponents' || kind === 'each-player';
/** "you control a Swamp", "you don't control a creature", "no opponent controls a creature", "you own an exiled card" */
function controls(): Reader<Condition> {
  const not = (condition: Condition): Condition => ({ kind: 'not', condition });
  return oneOf(
    sequence(playerPhrase, verb, amount).map(([player, , of]) => held(player, 'controller', of)),
    sequence(playerPhrase, word('own', 'owns'), amount).map(([player, , of]) => held(player, 'owner', of)),
    sequence(playerPhrase, word("don't", "doesn't"), word('control'), amount).map(([player, , , of]) =>
      not(held(player, 'controller', of)),
    ),
    sequence(playerPhrase, verb, howMany, nounPhrase, words('with different'), difference).map(
      ([player, , many, filter, , what]): Condition => ({
        kind: 'compare',
        left: { kind: 'distinct', what, among: allOf([filter, { kind: 'controlled-by', player }]) },
        comparison: many.comparison,
        right: many.count,
      }),
    ),
    sequence(words('no opponent controls'), amount).map(([, of]) => not(held({ kind: 'opponents' }, 'controller', of))),
  );
}

/** "you control a Plains and an Island", "you control both an artifact and an enchantment" */
function controlsEach(): Reader<Condition> {
  const joint = oneOf(words(', and'), word('and', ','));
  return sequence(
    playerPhrase,
    verb,
    optional(word('both'), null),
    oneThing(),
    many(
      sequence(joint, oneThing()).map(([, of]) => of),
      1,
      MOST_THINGS - 1,
    ),
  ).map(
    ([player, , , first, more]): Condition => ({
      kind: 'all-of',
      conditions: [first, ...more].map((of) => held(player, 'controller', of)),
    }),
  );
}

/** "a Swamp", "an untapped Forest", "a creature with a counter on it": one description, not a list of several. */
function oneThing(): Reader<Amount> {
  const article = word('a', 'an');
  const another = sequence(word('and', 'or', ','), article);
  const described = reader((input, at) =>
    nounPhrase.read(input, at).filter(({ next }) => {
      for (let place = at; place < next; place++) if (another.read(input, place).length > 0) return false;
      return true;
    }),
  );
  return sequence(article, described).map(([, filter]): Amount => ({ comparison: '>=', count: number(1), filter }));
}

const MOST_THINGS = 4;

const difference = oneOf(
  word('powers').map(() => 'power' as const),
  word('names').map(() => 'name' as const),
  words('mana values').map(() => 'mana-value' as const),
);

/** "you control more creatures than an opponent" */
function controlsMore(): Reader<Condition> {
  return sequence(playerPhrase, verb, words('more'), nounPhrase, words('than'), playerPhrase).map(
    ([player, , , filter, , other]): Condition => ({
      kind: 'compare',
      left: { kind: 'most-of', filter, by: 'controller', player },
      comparison: '>',
      right: { kind: 'most-of', filter, by: 'controller', player: other },
    }),
  );
}

/** "you control ~", "an opponent controls enchanted creature" */
function controlsIt(): Reader<Condition> {
  return sequence(playerPhrase, verb, objectReference).map(
    ([player, , object]): Condition => ({ kind: 'matches', object, filter: { kind: 'controlled-by', player } }),
  );
}

const pile = oneOf(
  oneOf(words('in hand'), words('in your hand'), words('in their hand')).map(() => inZones('hand')),
  oneOf(words('in your graveyard'), words('in their graveyard')).map(() => inZones('graveyard')),
  oneOf(words('in your library'), words('in their library')).map(() => inZones('library')),
);

/** "you have no cards in hand", "an opponent has eight or more cards in their graveyard" */
function cards(): Reader<Condition> {
  return sequence(playerPhrase, holding, howMany, word('card', 'cards'), pile).map(
    ([player, , many, , filter]): Condition => ({
      kind: 'compare',
      left: { kind: 'most-of', filter, by: 'owner', player },
      comparison: many.comparison,
      right: many.count,
    }),
  );
}

/** "there are ten or more cards in a single graveyard" */
function singlePile(): Reader<Condition> {
  return sequence(words('there are'), howMany, words('cards in a single graveyard')).map(
    ([, many]): Condition => ({
      kind: 'compare',
      left: { kind: 'most-of', filter: inZones('graveyard'), by: 'owner', player: { kind: 'each-player' } },
      comparison: many.comparison,
      right: many.count,
    }),
  );
}

/** "you have more cards in hand than each opponent" */
function moreCards(): Reader<Condition> {
  return sequence(playerPhrase, holding, words('more cards'), pile, words('than'), playerPhrase).map(
    ([player, , , filter, , other]): Condition => ({
      kind: 'compare',
      left: { kind: 'most-of', filter, by: 'owner', player },
      comparison: '>',
      right: { kind: 'most-of', filter, by: 'owner', player: other },
    }),
  );
}

/** "you have 25 or more life", "your life total is 10 or less", "you have more life than an opponent" */
function life(): Reader<Condition> {
  const of = (player: PlayerRef, extreme?: 'most' | 'least'): Quantity =>
    extreme === undefined || !isSeveral(player) ? { kind: 'life', player } : { kind: 'life', player, extreme };
  /** "an opponent's life total is 10 or less": the lowest of them has to be. */
  const asked = (player: PlayerRef, { comparison }: HowMany) =>
    of(player, comparison.startsWith('<') ? 'least' : 'most');
  /** More than an opponent's is more than the least; more than each opponent's, more than the most. */
  const rival = oneOf(
    oneOf(words('an opponent'), words('another player')).map(() => of({ kind: 'opponents' }, 'least')),
    words('each opponent').map(() => of({ kind: 'opponents' }, 'most')),
    playerPhrase.map((player) => of(player)),
  );
  return oneOf(
    sequence(playerPhrase, holding, howMany, words('life')).map(
      ([player, , many]): Condition => ({
        kind: 'compare',
        left: asked(player, many),
        comparison: many.comparison,
        right: many.count,
      }),
    ),
    sequence(possessivePlayer, words('life total is'), bound).map(
      ([player, , than]): Condition => ({
        kind: 'compare',
        left: asked(player, than),
        comparison: than.comparison,
        right: than.count,
      }),
    ),
    sequence(playerPhrase, holding, words('at least'), quantity, words('life more than your starting life total')).map(
      ([player, , , more]): Condition => ({
        kind: 'compare',
        left: of(player),
        comparison: '>=',
        right: aboveStart(more),
      }),
    ),
    sequence(
      possessivePlayer,
      words('life total is at least'),
      quantity,
      words('greater than your starting life total'),
    ).map(
      ([player, , more]): Condition => ({
        kind: 'compare',
        left: of(player),
        comparison: '>=',
        right: aboveStart(more),
      }),
    ),
    sequence(playerPhrase, holding, words('more life than'), rival).map(
      ([player, , , right]): Condition => ({ kind: 'compare', left: of(player, 'most'), comparison: '>', right }),
    ),
    sequence(words('no opponent has more life than'), rival).map(
      ([, right]): Condition => ({
        kind: 'not',
        condition: { kind: 'compare', left: of({ kind: 'opponents' }, 'most'), comparison: '>', right },
      }),
    ),
  );
}

/** 103.4: a starting life total is 20 unless a board says otherwise. */
const aboveStart = (more: Quantity): Quantity => ({ kind: 'sum', terms: [number(20), more] });

function counters(): Reader<Condition> {
  const kind = word('poison', 'energy', 'experience', 'rad', 'ticket');
  return sequence(playerPhrase, holding, howMany, kind, word('counter', 'counters')).map(
    ([player, , many, counter]): Condition => ({
      kind: 'compare',
      left: { kind: 'player-counters', counter, player },
      comparison: many.comparison,
      right: many.count,
    }),
  );
}

function poisoned(): Reader<Condition> {
  return sequence(playerPhrase, word('is', 'are', "'re"), words('poisoned')).map(
    ([player]): Condition => ({
      kind: 'compare',
      left: { kind: 'player-counters', counter: 'poison', player },
      comparison: '>=',
      right: number(1),
    }),
  );
}

/** "you're the monarch", "you have the city's blessing", "you have a full party" */
function designation(): Reader<Condition> {
  const names = oneOf(
    words('the monarch').map(() => 'monarch'),
    words("the city 's blessing").map(() => "city's blessing"),
    words('the initiative').map(() => 'initiative'),
    words('max speed').map(() => 'max speed'),
    words('an enduring story').map(() => 'enduring story'),
  );
  return oneOf(
    sequence(playerPhrase, word("'re", 'are', 'is', 'have', 'has'), names).map(
      ([player, , designated]): Condition => ({ kind: 'player-designation', player, designation: designated }),
    ),
    words('you have a full party').map(
      (): Condition => ({ kind: 'compare', left: { kind: 'party' }, comparison: '>=', right: number(4) }),
    ),
  );
}
