/** What follows a noun: "you control", "with flying", "of the chosen type", "other than ~", "in your graveyard". */
import type { Comparison, Filter, PlayerRef, Quantity, Zone } from '../../engine';
import { lazy, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { keywordChoice } from './abilities';
import { adjectives } from './adjectives';
import { combatQualifier } from './combat-qualifiers';
import { counterName } from './counters';
import { ANY, allOf, anyOf, inZones, not, OTHER, statusIs } from './filters';
import { unseenWords } from './history';
import { name } from './names';
import { nounPhrase } from './noun-phrase';
import { numberField, plainNumber } from './numbers';
import { playerPhrase, possessivePlayer } from './players';
import { quantity } from './quantity';
import { attachedNoun, objectReference, selfReference } from './references';

/** One thing said after a noun, as a filter. */
export const qualifier: Reader<Filter> = lazy(() =>
  oneOf(
    control(),
    zone(),
    sequence(
      word('with', 'without'),
      lazy(() => property),
    ).map(([how, filter]) => (how === 'with' ? filter : not(filter))),
    chosen(),
    sequence(words('other than'), selfReference).map(() => OTHER),
    sequence(words('named'), name).map(([, called]): Filter => ({ kind: 'named', name: called })),
    sequence(words('not named'), name).map(([, called]): Filter => not({ kind: 'named', name: called })),
    attachment(),
    attackedPlayer(),
    combatQualifier,
    sequence(words('other than'), attachedNoun).map((): Filter => not({ kind: 'is', object: { kind: 'attached' } })),
    // What targets have in common is asked when they are chosen, not of each of them.
    sequence(words('that'), word('share', 'shares'), sharedThing()).map(() => ANY),
    unseen(),
    sequence(words('exiled with'), oneOf(selfReference, word('it'))).map(
      (): Filter => ({ kind: 'exiled-with-source' }),
    ),
    words('used to craft it').map((): Filter => ({ kind: 'exiled-with-source' })),
    relativeClause(),
  ),
);

/** What an object can be "with": keywords, counters, a size, a name, no abilities. */
export const property: Reader<Filter> = lazy(() =>
  oneOf(
    keywordChoice.map((keywords) => anyOf(keywords.map((keyword): Filter => ({ kind: 'has-keyword', keyword })))),
    counters(),
    size(),
    words('no abilities').map((): Filter => ({ kind: 'has-no-abilities' })),
    sequence(
      words('no'),
      counterName,
      word('counters'),
      optional(words('on'), null),
      optional(word('it', 'them'), null),
    ).map(([, counter]): Filter => not({ kind: 'has-counter', counter, atLeast: 1 })),
    words('the chosen name').map((): Filter => ({ kind: 'chosen-name' })),
    sequence(words('the same name as'), objectReference).map(
      ([, object]): Filter => ({ kind: 'shares', what: 'name', with: object }),
    ),
    sequence(words('base power or toughness'), plainNumber).map(
      ([, n]): Filter =>
        anyOf(
          (['basePower', 'baseToughness'] as const).map(
            (field): Filter => ({ kind: 'compare', field, comparison: '=', than: { kind: 'number', value: n } }),
          ),
        ),
    ),
    extreme(),
  ),
);

function control(): Reader<Filter> {
  const verb = oneOf(word('control', 'controls'), words('both control'));
  const controlled = sequence(playerPhrase, verb).map(([player]): Filter => ({ kind: 'controlled-by', player }));
  const owned = sequence(playerPhrase, word('own', 'owns')).map(([player]): Filter => ({ kind: 'owned-by', player }));
  // 601.2a: a spell's controller is who cast it. Where it came from is not to be seen any more.
  const cast = sequence(playerPhrase, word('cast', 'casts'), optional(castFrom(), null)).map(
    ([player, , from]): Filter => allOf([{ kind: 'controlled-by', player }, ...(from === null ? [] : [from])]),
  );
  return oneOf(
    controlled,
    owned,
    cast,
    words("you don't control").map((): Filter => not({ kind: 'controlled-by', player: { kind: 'you' } })),
    words("you don't own").map((): Filter => not({ kind: 'owned-by', player: { kind: 'you' } })),
    words('you both own and control').map(
      (): Filter =>
        allOf([
          { kind: 'owned-by', player: { kind: 'you' } },
          { kind: 'controlled-by', player: { kind: 'you' } },
        ]),
    ),
    words('you control but do not own').map(
      (): Filter =>
        allOf([{ kind: 'controlled-by', player: { kind: 'you' } }, not({ kind: 'owned-by', player: { kind: 'you' } })]),
    ),
    words("you control but don't own").map(
      (): Filter =>
        allOf([{ kind: 'controlled-by', player: { kind: 'you' } }, not({ kind: 'owned-by', player: { kind: 'you' } })]),
    ),
  );
}

function castFrom(): Reader<Filter> {
  return oneOf(
    sequence(words('from'), possessivePlayer, word('hand', 'graveyard', 'library')).map(
      ([from, , place]) => `${from} ${place}`,
    ),
    words('from exile'),
    words('from your library or graveyard'),
    words('from anywhere other than your hand'),
    words('from the command zone'),
  ).map((text): Filter => ({ kind: 'assumed', words: `cast ${text}` }));
}

function zone(): Reader<Filter> {
  const zoneName = oneOf(
    word('graveyard', 'graveyards').map((): Zone => 'graveyard'),
    word('hand', 'hands').map((): Zone => 'hand'),
    word('library', 'libraries').map((): Zone => 'library'),
  );
  return oneOf(
    words('on the battlefield').map(() => inZones('battlefield')),
    words('in exile').map(() => inZones('exile')),
    words('on the stack').map(() => inZones('stack')),
    words('in the command zone').map(() => inZones('command')),
    sequence(word('in', 'from'), possessivePlayer, zoneName).map(([, player, where]) =>
      allOf([inZones(where), { kind: 'owned-by', player }]),
    ),
    sequence(words('in'), possessivePlayer, words('hand and graveyard')).map(([, player]) =>
      allOf([inZones('hand', 'graveyard'), { kind: 'owned-by', player }]),
    ),
    sequence(words('in'), optional(oneOf(words('all'), words('a'), word('each')), null), zoneName).map(([, , where]) =>
      inZones(where),
    ),
    words("that aren 't on the battlefield").map(() => ELSEWHERE),
    words("that aren't on the battlefield").map(() => ELSEWHERE),
    words('not on the battlefield').map(() => ELSEWHERE),
  );
}

const ELSEWHERE = inZones('graveyard', 'hand', 'library', 'exile', 'stack', 'command');

function chosen(): Reader<Filter> {
  const type = oneOf(
    words('of the chosen type'),
    words('of the chosen types'),
    words('of the last chosen type'),
    words('of that type'),
    words('of the type of your choice'),
    words('of the creature type of your choice'),
    words('of the chosen creature type'),
    words('of a type of your choice'),
  ).map((): Filter => ({ kind: 'chosen-type' }));
  const color = oneOf(
    words('of the chosen color'),
    words('of that color'),
    words('of the color of your choice'),
    words('of the last chosen color'),
    words('that are the chosen color'),
    words('of the chosen colors'),
  ).map((): Filter => ({ kind: 'chosen-color' }));
  return oneOf(type, color);
}

/** "attached to it", "attached to a creature", "enchanted by Auras you control" */
function attachment(): Reader<Filter> {
  const described = sequence(
    optional(word('a', 'an', 'another'), null),
    lazy(() => nounPhrase),
  ).map(([, filter]) => filter);
  return oneOf(
    sequence(words('attached to'), objectReference).map(([, object]): Filter => ({ kind: 'attached-to', object })),
    sequence(words('attached to'), described).map(([, filter]): Filter => ({ kind: 'attached-to-match', filter })),
    sequence(word('enchanted', 'equipped'), words('by'), described).map(
      ([, , filter]): Filter => ({ kind: 'has-attached', filter }),
    ),
  );
}

/** "attacking you": a board does not show who is attacked, only that it is not the attacker's own controller. */
function attackedPlayer(): Reader<Filter> {
  const others = oneOf(words('attacking you'), words('attacking enchanted player')).map(
    (): PlayerRef => ({ kind: 'opponents' }),
  );
  const yours = oneOf(
    words('attacking your opponents'),
    words('attacking one of your opponents'),
    words('attacking an opponent'),
  ).map((): PlayerRef => ({ kind: 'you' }));
  return oneOf(others, yours).map((player) => allOf([statusIs('attacking'), { kind: 'controlled-by', player }]));
}

/** "that was put there from the battlefield this turn": true where the board assumes it. */
function unseen(): Reader<Filter> {
  return sequence(oneOf(word('that', 'you', 'who'), words('each turn')), unseenWords).map(
    ([first, rest]): Filter => ({ kind: 'assumed', words: `${first} ${rest}` }),
  );
}

function counters(): Reader<Filter> {
  const place = sequence(word('on'), word('it', 'them', 'him', 'her'));
  const atLeast = oneOf(
    sequence(plainNumber, words('or more')).map(([n]) => n),
    word('a', 'an').map(() => 1),
  );
  const fewer = sequence(plainNumber, words('or fewer'));
  return oneOf(
    sequence(atLeast, optional(counterName, null), word('counter', 'counters'), place).map(
      ([n, counter]): Filter => ({ kind: 'has-counter', counter, atLeast: n }),
    ),
    sequence(fewer, optional(counterName, null), word('counter', 'counters'), place).map(
      ([[n], counter]): Filter => not({ kind: 'has-counter', counter, atLeast: n + 1 }),
    ),
    sequence(
      optional(words('exactly'), null),
      plainNumber,
      optional(counterName, null),
      word('counter', 'counters'),
      place,
    ).map(
      ([, n, counter]): Filter =>
        allOf([{ kind: 'has-counter', counter, atLeast: n }, not({ kind: 'has-counter', counter, atLeast: n + 1 })]),
    ),
    sequence(optional(counterName, null), words('counters'), place).map(
      ([counter]): Filter => ({ kind: 'has-counter', counter, atLeast: 1 }),
    ),
  );
}

/** "power 2 or less", "mana value X", "toughness greater than its power", "power less than ~'s power". */
function size(): Reader<Filter> {
  const bound: Reader<{ comparison: Comparison; than: Quantity }> = oneOf(
    sequence(
      lazy(() => quantity),
      words('or less'),
    ).map(([than]) => ({ comparison: '<=' as const, than })),
    sequence(
      lazy(() => quantity),
      words('or greater'),
    ).map(([than]) => ({ comparison: '>=' as const, than })),
    sequence(
      comparisonWords,
      lazy(() => quantity),
    ).map(([comparison, than]) => ({ comparison, than })),
    lazy(() => quantity).map((than) => ({ comparison: '=' as const, than })),
  );
  return sequence(numberField, bound).map(
    ([field, { comparison, than }]): Filter => ({ kind: 'compare', field, comparison, than }),
  );
}

/** "less than", "greater than or equal to", "equal to" */
const comparisonWords: Reader<Comparison> = oneOf(
  words('less than or equal to').map(() => '<=' as const),
  words('greater than or equal to').map(() => '>=' as const),
  words('less than').map(() => '<' as const),
  words('greater than').map(() => '>' as const),
  words('equal to').map(() => '=' as const),
);

function extreme(): Reader<Filter> {
  return sequence(
    word('the'),
    word('greatest', 'highest', 'least', 'lowest'),
    numberField,
    words('among'),
    lazy(() => nounPhrase),
  ).map(
    ([, which, field, , among]): Filter => ({
      kind: 'greatest',
      field,
      among,
      ...(which === 'least' || which === 'lowest' ? { least: true } : {}),
    }),
  );
}

/** What follows "is": "attacking", "a Human or Elf", "red", "one or more colors", "in your graveyard", "the chosen type". */
export const complement: Reader<Filter> = lazy(() => {
  const one: Reader<Filter> = oneOf(
    sequence(optional(word('a', 'an', 'both', 'either', 'your', 'one', 'the'), null), nounPhrase).map(
      ([, filter]) => filter,
    ),
    adjectives.refine((filter, from, to) => (to > from ? filter : null)),
    zone(),
    words('one or more colors').map((): Filter => ({ kind: 'color-count', comparison: '>=', count: 1 })),
    attackedPlayer(),
    attachment(),
    sequence(words('exactly'), plainNumber, word('color', 'colors')).map(
      ([, count]): Filter => ({ kind: 'color-count', comparison: '=', count }),
    ),
    words('face up').map(() => not(statusIs('faceDown'))),
    words('face down').map(() => statusIs('faceDown')),
    words('the chosen type').map((): Filter => ({ kind: 'chosen-type' })),
    words('the chosen color').map((): Filter => ({ kind: 'chosen-color' })),
    sequence(words('paired with'), optional(words('another'), null), nounPhrase).map(() => statusIs('paired')),
  );
  return separated(one, oneOf(words(', or'), word('or'))).map(anyOf);
});

/** "that's attacking", "that are enchanted", "that isn't a Human", "that shares a creature type with it", "that has flying". */
function relativeClause(): Reader<Filter> {
  const is = oneOf(words("that 's"), words('that are'), words('that is'), words("that 're"));
  const isNot = oneOf(words("that isn't"), words("that aren't"), words("that 's not"), words('that are not'));
  const alike = oneOf(
    words('a creature type').map(() => 'creature-type' as const),
    words('a color').map(() => 'color' as const),
    words('a card type').map(() => 'card-type' as const),
    words('a permanent type').map(() => 'card-type' as const),
    words('a name').map(() => 'name' as const),
    words('at least one creature type').map(() => 'creature-type' as const),
    words('a mana value').map(() => 'mana-value' as const),
  );
  return oneOf(
    sequence(
      is,
      lazy(() => complement),
    ).map(([, filter]) => filter),
    sequence(
      isNot,
      lazy(() => complement),
    ).map(([, filter]) => not(filter)),
    sequence(words('that'), word('has', 'have'), property).map(([, , filter]) => filter),
    sequence(words('that'), word("doesn't", "don't"), words('have'), property).map(([, , , filter]) => not(filter)),
    sequence(words('that entered'), optional(words('the battlefield'), null), words('this turn')).map(() =>
      statusIs('enteredThisTurn'),
    ),
    sequence(words('that'), word('share', 'shares'), alike, words('with'), objectReference).map(
      ([, , what, , object]): Filter => ({ kind: 'shares', what, with: object }),
    ),
  );
}

/** "a card type", "one of those types", "a permanent type with it". */
function sharedThing(): Reader<unknown> {
  return sequence(
    oneOf(words('a'), words('one of those'), words('at least one'), words('no')),
    optional(word('card', 'permanent', 'creature', 'land', 'mana'), null),
    word('type', 'types', 'color', 'colors', 'name', 'value'),
    optional(sequence(word('with'), word('it', 'them', '~')), null),
  );
}
