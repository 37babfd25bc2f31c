/** What follows a noun: "you control", "with flying", "of the chosen type", "other than ~", "in your graveyard". */
import type { Filter } from '../../engine';
import { lazy, memo, oneOf, type Reader, sequence, word, words } from '../reader';
import { combatQualifier } from './combat-qualifiers';
import { ANY, not, OTHER } from './filters';
import { unseenWords } from './history';
import { control, zone } from './holders';
import { name } from './names';
import { property } from './properties';
import { attachedNoun, selfReference } from './references';
import { attachment, attackedPlayer, relativeClause, sharedThing } from './relative';
import { targetQualifier } from './target-qualifiers';

/** One thing said after a noun, as a filter. */
export const qualifier: Reader<Filter> = memo(
  lazy(() =>
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
      targetQualifier,
      sequence(words('other than'), attachedNoun).map((): Filter => not({ kind: 'is', object: { kind: 'attached' } })),
      // What targets have in common is asked when they are chosen, not of each of them.
      sequence(words('that'), word('share', 'shares'), sharedThing()).map(() => ANY),
      sequence(words('exiled with'), oneOf(selfReference, word('it'))).map(
        (): Filter => ({ kind: 'exiled-with-source' }),
      ),
      words('used to craft it').map((): Filter => ({ kind: 'exiled-with-source' })),
      relativeClause(),
    ),
  ),
);

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

/** "that was put there from the battlefield this turn": true where the board assumes it. */
export const unseenQualifier: Reader<Filter> = lazy(() =>
  sequence(oneOf(word('that', 'you', 'who'), words('each turn')), unseenWords).map(
    ([first, rest]): Filter => ({ kind: 'assumed', words: `${first} ${rest}` }),
  ),
);
