/** Whose an object is and where: "you control", "your opponents own", "you cast from exile", "in your graveyard". */
import type { Filter, Zone } from '../../engine';
import { oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { allOf, inZones, not } from './filters';
import { playerPhrase, possessivePlayer } from './players';

/** "you control", "an opponent owns", "you cast" */
export function control(): Reader<Filter> {
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
    words("you own but don't control").map(
      (): Filter =>
        allOf([{ kind: 'owned-by', player: { kind: 'you' } }, not({ kind: 'controlled-by', player: { kind: 'you' } })]),
    ),
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

/** "in your graveyard", "on the battlefield", "that aren't on the battlefield" */
export function zone(): Reader<Filter> {
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
    twoZones(),
    sequence(words('in'), optional(oneOf(words('all'), words('a'), word('each')), null), zoneName).map(([, , where]) =>
      inZones(where),
    ),
    words("that aren 't on the battlefield").map(() => ELSEWHERE),
    words("that aren't on the battlefield").map(() => ELSEWHERE),
    words('not on the battlefield').map(() => ELSEWHERE),
  );
}

/** "in your hand and graveyard", "in your graveyard and in exile": cards in exile are theirs too where the other zone is. */
function twoZones(): Reader<Filter> {
  const exile = sequence(optional(word('in'), null), word('exile'));
  const graveyard = sequence(possessivePlayer, word('graveyard')).map(([player]) => player);
  return oneOf(
    sequence(words('in'), possessivePlayer, words('hand and graveyard')).map(([, player]) =>
      allOf([inZones('hand', 'graveyard'), { kind: 'owned-by', player }]),
    ),
    sequence(words('in'), graveyard, word('and'), exile).map(([, player]) =>
      allOf([inZones('graveyard', 'exile'), { kind: 'owned-by', player }]),
    ),
    sequence(words('in exile and'), optional(word('in'), null), graveyard).map(([, , player]) =>
      allOf([inZones('graveyard', 'exile'), { kind: 'owned-by', player }]),
    ),
  );
}

const ELSEWHERE = inZones('graveyard', 'hand', 'library', 'exile', 'stack', 'command');
