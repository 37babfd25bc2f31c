import type { PlayerRef } from '../../engine';
import { memo, oneOf, type Reader, sequence, word, words } from '../reader';

const YOU: PlayerRef = { kind: 'you' };
const OPPONENTS: PlayerRef = { kind: 'opponents' };

/** "target player", with the position of its token as the number of the target until `numberTargets` counts them. */
const targetPlayer: Reader<PlayerRef> = sequence(word('target'), word('player', 'opponent')).map((_, from) => ({
  kind: 'target-player',
  index: from,
}));

/** A player by name of the role. "that player" and "they" mean the one chosen, unless the text named a target. */
export const playerPhrase: Reader<PlayerRef> = memo(
  oneOf(
    word('you').map(() => YOU),
    words('your opponents').map(() => OPPONENTS),
    words('an opponent').map(() => OPPONENTS),
    words('another player').map(() => OPPONENTS),
    words('other players').map(() => OPPONENTS),
    words('each opponent').map(() => OPPONENTS),
    words('any opponent').map(() => OPPONENTS),
    words('opponents').map(() => OPPONENTS),
    words('one of your opponents').map(() => OPPONENTS),
    words('a player').map((): PlayerRef => ({ kind: 'each-player' })),
    words('each player').map((): PlayerRef => ({ kind: 'each-player' })),
    words('any player').map((): PlayerRef => ({ kind: 'each-player' })),
    words('the active player').map((): PlayerRef => ({ kind: 'active-player' })),
    words('your team').map(() => YOU),
    words('the monarch').map((): PlayerRef => ({ kind: 'designated-player', designation: 'monarch' })),
    words('enchanted player').map((): PlayerRef => ({ kind: 'attached-player' })),
    words('the chosen player').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('the last chosen player').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('that player').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('that opponent').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('they').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('defending player').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('the defending player').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words('its controller').map((): PlayerRef => ({ kind: 'controller-of', of: { kind: 'it' } })),
    words('its owner').map((): PlayerRef => ({ kind: 'owner-of', of: { kind: 'it' } })),
    sequence(words("~ 's"), word('controller')).map((): PlayerRef => ({ kind: 'controller-of', of: { kind: 'self' } })),
    sequence(words("~ 's"), word('owner')).map((): PlayerRef => ({ kind: 'owner-of', of: { kind: 'self' } })),
    sequence(
      word('enchanted', 'equipped'),
      word('creature', 'permanent', 'land', 'artifact'),
      words("'s controller"),
    ).map((): PlayerRef => ({ kind: 'controller-of', of: { kind: 'attached' } })),
    targetPlayer,
  ),
);

/** "your", "their", "an opponent's", "each player's", "all": whose hand, graveyard or turn. */
export const possessivePlayer: Reader<PlayerRef> = memo(
  oneOf(
    word('your').map(() => YOU),
    word('their').map((): PlayerRef => ({ kind: 'chosen-player' })),
    words("your opponents '").map(() => OPPONENTS),
    words("opponents '").map(() => OPPONENTS),
    words("an opponent 's").map(() => OPPONENTS),
    words("each opponent 's").map(() => OPPONENTS),
    words("any opponent 's").map(() => OPPONENTS),
    words("all players '").map((): PlayerRef => ({ kind: 'each-player' })),
    words("a player 's").map((): PlayerRef => ({ kind: 'each-player' })),
    words("each player 's").map((): PlayerRef => ({ kind: 'each-player' })),
    words("that player 's").map((): PlayerRef => ({ kind: 'chosen-player' })),
    words("the chosen player 's").map((): PlayerRef => ({ kind: 'chosen-player' })),
    words("defending player 's").map((): PlayerRef => ({ kind: 'chosen-player' })),
    words("enchanted player 's").map((): PlayerRef => ({ kind: 'attached-player' })),
    words("its controller 's").map((): PlayerRef => ({ kind: 'controller-of', of: { kind: 'it' } })),
    words("its owner 's").map((): PlayerRef => ({ kind: 'owner-of', of: { kind: 'it' } })),
    sequence(targetPlayer, word("'s")).map(([player]) => player),
  ),
);
