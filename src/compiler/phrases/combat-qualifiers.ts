import type { Filter } from '../../engine';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { anyOf, statusIs } from './filters';
import { nounPhrase } from './noun-phrase';
import { objectReference } from './references';

/**
 * "blocking ~", "blocked by this creature", "that's attacking alone", "banded with ~". A board shows who attacks and who blocks,
 * not whom; where it matters the board names the objects.
 */
export const combatQualifier: Reader<Filter> = lazy(() => {
  const that = optional(oneOf(words("that 's"), words('that are')), null);
  const other = oneOf<readonly Reader<unknown>[]>(
    objectReference,
    sequence(optional(word('a', 'an', 'one', 'another'), null), nounPhrase),
  );
  return oneOf(
    sequence(that, words('blocking'), other).map(() => statusIs('blocking')),
    sequence(that, optional(word('being'), null), words('blocked by'), other).map(() => statusIs('attacking')),
    sequence(that, words('blocking or'), optional(word('being'), null), words('blocked by'), other).map(() =>
      anyOf([statusIs('blocking'), statusIs('attacking')]),
    ),
    sequence(that, words('attacking alone')).map(() => statusIs('attacking')),
    sequence(words('banded with'), other).map(() => statusIs('attacking')),
    sequence(
      words('attacking'),
      oneOf(
        words('that player'),
        words('a player'),
        words('a battle'),
        words('your opponents and/or planeswalkers they control'),
      ),
    ).map(() => statusIs('attacking')),
  );
});
