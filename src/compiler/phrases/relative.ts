/** What an object is said to be: after "is" in conditions, and after "that's" behind a noun. */
import type { Filter, PlayerRef } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { adjective, adjectives } from './adjectives';
import { allOf, anyOf, not, statusIs } from './filters';
import { zone } from './holders';
import { nounPhrase } from './noun-phrase';
import { plainNumber } from './numbers';
import { property } from './properties';
import { objectReference } from './references';

/** What follows "is": "attacking", "a Human or Elf", "red", "one or more colors", "in your graveyard", "the chosen type". */
export const complement: Reader<Filter> = memo(
  lazy(() => {
    const one: Reader<Filter> = oneOf(
      sequence(words('both'), adjective, words('and'), adjective).map(([, first, , second]) => allOf([first, second])),
      sequence(optional(word('a', 'an', 'both', 'either', 'your', 'one', 'the'), null), nounPhrase).map(
        ([, filter]) => filter,
      ),
      adjectives.refine((filter, from, to) => (to > from ? filter : null)),
      zone(),
      words('one or more colors').map((): Filter => ({ kind: 'color-count', comparison: '>=', count: 1 })),
      attackedPlayer(),
      words('attacking alone').map(() => statusIs('attacking')),
      attachment(),
      sequence(words('exactly'), plainNumber, word('color', 'colors')).map(
        ([, count]): Filter => ({ kind: 'color-count', comparison: '=', count }),
      ),
      words('face up').map(() => not(statusIs('faceDown'))),
      words('face down').map(() => statusIs('faceDown')),
      oneOf(words('the chosen type'), words('of the chosen type')).map((): Filter => ({ kind: 'chosen-type' })),
      oneOf(words('the chosen color'), words('of the chosen color')).map((): Filter => ({ kind: 'chosen-color' })),
      sequence(words('paired with'), optional(word('a', 'an', 'another'), null), nounPhrase).map(() =>
        statusIs('paired'),
      ),
    );
    return separated(one, oneOf(words(', or'), word('or'))).map(anyOf);
  }),
);

/** "that's attacking", "that are enchanted", "that isn't a Human", "that shares a creature type with it", "that has flying". */
export function relativeClause(): Reader<Filter> {
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

/** "attached to it", "attached to a creature", "enchanted by Auras you control" */
export function attachment(): Reader<Filter> {
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
export function attackedPlayer(): Reader<Filter> {
  const others = oneOf(words('attacking you'), words('attacking enchanted player')).map(
    (): PlayerRef => ({ kind: 'opponents' }),
  );
  const yours = oneOf(
    words('attacking your opponents'),
    words('attacking one of your opponents'),
    words('attacking an opponent'),
  ).map((): PlayerRef => ({ kind: 'you' }));
  return oneOf(
    oneOf(others, yours).map((player) => allOf([statusIs('attacking'), { kind: 'controlled-by', player }])),
    words('attacking a player').map(() => statusIs('attacking')),
  );
}

/** "a card type", "one of those types", "a permanent type with it". */
export function sharedThing(): Reader<unknown> {
  return sequence(
    oneOf(words('a'), words('one of those'), words('at least one'), words('no')),
    optional(word('card', 'permanent', 'creature', 'land', 'mana'), null),
    word('type', 'types', 'color', 'colors', 'name', 'value'),
  );
}
